/** The geometry of a race chart: moments from left to right, places or figures from top to bottom. */

import type { Curve, Landmark, Story } from '../lib/types';

/** The dimensions of a chart, in pixels. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The drawing area of a chart: its edges, and the positions of moments and values. */
export interface Plane {
  left: number;
  right: number;
  top: number;
  foot: number;
  x: (moment: number) => number;
  y: (value: number) => number;
}

export interface Point {
  at: number;
  value: number;
}

/** Truncate a name to fit. */
export function shortened(name: string, most = 19): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

/** Maps moments to pixels and back. */
export class MomentScale {
  constructor(
    private readonly frame: Frame,
    private readonly first: number,
    private readonly last: number,
  ) {}

  x(at: number): number {
    const { left, right, width } = this.frame;
    return left + ((at - this.first) / Math.max(1, this.last - this.first)) * (width - left - right);
  }

  /** The moment at a pixel, inside the race. */
  at(x: number): number {
    const { left, right, width } = this.frame;
    const share = (x - left) / Math.max(1, width - left - right);
    return Math.round(this.first + Math.max(0, Math.min(1, share)) * (this.last - this.first));
  }
}

/** The line through a value for every moment. */
export function lineOf(values: readonly number[], { x, y }: Plane): string {
  return `M${values.map((value, moment) => `${x(moment).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`;
}

/** The places of a car turn by turn; one that goes out ends where it did. */
export function placesOf(story: Story, car: number): Point[] {
  const raced = story.turns.filter((turn) => turn.places[car]! > 0).map((turn) => ({ at: turn.at, value: turn.places[car]! }));
  const crash = story.landmarks.find((mark) => mark.kind === 'crash' && mark.car === car);
  const last = raced.at(-1);
  return crash && last && crash.at > last.at ? [...raced, { at: crash.at, value: last.value }] : raced;
}

/** Return the figure of a car from start to end, or until it reached zero. */
export function figuresOf(curve: Curve, end: number): Point[] {
  const points = curve.points.map(([at, value]) => ({ at, value }));
  const last = points.at(-1);
  return last && last.value > 0 ? [...points, { at: end, value: last.value }] : points;
}

/** Interpolate the value at a moment between two points. */
export function valueAt(points: readonly Point[], at: number): number {
  const next = points.findIndex((point) => point.at >= at);
  if (next <= 0) return (next === 0 ? points[0] : points.at(-1))?.value ?? 0;
  const [before, after] = [points[next - 1]!, points[next]!];
  const share = (at - before.at) / (after.at - before.at);
  return before.value + (after.value - before.value) * share * share * (3 - 2 * share);
}

/** Return a curved line through points. */
export function swung(points: readonly Point[], x: (at: number) => number, y: (value: number) => number): string {
  return points
    .map(({ at, value }, index) => {
      const [here, there] = [round(x(at)), round(y(value))];
      if (!index) return `M${here} ${there}`;
      const before = points[index - 1]!;
      if (before.value === value) return `L${here} ${there}`;
      const middle = round((x(before.at) + x(at)) / 2);
      return `C${middle} ${round(y(before.value))} ${middle} ${there} ${here} ${there}`;
    })
    .join('');
}

/** Return a stepped line through points, as a figure is constant until it changes. */
export function stepped(points: readonly Point[], x: (at: number) => number, y: (value: number) => number): string {
  return points.map(({ at, value }, index) => (index ? `H${round(x(at))}V${round(y(value))}` : `M${round(x(at))} ${round(y(value))}`)).join('');
}

/** Return the turn of a moment; 0 before the first one. */
export function turnAt(story: Story, at: number): number {
  return story.turns.slice(0, -1).filter((turn) => turn.at <= at).length;
}

/** Return the number of turns; the last entry is the end. */
export function turnCount(story: Story): number {
  return Math.max(0, story.turns.length - 1);
}

/** Landmarks to jump to: bets belong to the line at which they were made. */
export function jumps(story: Story): Landmark[] {
  return story.landmarks.filter((mark) => mark.kind !== 'bet');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
