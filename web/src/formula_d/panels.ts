/** How a race of Formula D is shown. */

import type { Track } from '../game/track';
import type { Update } from '../lib/types';
import { t } from '../lib/words.svelte';
import { raceParts } from '../race/parts';
import type { Step } from '../game/podium';
import Dashboard from './Dashboard.svelte';
import Gears from './Gears.svelte';
import { Scene, type Kit, type View } from './model';
import Standings from './Standings.svelte';
import TextView from './TextView.svelte';

export default raceParts<Scene, View>({
  makeScene: (data, track) => new Scene(data as Kit, track as Track),
  drawn: ['gear'],
  podium,
  TextView,
  Standings,
  Dock: Dashboard,
  example: () => import('./Example.svelte'),
  dockAtEnd: true,
  chooser: (decision) => (decision.ofKind('gear').length ? Gears : null),
});

/** The first three cars that have finished, with the turns that they took. */
export function podium(scene: Scene, { result, view }: Update, names: readonly string[]): Step[] {
  if (!result) return [];
  return (view as View).home
    .slice(0, 3)
    .map((number) => {
      const car = (view as View).cars[number]!;
      const score = t('formula-d-page-podium-turns', { turns: car.turns });
      return { name: names[car.seat] ?? '', colour: car.team, mark: String(number + 1), striped: number >= scene.kit.teams.length, score };
    });
}
