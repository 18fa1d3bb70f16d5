import { expect, test } from 'vitest';
import { extend } from './log';
import type { Line } from './types';

const line = (seq: number, undone: number[] = []): Line => ({ seq, seat: null, events: [], say: [], undone });
const numbers = (log: Line[]): number[] => log.map((row) => row.seq);

test('lines that arrive twice are kept once', () => {
  expect(numbers(extend([line(1), line(2)], [line(2), line(3)]))).toEqual([1, 2, 3]);
});

test('rows taken back leave the log, whether they came earlier or in the same update', () => {
  expect(numbers(extend([line(1), line(2)], [line(3), line(4, [2, 3])]))).toEqual([1, 4]);
});
