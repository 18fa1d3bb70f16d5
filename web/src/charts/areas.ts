/** Chances to win as stacked areas from start to end. */

export interface Area {
  path: string;
  /** The last moment at which it is widest, and the height of its middle there, from 0 to 1. */
  widest: number;
  middle: number;
  /** How wide it is there. */
  share: number;
}

const MILLION = 1_000_000;

/** Return an area for each seat; `x` and `y` map moments and heights (0 to 1) to the chart. */
export function areasOf(moments: readonly { wins: readonly number[] }[], seats: number, x: (moment: number) => number, y: (height: number) => number): Area[] {
  const floor = moments.map(() => 0);
  return Array.from({ length: seats }, (_, seat) => {
    const shares = moments.map((moment) => moment.wins[seat]! / MILLION);
    const tops = shares.map((share, at) => floor[at]! + share);
    const edge = (heights: readonly number[]): string[] => heights.map((height, at) => `${round(x(at))} ${round(y(height))}`);
    const path = `M${[...edge(tops), ...edge(floor).reverse()].join('L')}Z`;
    const share = Math.max(...shares);
    const widest = shares.lastIndexOf(share);
    const area = { path, widest, middle: floor[widest]! + share / 2, share };
    tops.forEach((top, at) => (floor[at] = top));
    return area;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
