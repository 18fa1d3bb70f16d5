/** Who stands on the podium: players by what they scored, with the best car of each. */

import type { Update } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { View as DownforceView } from '../downforce/model';
import { LETTERS } from '../downforce/model';
import type { View as FormulaDView } from '../formula_d/model';
import { isDownforce, type AnyScene } from './games';
import type { Step } from './Podium.svelte';

/** Seats from the best score down, winners first. */
export function ranked(winners: readonly number[], scores: readonly number[]): number[] {
  const won = (seat: number) => (winners.includes(seat) ? 1 : 0);
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || scores[b]! - scores[a]!);
}

/** The first three; the winner first. */
export function podium(scene: AnyScene, update: Update, names: readonly string[]): Step[] {
  const result = update.result;
  if (!result) return [];
  if (isDownforce(scene)) {
    const view = update.view as DownforceView;
    const money = scene.kit.options.first_home_wins !== true && scene.kit.options.long_distance !== true;
    return ranked(result.winners, result.scores)
      .slice(0, 3)
      .map((seat) => {
        const car = scene.order(view).find((each) => view.owners[each] === seat) ?? 0;
        const score = result.scores[seat]!;
        const told = !money ? '' : score < 0 ? t('downforce-debt', { amount: -score }) : t('downforce-money', { amount: score });
        return { name: names[seat] ?? '', colour: scene.kit.colours[car]!, mark: LETTERS[car]!, striped: false, score: told };
      });
  }
  const view = update.view as FormulaDView;
  return scene.order(view).slice(0, 3).map((number) => {
    const car = view.cars[number]!;
    return {
      name: names[car.seat] ?? '',
      colour: car.team,
      mark: String(number + 1),
      striped: number >= scene.kit.teams.length,
      score: t('web-podium-turns', { turns: car.turns }),
    };
  });
}
