import { expect, test } from 'vitest';
import type { Update } from '../lib/types';
import { screenTurn } from './sharing';

function table(mine: number[], waits: number[], stage = 'racing'): Update {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, mine: mine.includes(seat) }));
  return { waits, table: { seats, stage } } as unknown as Update;
}

test('a spectator has no seat', () => {
  expect(screenTurn(table([], [0]), null, true)).toEqual({ viewAs: null, next: null });
});

test('a single person always sees their own seat and is never asked to take the screen', () => {
  expect(screenTurn(table([2], [0]), null, true)).toEqual({ viewAs: 2, next: null });
  expect(screenTurn(table([2], [2]), 2, true)).toEqual({ viewAs: 2, next: null });
});

test('a seat that was given away is no longer shown', () => {
  expect(screenTurn(table([2], [0]), 1, true).viewAs).toBe(2);
  expect(screenTurn(table([], [0]), 1, true).viewAs).toBeNull();
});

test('the next of two people is asked to take the screen, without showing secrets meanwhile', () => {
  expect(screenTurn(table([0, 1], [1]), 0, true)).toEqual({ viewAs: null, next: 1 });
  expect(screenTurn(table([0, 1], [1]), null, true)).toEqual({ viewAs: null, next: 1 });
});

test('the player to move keeps the screen, even if the other also owes a choice', () => {
  expect(screenTurn(table([0, 1], [0, 1]), 1, true)).toEqual({ viewAs: 1, next: null });
});

test('while bots choose no player is asked to take the screen', () => {
  expect(screenTurn(table([0, 1], [3]), 1, true)).toEqual({ viewAs: 1, next: null });
});

test('without secrets the seat changes by itself', () => {
  expect(screenTurn(table([0, 1], [1]), 0, false)).toEqual({ viewAs: 1, next: null });
  expect(screenTurn(table([0, 1], [3]), null, false)).toEqual({ viewAs: 0, next: null });
});
