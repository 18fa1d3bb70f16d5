/** Play sounds if they are on; only then is the synthesiser loaded. */

import { settings } from '../../lib/settings.svelte';
import type { Sound } from '../../game/scene';

export function hear(sound: Sound, milliseconds: number): void {
  const { sound: on, volume } = settings.stored;
  if (on && volume) void import('../../sound/synth').then(({ play }) => play(sound, volume, milliseconds));
}
