/** What the messages of a review say, in words of its race. */

import type { TableInfo, Update } from '../lib/types';
import { Decision } from '../race/choices/decision.svelte';
import type { AnyRaceParts } from '../race/parts';
import type { GameScene } from '../game/scene';

const NOBODY = { act: async () => false, back: async () => false, why: async () => null, seat: null };

/** A decision at which nobody acts: it names seats, cards and spaces as the race does. */
export function sayerOf(table: () => TableInfo, scene: GameScene, parts: AnyRaceParts): Decision {
  const update = (): Update => ({ table: table(), choices: [], view: null }) as unknown as Update;
  const decision = new Decision(NOBODY, update, () => false, scene);
  decision.nameBy(scene, parts.Picture, () => false);
  return decision;
}
