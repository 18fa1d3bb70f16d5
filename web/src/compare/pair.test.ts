import { expect, test } from 'vitest';
import type { BoardLine, Message, RaceReview } from '../lib/types';
import { openAttempts, type OpenAttempt } from '../challenge/challenge';
import { curveOf, pairLooks, pairOf, pairReview, partingOf } from './pair';

function line(name: string, more: Partial<BoardLine> = {}): OpenAttempt {
  return { name, mine: false, rank: 1, place: 1, score: 3, won: true, turns: null, table: name.toLowerCase(), ...more } as OpenAttempt;
}

test('mine is compared with the best by default', () => {
  const tries = [line('Zoe'), line('Ana', { mine: true }), line('Bob')];
  const names = (first?: string, second?: string) => pairOf(tries, first, second)?.map((each) => each.name);
  expect(names()).toEqual(['Ana', 'Zoe']);
  expect(names('bob')).toEqual(['Bob', 'Zoe']);
  expect(names('bob', 'ana')).toEqual(['Bob', 'Ana']);
  expect(names(undefined, 'ana')).toEqual(['Zoe', 'Ana']);
  expect(names('gone', 'zoe')).toEqual(['Ana', 'Zoe']);
  expect(names('zoe', 'zoe')).toEqual(['Zoe', 'Ana']);
  expect(names('bob', 'bob')).toEqual(['Bob', 'Zoe']);
  expect(pairOf([line('Ana', { mine: true }), line('Zoe')])?.map((each) => each.name)).toEqual(['Ana', 'Zoe']);
  expect(pairOf([line('Zoe'), line('Bob')])?.map((each) => each.name)).toEqual(['Zoe', 'Bob']);
  expect(pairOf([line('Zoe')])).toBeNull();
});

test('sealed attempts are left out', () => {
  expect(openAttempts({ board: [line('Zoe', { table: null }), line('Ana')] }).map((each) => each.name)).toEqual(['Ana']);
});

test('both have different marks, even with the same name', () => {
  const looks = pairLooks([line('Ana', { mine: true }), line('Ana')]);
  expect(looks.map((look) => [look.mark, look.mine])).toEqual([['A', true], ['B', false]]);
  expect(looks[0].colour).not.toBe(looks[1].colour);
});

function review(values: number[], choices: [seat: number, label: string][]): RaceReview {
  const label = (id: string): Message => ({ id, args: {} });
  return {
    alone: false,
    moments: values.map((value, at) => ({ at, wins: [1_000_000 - value, value], results: [0, value], errors: [0, 0] })),
    choices: choices.map(([seat, id], at) => ({ at: at + 1, seat, label: label(id) })),
    wins: values.map((result) => ({ result })),
    results: values.map((result) => ({ result: -result })),
    losses: values.map((loss) => ({ loss })),
  } as unknown as RaceReview;
}

test('the challenged seat is shown twice', () => {
  const both = pairReview(1, [review([1, 2], []), review([3, 4], [])]);
  expect(both.wins.map((sum) => sum.result)).toEqual([2, 4]);
  expect(both.results.map((sum) => sum.result)).toEqual([-2, -4]);
  expect(both.losses.map((each) => each.loss)).toEqual([2, 4]);
  expect(curveOf(review([500_000, 0], []), 1)).toEqual([50, 0]);
  expect(curveOf({ ...review([3_000_000, 0], []), alone: true }, 1)).toEqual([3, 0]);
});

test('they diverge at the first different choice of the seat, whatever the order of sealed choices', () => {
  const one = review([0], [[1, 'a'], [0, 'x'], [1, 'b'], [1, 'c']]);
  const other = review([0], [[0, 'x'], [1, 'a'], [0, 'y'], [1, 'b'], [1, 'd']]);
  expect(partingOf(1, [one, other])?.map((choice) => [choice.at, choice.label.id])).toEqual([[4, 'c'], [5, 'd']]);
  expect(partingOf(1, [one, one])).toBeNull();
  expect(partingOf(1, [one, review([0], [[1, 'a']])])).toBeNull();
});
