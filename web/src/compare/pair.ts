/** Two attempts at a challenge side by side: the selection, the merged review, and where they diverge. */

import type { OpenAttempt } from '../challenge/challenge';
import type { SeatLook } from '../game/seat-look';
import type { MadeChoice, RaceReview } from '../lib/types';

export type Pair<T> = readonly [T, T];

/** Return the attempts at these tables; by default mine and the best other one, or the best two. */
export function pairOf(tries: readonly OpenAttempt[], first: string | null = null, second: string | null = null): Pair<OpenAttempt> | null {
  const at = (table: string | null): OpenAttempt | undefined => tries.find((each) => each.table === table);
  const one = at(first) ?? tries.find((each) => each.mine && each.table !== second) ?? tries.find((each) => each.table !== second);
  const other = tries.find((each) => each !== one && each.table === second) ?? tries.find((each) => each !== one);
  return one && other ? [one, other] : null;
}

/** Return the marks of both: letters, as their names and even their cars may be equal. */
export function pairLooks(pair: Pair<OpenAttempt>): Pair<SeatLook> {
  const look = (seat: 0 | 1, colour: string, mark: string): SeatLook => ({ seat, name: pair[seat].name, mine: pair[seat].mine, colour, mark, striped: false });
  return [look(0, 'blue', 'A'), look(1, 'orange', 'B')];
}

/** Merge both reviews into one with the driven seat twice: as in the first attempt, then as in the second. */
export function pairReview(seat: number, [one, other]: Pair<RaceReview>): RaceReview {
  const both = <T>(of: (review: RaceReview) => readonly T[]): T[] => [of(one)[seat]!, of(other)[seat]!];
  return { ...one, wins: both((review) => review.wins), results: both((review) => review.results), losses: both((review) => review.losses) };
}

/** Return a seat's chances to win in per cent, move by move; in solo races, the expected result. */
export function curveOf(review: RaceReview, seat: number): number[] {
  return review.moments.map((moment) => (review.alone ? moment.results[seat]! / 1_000_000 : moment.wins[seat]! / 10_000));
}

/**
 * Return the first different choices of the seat; null if there are none. Until then luck and rivals were also the
 * same.
 */
export function partingOf(seat: number, [one, other]: Pair<RaceReview>): Pair<MadeChoice> | null {
  const mine = (review: RaceReview): MadeChoice[] => review.choices.filter((choice) => choice.seat === seat);
  const others = mine(other);
  for (const [at, choice] of mine(one).entries()) {
    const against = others[at];
    if (against && JSON.stringify(choice.label) !== JSON.stringify(against.label)) return [choice, against];
  }
  return null;
}
