/** A closed line through a few draggable handles. All coordinates are those of the drawing. */

import type { Point } from '../game/geometry';

/** Points of the smooth line between two handles. */
const EACH = 10;
const MOST_HANDLES = 48;
/** Fewest and most handles of a lap; a drawn stroke gets fewer, so that there is room for more. */
export const FEWEST = 4;
export const MOST = 100;
/** Share of a lap that belongs to a corner, on both sides of its middle. */
const REACH = 0.06;
const [TIGHTER, WIDER] = [0.3, 0.25];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

export function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, at) => sum + distance(point, line[(at + 1) % line.length]!), 0);
}

/** Return the smooth line through handles; handle k is its point `EACH` * k. */
export function smooth(handles: readonly Point[]): Point[] {
  const at = (number: number): Point => handles[(number + handles.length) % handles.length]!;
  return handles.flatMap((here, number) => {
    const [before, after, beyond] = [at(number - 1), at(number + 1), at(number + 2)];
    return Array.from({ length: EACH }, (_, step): Point => {
      const t = step / EACH;
      const blend = (p: number, a: number, b: number, n: number): number =>
        0.5 * (2 * a + (b - p) * t + (2 * p - 5 * a + 4 * b - n) * t * t + (3 * a - p - 3 * b + n) * t * t * t);
      return rounded([blend(before[0], here[0], after[0], beyond[0]), blend(before[1], here[1], after[1], beyond[1])]);
    });
  });
}

export function pathOf(line: readonly Point[], closed = true): string {
  return line.length ? `M${line.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}` : '';
}

/** Return the handles of a drawn stroke: the points that define its shape. */
export function handlesOf(stroke: readonly Point[]): Point[] {
  const line = stroke.filter((point, at) => at === 0 || distance(point, stroke[at - 1]!) > 0.5);
  if (line.length > 2 && distance(line[0]!, line.at(-1)!) < lengthOf(line) * 0.02) line.pop();
  if (line.length <= FEWEST) return line.map(rounded);
  const far = line.reduce((best, point, at) => (distance(point, line[0]!) > distance(line[best]!, line[0]!) ? at : best), 0);
  for (let tolerance = lengthOf(line) * 0.003; ; tolerance *= 1.3) {
    const found = [...kept(line.slice(0, far + 1), tolerance), ...kept([...line.slice(far), line[0]!], tolerance).slice(1, -1)];
    if (found.length <= MOST_HANDLES) return spread(found).map(rounded);
  }
}

/** Simplify an open line (Douglas–Peucker). */
function kept(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [most, where] = [0, 0];
  for (let at = 1; at < line.length - 1; at++) {
    const off = offLine(line[at]!, first, last);
    if (off > most) [most, where] = [off, at];
  }
  if (most <= tolerance) return [first, last];
  return [...kept(line.slice(0, where + 1), tolerance).slice(0, -1), ...kept(line.slice(where), tolerance)];
}

function offLine(point: Point, from: Point, to: Point): number {
  const long = distance(from, to);
  if (!long) return distance(point, from);
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / long;
}

/** Add handles where two are far apart, so that the smooth line does not bulge. */
function spread(handles: readonly Point[]): Point[] {
  const most = lengthOf(handles) / 10;
  return handles.flatMap((point, at) => {
    const after = handles[(at + 1) % handles.length]!;
    const parts = Math.max(1, Math.ceil(distance(point, after) / most));
    return Array.from({ length: parts }, (_, part): Point => [point[0] + ((after[0] - point[0]) * part) / parts, point[1] + ((after[1] - point[1]) * part) / parts]);
  });
}

/** Return the index of the line's point nearest to a place. */
export function nearest(line: readonly Point[], place: Point): number {
  return line.reduce((best, point, at) => (distance(point, place) < distance(line[best]!, place) ? at : best), 0);
}

/** Add a handle on the line near a place, if there is room for one; return the handles and the index of the handle there. */
export function withPoint(handles: readonly Point[], place: Point): { handles: Point[]; at: number } {
  if (handles.length >= MOST) return { handles: [...handles], at: nearest(handles, place) };
  const line = smooth(handles);
  const number = nearest(line, place);
  const segment = Math.floor(number / EACH);
  if (number % EACH === 0) return { handles: [...handles], at: segment };
  return { handles: handles.toSpliced(segment + 1, 0, line[number]!), at: segment + 1 };
}

/** Rotate the handles to start at this place, where the lap then begins. */
export function startingAt(handles: readonly Point[], place: Point): Point[] {
  const { handles: more, at } = withPoint(handles, place);
  return [...more.slice(at), ...more.slice(0, at)];
}

/** Reverse the lap, keeping its start. */
export function reversed(handles: readonly Point[]): Point[] {
  return [handles[0]!, ...handles.slice(1).reverse()];
}

export function moved(handles: readonly Point[], at: number, to: Point): Point[] {
  return handles.with(at, rounded(to));
}

export function without(handles: readonly Point[], at: number): Point[] {
  return handles.length > FEWEST ? handles.toSpliced(at, 1) : [...handles];
}

/** Make the corner at a place tighter, towards where its straights would meet, or gentler, towards the chord. */
export function bent(handles: readonly Point[], place: Point, tighter: boolean): Point[] {
  const { handles: more, at } = withPoint(handles, place);
  const line = smooth(more);
  const reach = Math.max(2, Math.round(line.length * REACH));
  const middle = at * EACH;
  const point = (number: number): Point => line[(number + line.length) % line.length]!;
  const [from, to] = [point(middle - reach), point(middle + reach)];
  const aim = tighter ? meeting(point(middle - reach - 2), from, to, point(middle + reach + 2), point(middle)) : ([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as Point);
  return more.map((handle, number) => {
    const off = Math.abs(((number * EACH - middle + line.length * 1.5) % line.length) - line.length / 2);
    if (off >= reach) return handle;
    const part = (tighter ? TIGHTER : WIDER) * (1 - off / reach);
    return rounded([handle[0] + (aim[0] - handle[0]) * part, handle[1] + (aim[1] - handle[1]) * part]);
  });
}

/** Return where two straights meet, or a point beyond the corner's middle if they do not. */
function meeting(a: Point, b: Point, c: Point, d: Point, middle: Point): Point {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - d[0], c[1] - d[1]];
  const cross = ux * vy - uy * vx;
  const chord: Point = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2];
  const out: Point = [middle[0] + (middle[0] - chord[0]) * 0.6, middle[1] + (middle[1] - chord[1]) * 0.6];
  if (Math.abs(cross) < 1e-6 * (ux * ux + uy * uy)) return out;
  const along = ((c[0] - b[0]) * vy - (c[1] - b[1]) * vx) / cross;
  const found: Point = [b[0] + ux * along, b[1] + uy * along];
  return along > 0 && distance(found, middle) < 2 * distance(b, c) ? found : out;
}

/** A lap to start with, without drawing. */
export const OVAL: readonly Point[] = [
  [800, 780], [1000, 780], [1220, 760], [1360, 640], [1350, 440], [1200, 320], [1000, 330], [860, 430],
  [700, 430], [560, 300], [380, 250], [240, 350], [230, 560], [320, 720], [480, 780], [640, 780],
];
