import { expect, test } from 'vitest';
import type { SeatInfo } from './types';
import { mayRaceAgain } from './rematch';

const table = (mine: boolean, more: object = {}) => ({ seats: [{ mine }] as SeatInfo[], host: false, imported: false, lesson: null, ...more });

test('a seated player may ask for another race, and a host who has given it up', () => {
  expect(mayRaceAgain(table(true))).toBe(true);
  expect(mayRaceAgain(table(false))).toBe(false);
  expect(mayRaceAgain(table(false, { host: true }))).toBe(true);
});

test('a race that was only opened is not raced again', () => {
  expect(mayRaceAgain(table(false, { host: true, imported: true }))).toBe(false);
});
