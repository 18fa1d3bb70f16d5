/** The players on the podium. */

import { PAINTS } from './paint';
import type { Update } from '../lib/types';

/** One of the first three players, with their cars, the best one first. */
export interface Step {
  name: string;
  score: string;
  cars: { colour: string; mark: string; striped: boolean }[];
}

/** Return seats by score, winners first. */
export function ranked(winners: readonly number[], scores: readonly number[]): number[] {
  const won = (seat: number) => (winners.includes(seat) ? 1 : 0);
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || scores[b]! - scores[a]!);
}

/** Return the first three players by score, winner first, each with a car in a different colour. */
export function podiumByScore(update: Update, names: readonly string[]): Step[] {
  const colours = Object.keys(PAINTS);
  const { winners, scores } = update.result ?? { winners: [], scores: [] };
  return ranked(winners, scores)
    .slice(0, 3)
    .map((seat) => ({
      name: names[seat] ?? '',
      score: String(scores[seat]),
      cars: [{ colour: colours[seat % colours.length]!, mark: String(seat + 1), striped: false }],
    }));
}
