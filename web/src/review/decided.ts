/** What decided a race for one seat: the part of its sum that did most for how it ended. */

import type { RaceReview, SumPart, TurningPoint } from '../lib/types';

export interface Decided {
  part: string; // `own`, `others`, `hidden`, or the key of a kind of luck
  amount: number; // as good for the seat as it is positive, in millionths
}

/** Whether the seat won; alone, whether it did better than was to be expected. */
export function endedWell(review: RaceReview, seat: number): boolean {
  if (!review.alone) return review.wins[seat]!.result >= 500_000;
  const { expected, result } = review.results[seat]!;
  return (result - expected.amount) * review.result.sign > 0;
}

/** The largest part in the direction in which the race went, if any is sure. */
export function whatDecided(review: RaceReview, seat: number): Decided | null {
  const sum = (review.alone ? review.results : review.wins)[seat]!;
  const sign = review.alone ? review.result.sign : 1;
  const way = endedWell(review, seat) ? 1 : -1;
  const parts: [string, SumPart][] = [['own', sum.own], ['others', sum.others], ['hidden', sum.hidden], ...(Object.entries(sum.lucks) as [string, SumPart][])];
  const sure = parts
    .map(([part, { amount, error }]) => ({ part, amount: amount * sign, error }))
    .filter(({ amount, error }) => amount * way > Math.max(2 * error, 10_000));
  const [most] = sure.sort((a, b) => (b.amount - a.amount) * way);
  return most ? { part: most.part, amount: most.amount } : null;
}

/** The moment that changed most for the seat, in the direction in which the race went. */
export function biggestSwing(review: RaceReview, seat: number): TurningPoint | null {
  const way = (endedWell(review, seat) ? 1 : -1) * (review.alone ? review.result.sign : 1);
  const change = (point: TurningPoint): number => point.changes[seat]! * way;
  const sure = review.turning_points.filter((point) => change(point) > 2 * point.errors[seat]!);
  return sure.sort((a, b) => change(b) - change(a))[0] ?? null;
}
