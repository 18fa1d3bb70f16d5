/** A season being put together: a ready-made one, or the player's own races. */

import { titleIn } from '../game/circuits.svelte';
import { catalogue } from '../game/catalogue.svelte';
import { changed, optionText, seatsOf } from '../game/setup';
import type { GameInfo, NewRace, NewSeason, Options, ReadySeason } from '../lib/types';
import { say } from '../lib/words.svelte';

export const ONE = 'one';
export const OWN = 'own';
export const USUAL_POINTS = '10-6-4-3-2-1';

/** A race of the season. If `set`, it has its own options; otherwise it uses the page's. */
export interface DraftRace extends NewRace {
  options: Options;
  set: boolean;
}

/** Parse points by place with any separators; null without numbers. */
export function readPoints(text: string): number[] | null {
  return text.match(/\d+/g)?.map(Number) ?? null;
}

export class SeasonDraft {
  /** One race, the name of a ready-made season, or a custom one. */
  kind = $state(ONE);
  races = $state.raw<DraftRace[]>([]);
  title = $state('');
  wanted = $state<'points' | 'winnings'>('winnings');
  points = $state(USUAL_POINTS);

  readonly game: GameInfo;

  constructor(game: GameInfo) {
    this.game = game;
  }

  get on(): boolean {
    return this.kind !== ONE;
  }

  get ready(): ReadySeason | undefined {
    return this.game.seasons.find((season) => season.name === this.kind);
  }

  /** Whether winnings can be added up: all races are of one game that has them. */
  get hasWinnings(): boolean {
    const names = new Set(this.races.map((race) => race.game));
    const [only] = names;
    return names.size === 1 && !!catalogue.of(only ?? '')?.seasons.some((season) => season.count === 'winnings');
  }

  get count(): 'points' | 'winnings' {
    return this.hasWinnings ? (this.ready?.count ?? this.wanted) : 'points';
  }

  /** Start a new draft with a kind of season; `options` are the page's. */
  choose(kind: string, options: Options): void {
    this.kind = kind;
    this.title = '';
    this.races = this.ready?.races.map((race) => ({ ...race, set: false })) ?? [];
    if (kind === OWN) this.add(this.game.name, String(options.track ?? ''), options);
  }

  /** Add a race: with the page's options for its own game, with defaults for others. */
  add(game: string, track: string, options: Options): void {
    const circuit: Options = track ? { track } : {};
    const mine = game === this.game.name && !this.ready;
    this.races = [...this.races, { game, options: mine ? { ...changed(this.game, options), ...circuit } : circuit, set: mine }];
  }

  remove(at: number): void {
    this.races = this.races.toSpliced(at, 1);
  }

  /** Return the circuit's title of a race. */
  titleOf(race: DraftRace): string {
    const info = catalogue.of(race.game);
    const usual = info?.options.find((option) => option.name === 'track')?.default;
    const name = String(race.options.track ?? usual);
    const track = info?.tracks.find((known) => known.name === name);
    return track?.title ?? titleIn(name) ?? catalogue.title(race.game);
  }

  /** Describe a race's differences from the defaults. */
  detailsOf(race: DraftRace): string {
    const info = catalogue.of(race.game);
    const told = info?.options.filter((option) => option.kind !== 'track' && option.name !== info.seats_option && option.name in race.options) ?? [];
    return told.map((option) => `${say(option.title)}: ${optionText(option, race.options[option.name])}`).join(', ');
  }

  /** Return the request: all races with the page's number of seats. */
  make(options: Options): Pick<NewSeason, 'races' | 'count' | 'points' | 'title' | 'ready'> {
    const seats = seatsOf(this.game, options);
    const races = this.races.map((race) => {
      const mine = race.game === this.game.name;
      const counted = mine ? (options[this.game.seats_option] ?? seats) : seats;
      const page = mine && !race.set ? changed(this.game, options) : {};
      return { game: race.game, options: { ...page, ...race.options, [catalogue.of(race.game)?.seats_option ?? '']: counted } };
    });
    const points = this.count === 'points' ? readPoints(this.points) : null;
    return { races, count: this.count, points, title: this.title.trim(), ready: this.ready?.name ?? '' };
  }
}
