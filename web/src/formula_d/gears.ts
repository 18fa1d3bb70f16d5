/** The familiar colour of each gear's die, with a readable ink. */

export const GEARS: Record<number, { fill: string; ink: string }> = {
  0: { fill: '#1d1e22', ink: '#ffffff' }, // the black die
  1: { fill: '#f2c318', ink: '#231c02' },
  2: { fill: '#ee7b22', ink: '#241102' },
  3: { fill: '#c62828', ink: '#ffffff' },
  4: { fill: '#23803f', ink: '#ffffff' },
  5: { fill: '#2563c9', ink: '#ffffff' },
  6: { fill: '#6b3fa0', ink: '#ffffff' },
};

/** The position of each gear in the gate: column and row. */
export const GATE: Record<number, [number, number]> = {
  1: [0, 0],
  2: [0, 1],
  3: [1, 0],
  4: [1, 1],
  5: [2, 0],
  6: [2, 1],
};
