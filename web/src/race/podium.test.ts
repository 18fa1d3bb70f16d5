import { expect, test } from 'vitest';
import { ranked } from './podium';

test('winners come first, then the higher score', () => {
  expect(ranked([1], [5, 9, 7])).toEqual([1, 2, 0]);
});

test('of equal scores the winner of the tie stands higher', () => {
  expect(ranked([2], [20, 10, 20])).toEqual([2, 0, 1]);
});
