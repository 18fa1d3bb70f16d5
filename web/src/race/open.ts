/** Fetches what does not change during a race. */

import { loadTrack } from '../game/track';
import { api } from '../lib/api';
import { loadParts, type AnyRaceParts } from './parts';
import type { GameScene } from '../game/scene';

/** The panels of a table's game and its scene; `track` is the digest of what is raced on, if there is anything. */
export async function openRace(table: string, game: string, track: string | null): Promise<{ scene: GameScene; parts: AnyRaceParts }> {
  const [parts, road, data] = await Promise.all([
    loadParts(game),
    track ? loadTrack(track) : null,
    api.kit(table),
  ]);
  return { parts, scene: parts.makeScene(data, road) };
}
