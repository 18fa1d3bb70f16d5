/** Ways of cars as smooth curves through the poses of spaces, so that cars follow the road. */

export type Point = readonly [number, number];
/** x, y and degrees clockwise from east. */
export type Pose = readonly [number, number, number];

const SAMPLES = 12;

/** The shorter turn from one heading to another, in degrees between -180 and 180. */
export function turn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

export function distance(a: Point | Pose, b: Point | Pose): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** A curve through poses that gives a car's position after a part of its length. */
export class Way {
  readonly length: number;
  private readonly points: Pose[];
  private readonly along: number[];

  constructor(poses: readonly Pose[]) {
    this.points = poses.length ? [poses[0]!] : [];
    for (let at = 1; at < poses.length; at++) this.points.push(...between(poses[at - 1]!, poses[at]!));
    this.along = [0];
    for (let at = 1; at < this.points.length; at++)
      this.along.push(this.along[at - 1]! + distance(this.points[at - 1]!, this.points[at]!));
    this.length = this.along[this.along.length - 1]!;
  }

  /** The car's pose after this part (0 to 1) of the way. */
  at(part: number): Pose {
    const last = this.points.length - 1;
    if (part <= 0 || last === 0) return this.points[0]!;
    if (part >= 1) return this.points[last]!;
    const gone = part * this.length;
    let low = 0;
    let high = last;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.along[middle]! <= gone) low = middle;
      else high = middle;
    }
    const a = this.points[low]!;
    const b = this.points[high]!;
    const step = this.along[high]! - this.along[low]!;
    const share = step ? (gone - this.along[low]!) / step : 0;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + turn(a[2], b[2]) * share];
  }

  /** The curve as the `d` of a path. */
  get path(): string {
    return this.points.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  }
}

/** Return points on a curve that leaves one pose and reaches the other in their directions. */
function between(from: Pose, to: Pose): Pose[] {
  const length = distance(from, to);
  if (!length) return [to];
  const [ax, ay] = heading(from[2]);
  const [bx, by] = heading(to[2]);
  const found: Pose[] = [];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const t = sample / SAMPLES;
    const [h00, h10, h01, h11] = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t, 3 * t ** 2 - 2 * t ** 3, t ** 3 - t ** 2];
    const x = h00 * from[0] + h10 * ax * length + h01 * to[0] + h11 * bx * length;
    const y = h00 * from[1] + h10 * ay * length + h01 * to[1] + h11 * by * length;
    const before = found[found.length - 1] ?? from;
    const ahead = sample < SAMPLES ? (Math.atan2(y - before[1], x - before[0]) * 180) / Math.PI : to[2];
    found.push([x, y, ahead]);
  }
  return found;
}

function heading(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/** Whether a point lies in a polygon. */
export function inside(point: Point, outline: readonly Point[]): boolean {
  let within = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [ax, ay] = outline[at]!;
    const [bx, by] = outline[before]!;
    if (ay > point[1] !== by > point[1] && point[0] < ((bx - ax) * (point[1] - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** The bounding box of points: left, top, right, bottom. */
export function bounds(points: readonly (Point | Pose)[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

export function outlinePath(outline: readonly Point[]): string {
  return 'M' + outline.map(([x, y]) => `${x} ${y}`).join('L') + 'Z';
}
