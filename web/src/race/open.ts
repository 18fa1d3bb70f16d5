/** Fetches what does not change during a race. */

import { loadTrack } from '../game/track';
import { gameOf } from '../games';
import { api } from '../lib/api';
import type { AnyRaceParts } from './parts';
import type { GameScene } from '../game/scene';

/** The panels of a table's game and its scene; `track` is the digest of what is raced on, if there is anything. */
export async function openRace(table: string, game: string, track: string | null): Promise<{ scene: GameScene; parts: AnyRaceParts }> {
  const [{ default: parts }, road, data] = await Promise.all([
    gameOf(game).race(),
    track ? loadTrack(track) : null,
    api.kit(table),
  ]);
  return { parts, scene: parts.makeScene(data, road) };
}
