import { expect, it } from 'vitest';
import type { RoadRow } from '../lib/types';
import { addTally, emptyTally, Watcher, worst } from './trial';

/** Two cars on a ring of six spaces; a row: question, home, outs, spaces, laps, turns. */
const ROAD: RoadRow = {
  cars: 2, asked: 0, over: 9, home: 1, outs: 2, space: 3, lap: 5, turns: 7, entry: 1, circle: 60,
  spaces: ['a', 'b', 'c', 'd', 'e', 'f'], along: [0, 10, 20, 30, 40, 50], grid: [1, 0],
};
const NEXT = new Map([['a', ['b']], ['b', ['c']], ['c', ['d']], ['d', ['e']], ['e', ['f']], ['f', ['a']]]);
const row = (...numbers: number[]): bigint[] => numbers.map(BigInt);

function watched(rows: bigint[][]): Watcher {
  const watcher = new Watcher(ROAD, NEXT);
  watcher.begin();
  const over = rows.map((each) => watcher.see(each));
  expect(over).toEqual([...over.slice(1).map(() => false), true]);
  return watcher;
}

it('counts overtakes, blocked cars and finishers, and the value of pole and of the lead at half distance', () => {
  const { tally } = watched([
    row(1, 0, 0, -1, -1, 0, 0, 0, 0), // before the grid
    row(1, 0, 0, 1, 0, 0, 0, 0, 0), // car 0 on pole
    row(1, 0, 0, 1, 2, 0, 0, 0, 1), // car 1 overtakes it
    row(1, 0, 0, 3, 2, 0, 0, 1, 1), // and is overtaken, ending right behind
    row(1, 0, 0, 4, 2, 0, 0, 2, 1), // car 0 leads at half distance
    row(1, 0, 0, 4, 3, 0, 0, 2, 2), // car 1 has nowhere to go
    row(1, 1, 0, -1, 3, 1, 0, 3, 2),
    row(9, 2, 0, -1, -1, 1, 1, 3, 3),
  ]);
  expect(tally).toMatchObject({ races: 1, home: 2, turns: 3, timed: 1, poles: 1, halves: 1 });
  expect(tally.passes).toEqual([0, 0, 1, 1, 0, 0]);
  expect(tally.jams).toEqual([0, 0, 0, 1, 0, 0]);
  expect(worst(tally.jams)).toBe(3);
});

it('notes where a car goes out, without counting a win', () => {
  const { tally } = watched([row(1, 0, 0, 1, 0, 0, 0, 0, 0), row(1, 0, 1, -1, 0, 0, 0, 1, 0), row(9, 1, 1, -1, -1, 0, 1, 1, 4)]);
  expect(tally).toMatchObject({ races: 1, home: 1, poles: 0, turns: 4 });
  expect(tally.outs).toEqual([0, 1, 0, 0, 0, 0]);
  expect(worst(tally.passes)).toBeNull();
});

it('adds up the counts of several workers', () => {
  const one = { ...emptyTally(2), races: 3, jams: [1, 2] };
  expect(addTally(one, one)).toMatchObject({ races: 6, jams: [2, 4] });
});
