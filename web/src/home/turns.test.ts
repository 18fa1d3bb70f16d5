import { expect, test } from 'vitest';
import type { MyTable } from '../lib/types';
import { ago, isMyTurn, myPlace, yoursFirst } from './turns';

const table = (id: string, more: object): MyTable =>
  ({ id, since: 0, waits: [], winners: [], scores: [], seats: [{ seat: 0, mine: true }, { seat: 1, mine: false }, { seat: 2, mine: false }], ...more }) as unknown as MyTable;

test('tables where it is my turn come first, then those where something happened last', () => {
  const tables = [table('old', { since: 1 }), table('lobby', { since: null }), table('new', { since: 9, waits: [1] }), table('mine', { since: 2, waits: [0, 2] })];
  expect(yoursFirst(tables).map((each) => each.id)).toEqual(['mine', 'new', 'old', 'lobby']);
  expect(tables.map(isMyTurn)).toEqual([false, false, false, true]);
});

test('my place is by winners and scores', () => {
  expect(myPlace(table('nobody finished', { scores: [0, 0, 0] }))).toBeNull();
  expect(myPlace(table('won', { winners: [0], scores: [5, 9, 1] }))).toBe(1);
  expect(myPlace(table('second', { winners: [1], scores: [5, 9, 1] }))).toBe(2);
  expect(myPlace(table('shared', { winners: [1], scores: [5, 9, 5] }))).toBe(2);
  expect(myPlace(table('open', {}))).toBeNull();
});

test('elapsed time is shown in the largest unit that fits', () => {
  const now = 1_000_000_000;
  expect([30, 120, 7200, 3 * 86400].map((seconds) => ago(now / 1000 - seconds, now))).toEqual([[-0, 'minute'], [-2, 'minute'], [-2, 'hour'], [-3, 'day']]);
});
