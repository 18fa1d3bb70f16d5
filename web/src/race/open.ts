/** Fetch the static data of a race. */

import { loadTrack } from '../game/track';
import { api } from '../lib/api';
import { loadParts, type AnyRaceParts } from './parts';
import type { GameScene } from '../game/scene';

/** Load the panels and the scene of a table's game; `track` is the digest of its track, if any. */
export async function openRace(table: string, game: string, track: string | null): Promise<{ scene: GameScene; parts: AnyRaceParts }> {
  const [parts, road, data] = await Promise.all([
    loadParts(game),
    track ? loadTrack(track) : null,
    api.kit(table),
  ]);
  return { parts, scene: parts.makeScene(data, road) };
}
