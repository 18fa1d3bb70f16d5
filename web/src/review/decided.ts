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

/** Return the number of a seat's choices that are not listed, and what they lost in all; null if that is little. */
export function lostElsewhere(review: RaceReview, seat: number): { choices: number; amount: number } | null {
  const found = whatDecided(review, seat);
  if (found?.part !== 'own' || found.amount > 0) return null;
  const listed = review.mistakes.filter((choice) => choice.seat === seat);
  const amount = -found.amount - listed.reduce((sum, { loss }) => sum + loss, 0);
  return amount > 10_000 ? { choices: review.losses[seat]!.decisions - listed.length, amount } : null;
}

/** Return the chance to win before the seat's last choice up to a move, in millionths. */
export function chanceBefore(review: RaceReview, seat: number, at: number): number {
  const last = review.choices.findLast((choice) => choice.seat === seat && choice.at <= at)?.at ?? at;
  return review.moments.findLast((moment) => moment.at < last)!.wins[seat]!;
}

/** Return the moment with the biggest change for the seat, in the direction of the outcome. */
export function biggestSwing(review: RaceReview, seat: number): TurningPoint | null {
  const way = (endedWell(review, seat) ? 1 : -1) * (review.alone ? review.result.sign : 1);
  const change = (point: TurningPoint): number => point.changes[seat]! * way;
  const sure = review.turning_points.filter((point) => change(point) > 2 * point.errors[seat]!);
  return sure.sort((a, b) => change(b) - change(a))[0] ?? null;
}
