import { expect, test } from 'vitest';
import type { BoardLine } from '../lib/types';
import { dateAndTime, dayWords, doorOf, isOut, myLine } from './challenge';

test('the next step follows from the challenge and my attempt', () => {
  const mine = { table: 't', done: false, why: '' } as const;
  expect(doorOf({ closed: false, mine: null })).toBe('race');
  expect(doorOf({ closed: false, mine })).toBe('go-on');
  expect(doorOf({ closed: false, mine: { ...mine, done: true } })).toBe('done');
  expect(doorOf({ closed: true, mine })).toBe('free');
});

test('my line is shown once results may be seen', () => {
  const line: BoardLine = { name: 'Ann', mine: true, rank: null, place: null, score: null, won: null, turns: null, table: null };
  expect(myLine({ board: [line] })).toBeNull();
  expect(myLine({ board: [{ ...line, mine: false, rank: 1 }, { ...line, rank: 2 }] })?.rank).toBe(2);
});

test('in a solo race, a car that did not finish is out', () => {
  expect(isOut({ turns: 0, won: false })).toBe(true);
  expect(isOut({ turns: 19, won: true })).toBe(false);
  expect(isOut({ turns: null, won: false })).toBe(false);
});

test('a day is the same everywhere', () => {
  expect(dayWords('2026-11-16', 'en')).toBe('November 16, 2026');
  expect(dayWords('2026-11-16', 'es')).toBe('16 de noviembre de 2026');
  expect(dateAndTime(0, 'en')).toContain('19');
});
