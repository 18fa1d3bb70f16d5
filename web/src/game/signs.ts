/** Painted signs with explanations, and their positions. */

import { outlinePath, type Point, type Pose } from './geometry';
import type { Track } from './track';

/** Left, top, width and height in the units of the board. */
export type Box = readonly [number, number, number, number];

export interface Sign {
  title?: string; // its name, if the text lacks it
  text: string;
  rule: string; // an address of the rules page
  box?: Box | null; // beside the road
  spaces?: readonly string[]; // or painted on these
}

export interface PlacedSign {
  sign: Sign;
  paths: string[];
  pose: Pose;
}

/** Return the shapes of signs, none smaller than `least`, leaving out those without a place. */
export function placeSigns(signs: readonly Sign[], track: Track, least: number): PlacedSign[] {
  return signs.flatMap((sign) => {
    const outlines = sign.box ? [corners(sign.box, least)] : (sign.spaces ?? []).flatMap((space) => [track.spaces.get(space)?.outline ?? []]);
    const drawn = outlines.filter((outline) => outline.length);
    const middle = drawn[drawn.length >> 1];
    return middle ? [{ sign, paths: drawn.map(outlinePath), pose: [...centre(middle), 0] as const }] : [];
  });
}

function corners([left, top, width, height]: Box, least: number): Point[] {
  const [x, y] = [left + width / 2, top + height / 2];
  const [half, tall] = [Math.max(width, least) / 2, Math.max(height, least) / 2];
  return [[x - half, y - tall], [x + half, y - tall], [x + half, y + tall], [x - half, y + tall]];
}

function centre(outline: readonly Point[]): Point {
  const sum = (at: 0 | 1) => outline.reduce((total, point) => total + point[at], 0) / outline.length;
  return [sum(0), sum(1)];
}
