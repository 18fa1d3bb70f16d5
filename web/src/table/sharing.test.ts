import { expect, test } from 'vitest';
import type { Update } from '../lib/types';
import { eyes } from './sharing';

function table(mine: number[], waits: number[], stage = 'racing'): Update {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, mine: mine.includes(seat) }));
  return { waits, table: { seats, stage } } as unknown as Update;
}

test('a watcher has no eyes of a seat', () => {
  expect(eyes(table([], [0]), null, true)).toEqual({ look: null, next: null });
});

test('one person always looks with their own eyes and is never asked to take the screen', () => {
  expect(eyes(table([2], [0]), null, true)).toEqual({ look: 2, next: null });
  expect(eyes(table([2], [2]), 2, true)).toEqual({ look: 2, next: null });
});

test('a seat that was given away is not looked with any more', () => {
  expect(eyes(table([2], [0]), 1, true).look).toBe(2);
  expect(eyes(table([], [0]), 1, true).look).toBeNull();
});

test('the next of two people is asked to take the screen, and nothing secret is shown meanwhile', () => {
  expect(eyes(table([0, 1], [1]), 0, true)).toEqual({ look: null, next: 1 });
  expect(eyes(table([0, 1], [1]), null, true)).toEqual({ look: null, next: 1 });
});

test('whoever is asked goes on looking, also when the other owes a choice too', () => {
  expect(eyes(table([0, 1], [0, 1]), 1, true)).toEqual({ look: 1, next: null });
});

test('while bots choose nobody is asked to come', () => {
  expect(eyes(table([0, 1], [3]), 1, true)).toEqual({ look: 1, next: null });
});

test('without secrets the eyes change by themselves', () => {
  expect(eyes(table([0, 1], [1]), 0, false)).toEqual({ look: 1, next: null });
  expect(eyes(table([0, 1], [3]), null, false)).toEqual({ look: 0, next: null });
});
