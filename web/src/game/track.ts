/** A track for the board: car positions, the space under a pointer, the finish. */

import { api, boardPicture } from '../lib/api';
import { inside, type Point, type Pose } from './geometry';
import type { Box } from './signs';

export interface SpaceData {
  id: string;
  lane: string;
  outline: Point[];
  pose: Pose;
  corner: number | null;
  at?: number;
}

export interface CornerData {
  name: string;
  stops: number;
  longest: number;
  shortest: number;
  caption: Box | null; // the area of its painted name and board
}

export interface TrackData {
  name: string;
  title: string;
  frame: [number, number];
  unit?: number;
  lap: number;
  spaces: SpaceData[];
  corners: CornerData[];
  pit: { spaces: SpaceData[]; boxes: Record<string, [string, string]> } | null;
  finish?: [Point, Point] | null;
  podium?: Point | null;
  trouble?: string[];
  danger?: string[];
}

const CELL = 80;

export class Track {
  readonly spaces = new Map<string, SpaceData>();
  /** Spaces of the lap, without a pit lane, by number. */
  readonly names: readonly string[];
  readonly #road: ReadonlySet<string>;
  readonly unit: number;
  /** Ticks of one space along the lap. */
  readonly step: number;
  /** The spaces of each lane of the lap, in driving order. */
  readonly #lanes = new Map<string, SpaceData[]>();
  /** The beginning of each named corner, and the lanes with spaces in it. */
  readonly #starts: { name: string; at: number; lanes: ReadonlySet<string> }[];
  private readonly cells = new Map<string, SpaceData[]>();

  constructor(
    readonly data: TrackData,
    readonly digest: string,
  ) {
    this.names = data.spaces.map((space) => space.id);
    this.#road = new Set(this.names);
    this.unit = data.unit ?? 40;
    for (const space of [...data.spaces, ...(data.pit?.spaces ?? [])]) {
      this.spaces.set(space.id, space);
      for (const key of cellsOf(space.outline)) {
        const cell = this.cells.get(key);
        if (cell) cell.push(space);
        else this.cells.set(key, [space]);
      }
    }
    this.step = typicalStep(data.spaces);
    for (const space of data.spaces) this.#lanes.set(space.lane, [...(this.#lanes.get(space.lane) ?? []), space]);
    for (const lane of this.#lanes.values()) lane.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
    this.#starts = data.corners.flatMap(({ name }, number) => {
      const inside = data.spaces.filter((space) => space.corner === number);
      return name && inside.length ? [{ name, at: Math.min(...inside.map((space) => space.at ?? 0)), lanes: new Set(inside.map((space) => space.lane)) }] : [];
    });
  }

  get width(): number {
    return this.data.frame[0];
  }

  get height(): number {
    return this.data.frame[1];
  }

  /** The picture of the board. */
  get picture(): string | Promise<string> {
    return boardPicture(this.digest);
  }

  spaceAt([x, y]: Point): SpaceData | null {
    const cell = this.cells.get(`${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`) ?? [];
    return cell.find((space) => inside([x, y], space.outline)) ?? null;
  }

  pose(space: string): Pose | null {
    return this.spaces.get(space)?.pose ?? null;
  }

  /** The pose of a car in its team's box: beside the lane, on the side away from the road. */
  box(team: string): Pose | null {
    const [rear, front] = this.data.pit?.boxes[team] ?? [];
    const back = rear && this.spaces.get(rear);
    const fore = front && this.spaces.get(front);
    if (!back || !fore || !back.outline.length || !fore.outline.length) return null;
    const far = (space: SpaceData) => space.outline.slice(space.outline.length / 2);
    const near = (space: SpaceData) => space.outline.slice(0, space.outline.length / 2);
    const [fx, fy] = middle([...far(back), ...far(fore)]);
    const [nx, ny] = middle([...near(back), ...near(fore)]);
    return [fx + (fx - nx) / 2, fy + (fy - ny) / 2, fore.pose[2]];
  }

  /** A place on the drawn podium beside the road, if the track has one. */
  podium(place: number): Pose | null {
    const corner = this.data.podium;
    return corner ? [corner[0] + 38 + (place - 1) * 58, corner[1] + 38, -90] : null;
  }

  /** Just over the finish line, straight on from a pose. */
  beyondFinish(from: Pose): Pose {
    const radians = (from[2] * Math.PI) / 180;
    const line = this.data.finish;
    let ahead = this.unit * 1.6;
    if (line) {
      const [cx, cy] = middle(line);
      ahead = Math.max(ahead, (cx - from[0]) * Math.cos(radians) + (cy - from[1]) * Math.sin(radians) + this.unit);
    }
    return [from[0] + Math.cos(radians) * ahead, from[1] + Math.sin(radians) * ahead, from[2]];
  }

  /** The poses of a way over spaces, which may include `finish` and `box`. */
  poses(way: readonly string[], team = ''): Pose[] {
    const found: Pose[] = [];
    for (const space of way) {
      const before = found[found.length - 1];
      const pose =
        this.pose(space) ?? (space === 'box' ? this.box(team) : space === 'finish' && before ? this.beyondFinish(before) : null);
      if (pose) found.push(pose);
    }
    return found;
  }

  /** The place of a space: in a corner, or this many spaces before the next one; null if no corner has a name. */
  place(space: string): { corner: string; before: number } | null {
    const lane = this.#lanes.get(this.spaces.get(space)?.lane ?? '') ?? [];
    const start = lane.findIndex((each) => each.id === space);
    for (let before = 0; start >= 0 && before < lane.length; before++) {
      const here = lane[(start + before) % lane.length]!;
      const corner = this.data.corners[here.corner ?? -1];
      if (corner?.name) return { corner: corner.name, before };
      const passed = this.#passed(here, lane[(start + before + 1) % lane.length]!);
      if (passed) return { corner: passed, before: before + 1 };
    }
    return null;
  }

  /** The first corner between two spaces of a lane that pauses there and so has none of its spaces. */
  #passed(from: SpaceData, to: SpaceData): string | null {
    const ahead = (at: number) => (at - (from.at ?? 0) + this.data.lap) % this.data.lap;
    const found = this.#starts.filter((corner) => !corner.lanes.has(from.lane) && ahead(corner.at) < ahead(to.at ?? 0));
    return found.sort((a, b) => ahead(a.at) - ahead(b.at))[0]?.name ?? null;
  }

  /** The number of a space in its lane of a corner, or in the pit lane, in driving order from 1; null elsewhere. */
  within(space: string): { nth: number; of: number } | null {
    const found = this.spaces.get(space);
    const pit = this.data.pit?.spaces.findIndex((each) => each.id === space) ?? -1;
    if (pit >= 0) return { nth: pit + 1, of: this.data.pit!.spaces.length };
    if (!found || found.corner === null) return null;
    const lane = this.#lanes.get(found.lane)!;
    const here = lane.indexOf(found);
    const inside = (by: number) => lane.at((here + by) % lane.length)!.corner === found.corner;
    let [before, after] = [0, 0]; // a corner may lie across the line, where a lap begins
    while (before + 1 < lane.length && inside(-before - 1)) before++;
    while (before + after + 1 < lane.length && inside(after + 1)) after++;
    return { nth: before + 1, of: before + 1 + after };
  }

  /** Whether a space is on the lap rather than in the pit lane. */
  onRoad(space: string): boolean {
    return this.#road.has(space);
  }

  /** The distance of a space along the lap, in ticks; null in the pit lane. */
  along(space: string): number | null {
    return this.spaces.get(space)?.at ?? null;
  }
}

function cellsOf(outline: readonly Point[]): string[] {
  const xs = outline.map(([x]) => Math.floor(x / CELL));
  const ys = outline.map(([, y]) => Math.floor(y / CELL));
  const keys: string[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x++)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) keys.push(`${x} ${y}`);
  return keys;
}

function middle(points: readonly Point[]): Point {
  return [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
}

function typicalStep(spaces: readonly SpaceData[]): number {
  const lanes = new Map<string, number[]>();
  for (const { lane, at } of spaces) if (at !== undefined) lanes.set(lane, [...(lanes.get(lane) ?? []), at]);
  const steps: number[] = [];
  for (const lane of lanes.values()) {
    lane.sort((a, b) => a - b);
    for (let at = 1; at < lane.length; at++) steps.push(lane[at]! - lane[at - 1]!);
  }
  steps.sort((a, b) => a - b);
  return steps[steps.length >> 1] || 1;
}

const loaded = new Map<string, Promise<Track>>();

/** A track by its digest, fetched once. */
export function loadTrack(digest: string): Promise<Track> {
  let track = loaded.get(digest);
  if (!track) {
    track = api.track<TrackData>(digest).then((data) => new Track(data, digest));
    track.catch(() => loaded.delete(digest));
    loaded.set(digest, track);
  }
  return track;
}
