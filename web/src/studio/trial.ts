/** Events on the road in kernel races, counted by space. */

import type { RoadRow } from '../lib/types';

export type Shown = 'none' | 'jams' | 'passes' | 'outs';

export interface Tally {
  races: number;
  home: number; // cars
  turns: number; // turns of winners, if counted
  timed: number; // races whose winner has turns
  poles: number; // races won from pole
  halves: number; // races won by the leader at half distance
  jams: number[]; // by space: cars that ended a move with every space ahead taken
  passes: number[]; // cars overtaken by a move that ends here
  outs: number[]; // cars that went out from here
}

export function emptyTally(spaces: number): Tally {
  const none = (): number[] => new Array<number>(spaces).fill(0);
  return { races: 0, home: 0, turns: 0, timed: 0, poles: 0, halves: 0, jams: none(), passes: none(), outs: none() };
}

export function addTally(to: Tally, more: Tally): Tally {
  const sum = (one: number[], other: number[]): number[] => one.map((value, at) => value + other[at]!);
  return {
    races: to.races + more.races,
    home: to.home + more.home,
    turns: to.turns + more.turns,
    timed: to.timed + more.timed,
    poles: to.poles + more.poles,
    halves: to.halves + more.halves,
    jams: sum(to.jams, more.jams),
    passes: sum(to.passes, more.passes),
    outs: sum(to.outs, more.outs),
  };
}

/** Follows races row by row. */
export class Watcher {
  readonly tally: Tally;
  readonly #ahead: readonly (readonly number[])[]; // by space: the next spaces
  #spaces: number[] = [];
  #far: number[] = [];
  #grid: number[] | null = null; // by car: its grid position, pole being 0
  #half = -1; // the car that led at half distance
  #first = -1; // the first car to finish
  #halfway = 0;
  #home = 0;

  constructor(
    readonly road: RoadRow,
    next: ReadonlyMap<string, readonly string[]>,
  ) {
    this.tally = emptyTally(road.spaces.length);
    const numbers = new Map(road.spaces.map((name, number) => [name, number]));
    this.#ahead = road.spaces.map((name) => (next.get(name) ?? []).flatMap((there) => numbers.get(there) ?? []));
  }

  begin(): void {
    this.#spaces = new Array<number>(this.road.cars).fill(-1);
    this.#far = new Array<number>(this.road.cars).fill(0);
    this.#grid = null;
    [this.#half, this.#first, this.#home] = [-1, -1, 0];
  }

  /** Examine a row; return whether the race is over. */
  see(row: ArrayLike<bigint>): boolean {
    const { road } = this;
    if (this.#grid) for (let car = 0; car < road.cars; car++) this.#look(row, car);
    else this.#lineUp(row);
    this.#home = Number(row[road.home]);
    if (Number(row[road.asked]) !== road.over) return false;
    this.#end(row);
    return true;
  }

  #along(row: ArrayLike<bigint>, car: number, space: number): number {
    return Number(row[this.road.lap + car]) * this.road.circle + this.road.along[space]!;
  }

  /** Note the grid once all cars are on it. */
  #lineUp(row: ArrayLike<bigint>): void {
    const { road } = this;
    const spaces = Array.from({ length: road.cars }, (_, car) => Number(row[road.space + car]));
    if (spaces.some((space) => space < 0)) return;
    this.#spaces = spaces;
    this.#grid = spaces.map((space) => road.grid.indexOf(space));
    this.#far = spaces.map((space, car) => this.#along(row, car, space));
    this.#halfway = Math.max(...this.#far) + road.circle / 2;
  }

  #look(row: ArrayLike<bigint>, car: number): void {
    const [before, now] = [this.#spaces[car]!, Number(row[this.road.space + car])];
    if (now === before || before < 0) return;
    this.#spaces[car] = now;
    if (now < 0) return this.#gone(row, car, before);
    if (now >= this.road.spaces.length) return; // beside the road
    const [from, to] = [this.#far[car]!, this.#along(row, car, now)];
    this.#far[car] = to;
    const passed = this.#far.filter((far, other) => other !== car && this.#spaces[other]! >= 0 && far > from && far < to).length;
    this.tally.passes[now]! += passed;
    const ahead = this.#ahead[now]!;
    if (ahead.length && ahead.every((space) => this.#spaces.includes(space))) this.tally.jams[now]!++;
    if (this.#half < 0 && to >= this.#halfway) this.#half = car;
  }

  /** Count a car that has left the board: finished or retired. */
  #gone(row: ArrayLike<bigint>, car: number, before: number): void {
    if (Number(row[this.road.home]) <= this.#home) {
      if (before < this.tally.outs.length) this.tally.outs[before]!++;
      return;
    }
    if (this.#first >= 0) return;
    this.#first = car;
    if (this.road.turns < 0) return;
    this.tally.turns += Number(row[this.road.turns + car]);
    this.tally.timed++;
  }

  #end(row: ArrayLike<bigint>): void {
    const { tally } = this;
    tally.races++;
    tally.home += Number(row[this.road.home]);
    if (this.#first >= 0 && this.#grid?.[this.#first] === 0) tally.poles++;
    if (this.#first >= 0 && this.#first === this.#half) tally.halves++;
  }
}

/** Return the space with the highest count; null if all are zero. */
export function worst(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts);
  return most ? counts.indexOf(most) : null;
}
