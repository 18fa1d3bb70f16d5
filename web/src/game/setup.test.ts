import { expect, test } from 'vitest';
import { changed, optionsOf, seatOption, seatsOf, usualBot, usualSeats } from './setup';
import type { GameInfo, OptionInfo } from '../lib/types';

const option = (name: string, value: unknown, kind: OptionInfo['kind'] = 'number'): OptionInfo =>
  ({ name, kind, default: value, low: 2, high: 6, choices: [], title: { id: name, args: {} }, about: { id: name, args: {} } }) as unknown as OptionInfo;
const info: GameInfo = {
  name: 'sprint',
  title: 'Sprint',
  seats_option: 'runners',
  options: [option('length', 20), option('runners', 3), option('quick', 'short', 'preset')],
  tracks: [],
  bots: ['random'],
  lessons: [],
  guide: false,
  valued: true,
  analysed: true,
  seasons: [],
};

test('the server says which option counts the seats', () => {
  expect(seatOption(info)?.name).toBe('runners');
  expect(seatsOf(info, optionsOf(info))).toBe(3);
  expect(seatsOf(info, { runners: 5 })).toBe(5);
});

test('only options that differ from the defaults are sent', () => {
  expect(optionsOf(info)).toEqual({ length: 20, runners: 3 });
  expect(changed(info, { length: 30, runners: 3 })).toEqual({ length: 30 });
});

test('bots of the middle level race, or random ones if a game has no levels', () => {
  expect(usualBot(['random', 'rookie', 'club', 'pro'])).toBe('club');
  expect(usualBot(['random', 'steady'])).toBe('steady');
  expect(usualBot(['random'])).toBe('random');
  expect(usualSeats('bots', 3, 'random')).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }]);
  expect(usualSeats('here', 3, 'random')[1]).toEqual({ kind: 'here', name: '' });
});
