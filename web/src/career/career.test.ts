import { expect, test } from 'vitest';
import type { CareerRace } from '../lib/types';
import { IN_A_ROW, lastOf, placeIn, share } from './career';

const race = (game: string, table: string): CareerRace => ({
  table,
  at: 0,
  game,
  circuit: 'Oval',
  level: 'club',
  seats: 4,
  place: 2,
  won: false,
  figures: {},
  day: '',
});

test('the latest races of one game are a row of a dozen', () => {
  const races = Array.from({ length: 40 }, (_, at) => race(at % 2 ? 'sprint' : 'other', String(at)));
  const last = lastOf(races, 'sprint');
  expect(last).toHaveLength(IN_A_ROW);
  expect(last.map((each) => each.table).slice(0, 3)).toEqual(['1', '3', '5']);
});

test('a race that nobody has won has no first place', () => {
  const first = { ...race('sprint', '1'), place: 1 };
  expect([placeIn(first), placeIn({ ...first, won: true }), placeIn({ ...first, place: 2 })]).toEqual([null, 1, 2]);
});

test('wins are shown as a share of all races', () => {
  expect([share(0, 0), share(1, 3), share(4, 4)]).toEqual([0, 33, 100]);
});
