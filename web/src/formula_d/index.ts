/** Formula D: every gear has its own die. */

import type { Game } from '../game/game';
import Poster from './Poster.svelte';

const setup = (name: string, options: Record<string, unknown>) => ({
  name,
  title: `formula-d-page-setup-${name}`,
  about: `formula-d-page-setup-${name}-about`,
  options,
});

export default {
  name: 'formula_d',
  texts: { title: 'formula-d-page-title', about: 'formula-d-page-about' },
  poster: Poster,
  teaches: true,
  secret: false,
  setups: [setup('basic', {}), setup('grand', { laps: 2 }), setup('road', { road: true, track: 'lantern-city' })],
  // A player may drive several cars.
  seats: (options) => (typeof options.seats === 'number' ? options.seats : null),
  guide: true,
  race: () => import('./panels'),
} satisfies Game;
