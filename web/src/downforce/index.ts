/** Downforce: cards drive cars bought at auction. */

import type { Game } from '../game/game';
import Poster from './Poster.svelte';

const setup = (name: string, options: Record<string, unknown>) => ({
  name,
  title: `downforce-page-setup-${name}`,
  about: `downforce-page-setup-${name}-about`,
  options,
});

export default {
  name: 'downforce',
  texts: { title: 'downforce-page-title', about: 'downforce-page-about' },
  poster: Poster,
  teaches: true,
  secret: true,
  setups: [
    setup('printed', {}),
    setup('beginner', { auction: false, powers: false, hands_of_three: true, bets: false, first_home_wins: true }),
    setup('long', { long_distance: true, bets: false }),
  ],
  guide: true,
  race: () => import('./panels'),
} satisfies Game;
