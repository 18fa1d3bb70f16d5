/** How a race of Formula D is shown. */

import type { Track } from '../game/track';
import type { Update } from '../lib/types';
import { t } from '../lib/words.svelte';
import { raceParts } from '../race/parts';
import { ranked, type Step } from '../game/podium';
import Dashboard from './Dashboard.svelte';
import Gears from './Gears.svelte';
import { Scene, type Kit, type View } from './model';
import Standings from './Standings.svelte';
import TextView from './TextView.svelte';

export default raceParts<Scene, View>({
  makeScene: (data, track) => new Scene(data as Kit, track as Track),
  drawn: ['gear'],
  podium,
  carOf: (cars, { id, args }) => (id === 'formula-d-car' ? cars.find(({ mark }) => mark === String(args.number)) : undefined),
  placeless,
  TextView,
  Standings,
  Dock: Dashboard,
  example: () => import('./Example.svelte'),
  dockAtEnd: true,
  chooser: (decision) => (decision.ofKind('gear').length ? Gears : null),
});

/** The first three players with a finished car, with the turns of a single car, or else their points. */
export function podium(scene: Scene, { result, view }: Update, names: readonly string[]): Step[] {
  if (!result) return [];
  const { home, cars } = view as View;
  const single = names.length === cars.length;
  return ranked(result.winners, result.scores)
    .map((seat) => ({ seat, own: home.filter((number) => cars[number]!.seat === seat) }))
    .filter(({ own }) => own.length)
    .slice(0, 3)
    .map(({ seat, own }) => ({
      name: names[seat] ?? '',
      score: single ? t('formula-d-page-podium-turns', { turns: cars[own[0]!]!.turns }) : `${result.scores[seat]} ${t('formula-d-heading-points')}`,
      cars: own.map((number) => ({ colour: cars[number]!.team, mark: String(number + 1), striped: number >= scene.kit.teams.length })),
    }));
}

/** How the last car of a player went out, if none has finished. */
export function placeless({ view }: Update, seat: number): string | null {
  const { home, gone, cars } = view as View;
  if (home.some((number) => cars[number]!.seat === seat)) return null;
  const last = gone.findLast(({ car }) => cars[car]!.seat === seat);
  return last ? t('formula-d-page-you-out', { cause: t('formula-d-cause', { cause: last.cause }) }) : null;
}
