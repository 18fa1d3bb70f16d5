/** Fetch the static data of a race. */

import { loadTrack } from '../game/track';
import { api, boardPicture } from '../lib/api';
import { loadParts, type AnyRaceParts } from './parts';
import type { GameScene } from '../game/scene';

/** Milliseconds after which a race opens without the picture of its board. */
const PATIENCE = 2000;

/** Load the panels and the scene of a table's game; `track` is the digest of its track, if any. */
export async function openRace(table: string, game: string, track: string | null): Promise<{ scene: GameScene; parts: AnyRaceParts }> {
  const [parts, road, data] = await Promise.all([
    loadParts(game),
    track ? loadTrack(track) : null,
    api.kit(table),
    track ? showable(track) : null,
  ]);
  return { parts, scene: parts.makeScene(data, road) };
}

/** Waits until the browser can draw a board at once: no question stands beside an empty one. */
async function showable(track: string): Promise<void> {
  const image = new Image();
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const loading = Promise.resolve(boardPicture(track)).then((address) => {
    image.src = address;
    return image.decode();
  });
  await Promise.race([loading.catch(() => undefined), late]);
}
