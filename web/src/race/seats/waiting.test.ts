import { expect, test } from 'vitest';
import type { Update } from '../../lib/types';
import { asClock, isMissed, nudgedBy } from './waiting';

const update = (mine: object, owed: object[] = []): Update =>
  ({ owed, table: { seats: [{ seat: 0, mine: false, away: true, handed: false }, { seat: 1, mine: true, away: false, handed: false, ...mine }] } }) as unknown as Update;

test('seconds are shown as on a clock', () => {
  expect([0, 65, 600].map(asClock)).toEqual(['0:00', '1:05', '10:00']);
});

test('a nudge is shown only to its recipient', () => {
  expect(nudgedBy(update({}, [{ seat: 0, by: 'Zoe' }]))).toBeNull();
  expect(nudgedBy(update({}, [{ seat: 1, by: null }]))).toBeNull();
  expect(nudgedBy(update({}, [{ seat: 1, by: 'Zoe' }]))).toBe('Zoe');
});

test('an absent player only has to move, unless they handed over', () => {
  expect(isMissed(update({}))).toBe(false);
  expect(isMissed(update({}, [{ seat: 1, by: 'Zoe' }]))).toBe(true);
  expect(isMissed(update({ away: true }))).toBe(true);
  expect(isMissed(update({ away: true, handed: true }))).toBe(false);
});
