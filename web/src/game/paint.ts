/** The colours of the cars, as on drawn boards, each with a readable ink. */

export interface Paint {
  body: string;
  ink: string; // on the body
  deep: string; // the shaded side
}

export const PAINTS: Record<string, Paint> = {
  black: { body: '#2f3036', ink: '#ffffff', deep: '#131418' },
  blue: { body: '#2563c9', ink: '#ffffff', deep: '#173f86' },
  green: { body: '#23803f', ink: '#ffffff', deep: '#145029' },
  yellow: { body: '#f2c318', ink: '#231c02', deep: '#b48c06' },
  orange: { body: '#ee7b22', ink: '#241102', deep: '#ad5107' },
  red: { body: '#c62828', ink: '#ffffff', deep: '#831414' },
  white: { body: '#f7f4ea', ink: '#20201c', deep: '#b9b4a2' },
};

export function paint(colour: string): Paint {
  return PAINTS[colour] ?? PAINTS.white!;
}
