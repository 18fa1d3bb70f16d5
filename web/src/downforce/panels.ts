/** How a race of Downforce is shown. */

import type { Track } from '../game/track';
import type { Update } from '../lib/types';
import { t } from '../lib/words.svelte';
import { raceParts } from '../race/parts';
import { ranked, type Step } from '../game/podium';
import AllHands from './cards/AllHands.svelte';
import Auction from './auction/Auction.svelte';
import BetsOpened from './betting/BetsOpened.svelte';
import CardPicture from './cards/CardPicture.svelte';
import ChoiceIcon from './ChoiceIcon.svelte';
import { markOf, Scene, type Kit, type View } from './model';
import PlayerTable from './PlayerTable.svelte';
import Powers from './powers/Powers.svelte';
import RunningScore from './RunningScore.svelte';
import SeatDetail from './SeatDetail.svelte';
import Standings from './Standings.svelte';
import TextView from './TextView.svelte';

const AUCTION = ['bids-shown', 'lot-opened', 'lot-sold', 'lot-aside'];

export default raceParts<Scene, View>({
  makeScene: (data, track) => new Scene(data as Kit, track as Track),
  drawn: ['bid', 'play', 'keep'],
  foreseen: ['play', 'wild', 'take', 'skip', 'decline'],
  podium,
  carOf: (cars, { id }) => cars.find(({ colour }) => id === `downforce-car-${colour}`),
  scored: (scene, { result }, seat) => (result && scene.countsMoney ? money(result.scores[seat]!) : ''),
  TextView,
  Standings,
  SeatDetail,
  Dock: PlayerTable, // at the end hands are empty, and the board uses their space
  Hands: AllHands,
  Picture: CardPicture,
  ChoiceIcon,
  example: () => import('./Example.svelte'),
  stage: ({ view, narrated, decision }) => {
    if (narrated?.event.type === 'race-over') return BetsOpened;
    if (view.ask.type === 'auction' || AUCTION.includes(narrated?.event.type ?? '')) return Auction;
    return decision.ofKind('keep').length ? Powers : null;
  },
  runningSheet: (scene) => (scene.countsMoney ? RunningScore : null),
});

/** Players by score, with their cars. */
function podium(scene: Scene, { result, view }: Update, names: readonly string[]): Step[] {
  if (!result) return [];
  return ranked(result.winners, result.scores)
    .slice(0, 3)
    .map((seat) => {
      const cars = scene.order(view as View).filter((each) => (view as View).owners[each] === seat);
      const score = scene.countsMoney ? money(result.scores[seat]!) : '';
      return { name: names[seat] ?? '', score, cars: cars.map((car) => ({ colour: scene.kit.colours[car]!, mark: markOf(car), striped: false })) };
    });
}

function money(amount: number): string {
  return amount < 0 ? t('downforce-debt', { amount: -amount }) : t('downforce-money', { amount });
}
