/** The panels of any game: question, choices, players, log and score sheet are standard, and the log is large. */

import { podiumByScore } from '../game/podium';
import { raceParts } from '../race/parts';
import { GenericScene } from './scene';
import Story from './Story.svelte';

export default raceParts<GenericScene, unknown>({
  makeScene: (_, track) => new GenericScene(track),
  drawn: [],
  podium: (_, update, names) => podiumByScore(update, names),
  TextView: Story,
});
