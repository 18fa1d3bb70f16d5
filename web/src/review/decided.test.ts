import { expect, test } from 'vitest';
import type { RaceReview, SumPart, TurningPoint } from '../lib/types';
import { biggestSwing, chanceBefore, endedWell, lostElsewhere, whatDecided } from './decided';

const part = (amount: number, error = 10_000): SumPart => ({ amount, error });

function review(result: number, own: SumPart, deal: SumPart, others: SumPart, more: Partial<RaceReview> = {}): RaceReview {
  const sum = { expected: part(250_000), lucks: { deal }, hidden: part(0), own, others, result };
  return { alone: false, wins: [sum], results: [sum], result: { name: { id: 'turns', args: {} }, sign: -1 }, turning_points: [], ...more } as unknown as RaceReview;
}

test('a lost race was decided by the largest loss, a won one by the largest gain', () => {
  const parts = [part(-300_000), part(-100_000), part(200_000)] as const;
  expect(whatDecided(review(0, ...parts), 0)).toEqual({ part: 'own', amount: -300_000 });
  expect(whatDecided(review(1_000_000, ...parts), 0)).toEqual({ part: 'others', amount: 200_000 });
});

test('insignificant parts decide nothing', () => {
  expect(whatDecided(review(0, part(-300_000, 200_000), part(-100_000, 60_000), part(0)), 0)).toBeNull();
});

test('in a solo race, fewer turns than expected are good', () => {
  const alone = review(200_000, part(-40_000), part(-10_000, 100), part(0), { alone: true });
  expect(endedWell(alone, 0)).toBe(true);
  expect(whatDecided(alone, 0)).toEqual({ part: 'own', amount: 40_000 });
});

test('the biggest swing is in the direction of the outcome', () => {
  const swing = (at: number, change: number, error = 10_000) => ({ at, changes: [change], errors: [error] }) as unknown as TurningPoint;
  const lost = review(0, part(0), part(0), part(0), { turning_points: [swing(3, 400_000), swing(7, -200_000), swing(9, -300_000), swing(11, -900_000, 500_000)] });
  expect(biggestSwing(lost, 0)?.at).toBe(9);
});

test('what the listed choices do not explain was lost elsewhere', () => {
  const more = { mistakes: [{ seat: 0, loss: 30_000 }, { seat: 1, loss: 90_000 }], losses: [{ decisions: 21 }] } as unknown as Partial<RaceReview>;
  expect(lostElsewhere(review(0, part(-190_000), part(0), part(0), more), 0)).toEqual({ choices: 20, amount: 160_000 });
  expect(lostElsewhere(review(0, part(-35_000), part(0), part(0), more), 0)).toBeNull();
  expect(lostElsewhere(review(0, part(-190_000), part(-300_000), part(0), more), 0)).toBeNull();
});

test('the chance before a retirement is that before the last choice', () => {
  const more = { choices: [{ at: 2, seat: 0 }, { at: 5, seat: 1 }], moments: [0.3, 0.2, 0.1, 0].map((win, at) => ({ at, wins: [win] })) } as unknown as Partial<RaceReview>;
  expect(chanceBefore(review(0, part(0), part(0), part(0), more), 0, 3)).toBe(0.2);
});
