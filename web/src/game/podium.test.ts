import { expect, test } from 'vitest';
import type { Update } from '../lib/types';
import { podiumByScore, ranked } from './podium';

test('winners come first, then the higher score', () => {
  expect(ranked([1], [5, 9, 7])).toEqual([1, 2, 0]);
});

test('with equal scores the winner of the tie ranks higher', () => {
  expect(ranked([2], [20, 10, 20])).toEqual([2, 0, 1]);
});

test('any game has a podium: the first three by score', () => {
  const update = { result: { winners: [2], scores: [4, 1, 9, 6] } } as unknown as Update;
  expect(podiumByScore(update, ['Ana', 'Ben', 'Cy', 'Di']).map(({ name, score }) => [name, score])).toEqual([['Cy', '9'], ['Di', '6'], ['Ana', '4']]);
});
