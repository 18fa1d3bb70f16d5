/** The little that the page must know of each game to seat people: no rules, only how a table is laid. */

import type { GameInfo, NewSeat, Options } from './types';
import type { Mode } from './route.svelte';

export interface Setup {
  name: string; // its texts: web-setup-GAME-NAME
  options: Options;
}

interface Table {
  seats: (options: Options) => number;
  setSeats: (seats: number) => Options;
  secret: boolean; // hands are hidden, so people at one screen hand it over unseen
  setups: Setup[];
}

const number = (value: unknown, usual: number): number => (typeof value === 'number' ? value : usual);

export const GAMES: Record<string, Table> = {
  downforce: {
    seats: (options) => number(options.players, 4),
    setSeats: (players) => ({ players }),
    secret: true,
    setups: [
      { name: 'printed', options: {} },
      {
        name: 'beginner',
        options: { auction: false, powers: false, hands_of_three: true, bets: false, first_home_wins: true },
      },
      { name: 'long', options: { long_distance: true, bets: false } },
    ],
  },
  formula_d: {
    seats: (options) => number(options.seats, number(options.cars, 4)),
    setSeats: (cars) => ({ cars }),
    secret: false,
    setups: [
      { name: 'basic', options: {} },
      { name: 'grand', options: { laps: 2 } },
      { name: 'road', options: { road: true, track: 'lantern-city' } },
    ],
  },
};

export const GAME_NAMES = Object.keys(GAMES);

/** Whether people who share a screen must not see each other's hands. */
export function isSecret(game: string): boolean {
  return GAMES[game]?.secret ?? true;
}

export function seatsOf(game: string, options: Options): number {
  return GAMES[game]?.seats(options) ?? 4;
}

/** All options of a game at their defaults, and what a setup changes. */
export function optionsOf(info: GameInfo, setup: Options = {}): Options {
  const values: Options = {};
  for (const option of info.options) if (option.kind !== 'preset') values[option.name] = option.default;
  return { ...values, ...setup };
}

/** Only what differs from the defaults: what the server is told, and what a lobby shows. */
export function changed(info: GameInfo, options: Options): Options {
  const usual = optionsOf(info);
  const entries = Object.entries(options).filter(([name, value]) => name in usual && value !== usual[name]);
  return Object.fromEntries(entries);
}

/** Who is to sit where at a new table of this many seats. */
export function usualSeats(mode: Mode, count: number, bot: string): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat => {
    if (seat === 0) return { kind: 'me' };
    if (mode === 'friends') return { kind: 'open' };
    if (mode === 'here' && seat === 1) return { kind: 'here', name: '' };
    return { kind: 'bot', bot };
  });
}
