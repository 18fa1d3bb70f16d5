import { expect, test } from 'vitest';
import type { SeatInfo } from './types';
import { mayRaceAgain } from './rematch';

const table = (mine: boolean, more: object = {}) => ({ seats: [{ mine }] as SeatInfo[], host: false, imported: false, lesson: null, ...more });

test('a seated player may ask for another race, and so may a host who has retired', () => {
  expect(mayRaceAgain(table(true))).toBe(true);
  expect(mayRaceAgain(table(false))).toBe(false);
  expect(mayRaceAgain(table(false, { host: true }))).toBe(true);
});

test('an imported race has no rematch', () => {
  expect(mayRaceAgain(table(false, { host: true, imported: true }))).toBe(false);
});
