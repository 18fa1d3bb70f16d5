/** Measure how long a player waits for playback, by the schedule of the animations. */

import type { Glider } from '../../board/glider';
import type { GameScene } from '../../game/scene';
import type { Pace } from '../../lib/pace';
import type { Update } from '../../lib/types';
import { Narrator } from './narrator.svelte';

/**
 * Return the milliseconds of playback before each of the player's choices, if the server does everything at once, or
 * waits for playback.
 */
export async function waitsOf(scene: GameScene, pace: Pace, updates: Update[], isMine: (update: Update) => boolean, prompt: boolean): Promise<number[]> {
  let spent = 0;
  const before: number[] = [];
  const pause = async (milliseconds: number) => void (spent += milliseconds);
  const glider = { glide: (_key: string, _poses: unknown, milliseconds: number) => pause(milliseconds), spin: (_key: string, milliseconds: number) => pause(milliseconds), finish: () => {}, pose: () => null, place: () => {} };
  let coming = [...updates];
  const narrator = new Narrator(scene, glider as unknown as Glider, {
    pace: () => pace,
    isAwaited: () => true,
    ahead: () => (prompt ? coming.slice(0, coming.findIndex(isMine) + 1).flatMap((each) => each.lines) : []),
    wait: pause,
  });
  narrator.take(coming.shift()!, updates[0]!.lines);
  while (coming.length) {
    const update = coming.shift()!;
    narrator.take(update, update.lines);
    for (let turn = 0; narrator.busy && turn < 10_000; turn++) await Promise.resolve();
    if (narrator.busy) throw new Error('the telling does not end');
    if (isMine(update)) {
      before.push(spent);
      spent = 0;
    }
  }
  return before;
}
