/** The panels of any game: question, choices, players, log and score sheet are there by themselves, the log stands large. */

import { podiumByScore } from '../race/podium';
import { raceParts } from '../race/game';
import { GenericScene } from './scene';
import Story from './Story.svelte';

export default raceParts<GenericScene, unknown>({
  makeScene: (_, track) => new GenericScene(track),
  drawn: [],
  podium: (_, update, names) => podiumByScore(update, names),
  TextView: Story,
});
