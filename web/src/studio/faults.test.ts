import { expect, it } from 'vitest';
import { grouped } from './faults';

const HANDLES = [[0, 0], [100, 0], [100, 100], [0, 100]] as const;

it('groups places with the same fault and names the nearest points', () => {
  const close = { id: 'close', args: {} };
  const sharp = { id: 'sharp', args: {} };
  const found = grouped([{ reason: close, at: [90, 5] }, { reason: sharp, at: [1, 99] }, { reason: close, at: [5, 5] }, { reason: close, at: [99, 1] }], HANDLES);
  expect(found).toEqual([{ reason: close, places: [1, 3, 4], points: [2, 1] }, { reason: sharp, places: [2], points: [4] }]);
});

it('keeps faults without a place', () => {
  expect(grouped([{ reason: { id: 'short', args: {} }, at: null }], [])).toEqual([{ reason: { id: 'short', args: {} }, places: [], points: [] }]);
});
