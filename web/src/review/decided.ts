/** What decided a race for one seat: the part of its sum with the largest effect on the outcome. */

import type { RaceReview, SumPart, TurningPoint } from '../lib/types';

export interface Decided {
  part: string; // `own`, `others`, `hidden`, or the key of a kind of luck
  amount: number; // positive if good for the seat, in millionths
}

/** Return whether the seat won; in a solo race, whether it did better than expected. */
export function endedWell(review: RaceReview, seat: number): boolean {
  if (!review.alone) return review.wins[seat]!.result >= 500_000;
  const { expected, result } = review.results[seat]!;
  return (result - expected.amount) * review.result.sign > 0;
}

/** Return the largest significant part in the direction of the outcome, if any. */
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

/** Return the moment with the biggest change for the seat, in the direction of the outcome. */
export function biggestSwing(review: RaceReview, seat: number): TurningPoint | null {
  const way = (endedWell(review, seat) ? 1 : -1) * (review.alone ? review.result.sign : 1);
  const change = (point: TurningPoint): number => point.changes[seat]! * way;
  const sure = review.turning_points.filter((point) => change(point) > 2 * point.errors[seat]!);
  return sure.sort((a, b) => change(b) - change(a))[0] ?? null;
}
