/** The set-up of a table for any game: options as described by the server, and seats. */

import { gameOf } from './game';
import type { Mode } from '../lib/route.svelte';
import type { GameInfo, NewSeat, OptionInfo, Options } from '../lib/types';
import { say, t } from '../lib/words.svelte';

/** Return the option with the number of participants. */
export function seatOption(info: GameInfo): OptionInfo | undefined {
  return info.options.find((option) => option.name === info.seats_option);
}

/** Return the number of seats with these options. */
export function seatsOf(info: GameInfo, options: Options): number {
  return gameOf(info.name).seats?.(options) ?? Number(options[info.seats_option] ?? 1);
}

/** Return all options at their defaults, with a set-up's changes. */
export function optionsOf(info: GameInfo, setup: Options = {}): Options {
  const values: Options = {};
  for (const option of info.options) if (option.kind !== 'preset') values[option.name] = option.default;
  return { ...values, ...setup };
}

/** The options that differ from the defaults: these are sent to the server and shown in a lobby. */
export function changed(info: GameInfo, options: Options): Options {
  const usual = optionsOf(info);
  const entries = Object.entries(options).filter(([name, value]) => name in usual && value !== usual[name]);
  return Object.fromEntries(entries);
}

/** The value of an option in words. */
export function optionText(option: OptionInfo, value: unknown): string {
  if (option.kind === 'flag') return t(value ? 'web-yes' : 'web-no');
  if (value === null) return t('web-option-unset');
  const choice = option.choices.find((known) => known.value === value);
  return choice ? say(choice.title) : String(value);
}

/** Return the default bots: the game's middle level, or random ones if it has no levels. */
export function usualBot(bots: readonly string[]): string {
  const levels = bots.filter((bot) => bot !== 'random');
  return levels[Math.floor(levels.length / 2)] ?? bots[0] ?? '';
}

/** Return the default seats of a new table of this size. */
export function usualSeats(mode: Mode, count: number, bot: string): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat => {
    if (seat === 0) return { kind: 'me' };
    if (mode === 'friends') return { kind: 'open' };
    if (mode === 'here' && seat === 1) return { kind: 'here', name: '' };
    return { kind: 'bot', bot };
  });
}
