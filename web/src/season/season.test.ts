import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../game/catalogue.svelte';
import type { GameInfo, OptionInfo, SeasonInfo } from '../lib/types';
import { makeBundle, words } from '../lib/words.svelte';
import { readPoints, SeasonDraft } from './draft.svelte';
import { nextTitle, podiumOf, raceStates } from './season';

const option = (name: string, kind: OptionInfo['kind'], value: unknown): OptionInfo =>
  ({ name, kind, default: value, low: 1, high: 10, choices: [], title: { id: name, args: {} }, about: { id: name, args: {} } }) as unknown as OptionInfo;

function game(name: string, seats: string, tracks: string[], count: 'points' | 'winnings'): GameInfo {
  return {
    name,
    title: name,
    seats_option: seats,
    options: [option(seats, 'number', 4), option('track', 'track', tracks[0]), option('laps', 'number', 1)],
    tracks: tracks.map((track) => ({ name: track, title: track.toUpperCase(), digest: track, games: [name] })),
    bots: ['club'],
    lessons: [],
    guide: false,
    valued: true,
  analysed: true,
    seasons: [
      {
        name: `${name}-tour`,
        title: { id: 'tour', args: {} },
        about: { id: 'tour', args: {} },
        races: tracks.map((track) => ({ game: name, options: { track } })),
        count,
        points: [],
      },
    ],
  };
}
const money = game('money', 'players', ['river', 'bay'], 'winnings');
const road = game('road', 'cars', ['city', 'hill'], 'points');
const usual = { players: 4, track: 'river', laps: 1 };

beforeAll(() => {
  catalogue.games = [money, road];
  words.use('en', makeBundle('en', 'laps = Laps'));
});

describe('a season being put together', () => {
  it('is one race at first', () => {
    expect(new SeasonDraft(money).on).toBe(false);
  });

  it('takes a ready-made season with the options and seats of the page', () => {
    const draft = new SeasonDraft(money);
    draft.choose('money-tour', usual);
    expect(draft.count).toBe('winnings');
    draft.add('money', 'river', usual);
    draft.remove(0);
    expect(draft.make({ ...usual, players: 3, laps: 2 })).toEqual({
      races: ['bay', 'river'].map((track) => ({ game: 'money', options: { players: 3, track, laps: 2 } })),
      count: 'winnings',
      points: null,
      title: '',
      ready: 'money-tour',
    });
  });

  it('keeps the options with which a race was added', () => {
    const draft = new SeasonDraft(road);
    draft.choose('own', { cars: 4, track: 'hill', laps: 3 });
    draft.add('road', 'city', { cars: 4, track: 'hill', laps: 2 });
    expect(draft.races.map((race) => [draft.titleOf(race), draft.detailsOf(race)])).toEqual([
      ['HILL', 'Laps: 3'],
      ['CITY', 'Laps: 2'],
    ]);
    draft.points = '5, 3 and 1';
    draft.title = ' Cup ';
    const made = draft.make({ cars: 6, track: 'hill', laps: 9 });
    expect(made.races?.map((race) => race.options)).toEqual([
      { track: 'hill', laps: 3, cars: 6 },
      { track: 'city', laps: 2, cars: 6 },
    ]);
    expect([made.count, made.points, made.title]).toEqual(['points', [5, 3, 1], 'Cup']);
  });

  it('counts points with several games, whose races use defaults', () => {
    const draft = new SeasonDraft(money);
    draft.choose('own', usual);
    expect([draft.hasWinnings, draft.count]).toEqual([true, 'winnings']);
    draft.add('road', 'city', { ...usual, laps: 5 });
    expect(draft.count).toBe('points');
    expect(draft.make(usual).races[1]).toEqual({ game: 'road', options: { track: 'city', cars: 4 } });
  });

  it('reads points, or leaves them to the server', () => {
    expect(readPoints('10-6-4')).toEqual([10, 6, 4]);
    expect(readPoints('none')).toBeNull();
  });
});

describe('a season that is raced', () => {
  const season = (number: number, raced: number): SeasonInfo =>
    ({ number, raced, races: ['A', 'B'].map((title, at) => ({ game: 'g', title, table: at < number ? title : null })) }) as unknown as SeasonInfo;

  it('has a next race, the same one if it was not finished, and none after the last', () => {
    expect(nextTitle(season(1, 1), true)).toBe('B');
    expect(nextTitle(season(1, 0), false)).toBe('A');
    expect(nextTitle(season(2, 2), true)).toBeNull();
  });

  it('knows which races are over', () => {
    expect(raceStates(season(1, 0)).map(({ state }) => state)).toEqual(['now', 'to-come']);
    expect(raceStates(season(2, 1)).map(({ state }) => state)).toEqual(['over', 'now']);
  });

  it('puts the first three on a podium', () => {
    const row = (seat: number, total: number) => ({ heading: { id: 'player', args: { player: { seat } } }, cells: [{ value: 1, reason: null }, { value: total, reason: null }], total: false });
    const sheet = { tables: [{ title: { id: 't', args: {} }, columns: [], rows: [row(2, 9), row(0, 5), row(1, 3), row(3, 1)], figures: [] }], verdict: { id: 'v', args: {} } };
    const steps = podiumOf(sheet, ['Ana', 'Ben', 'Zoe', 'Max'], (cell) => String(cell.value));
    expect(steps.map((step) => [step.name, step.score])).toEqual([['Zoe', '9'], ['Ana', '5'], ['Ben', '3']]);
  });
});
