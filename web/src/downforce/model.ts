/** Downforce's views, events and static data, and how the board shows them. */

import type { Choice, DownforceBid as Bid, DownforceRaceResult as RaceResult, DownforceView as View, GameEvent, Message } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { Track } from '../game/track';
import type { GameScene, Mark, Moment, Move, SceneCar, Sound, Tag } from '../game/scene';

export type { Bid, View };

const MARKS: Record<string, string> = { black: 'K', blue: 'B', green: 'G', yellow: 'Y', orange: 'O', red: 'R', wild: 'W' };

/** The letter on a car or a line of a card, as in written actions in every language. */
export function markOf(car: number): string {
  return MARKS[colourOf(car)] ?? '';
}

export interface CardKind {
  name: string;
  lines: [car: number, steps: number][];
}

export interface Kit {
  game: 'downforce';
  spaces: string[];
  ranks: number[]; // by space: within a lap, the more, the further ahead
  colours: string[];
  cards: CardKind[];
  prizes: number[];
  payouts: number[][];
  options: Record<string, unknown>;
}

export type Ask = View['ask'];

/** The address of the rules, to be followed by a rule's anchor. */
export const RULES = '/rules/downforce#';

const LOOKED_AT: Record<string, number> = {
  'cards-dealt': 300,
  'cars-dealt': 700,
  'powers-dealt': 700,
  'grid-set': 500,
  'lot-opened': 600,
  'bids-shown': 1800,
  'lot-sold': 1500,
  'lot-aside': 1100,
  'power-kept': 500,
  'card-played': 800,
  'wild-picked': 250,
  'wild-lost': 500,
  'line-skipped': 500,
  blocked: 400,
  'came-home': 500,
  'line-crossed': 900,
  stalled: 500,
};

const SOUNDS: Record<string, Exclude<Sound['name'], 'engine'>> = {
  'cards-dealt': 'card',
  'bids-shown': 'card',
  'card-played': 'card',
  'lot-sold': 'hammer',
  'line-crossed': 'crowd',
  'came-home': 'crowd',
};

/** Milliseconds until the next bet is revealed. */
export const EACH_BET = 320;
const CLOSE = 3; // most spaces between second place and the line in a photo finish

const MILESTONES = new Set(['lot-opened', 'card-played', 'line-crossed', 'came-home', 'race-over']);

export class Scene implements GameScene {
  constructor(
    readonly kit: Kit,
    readonly track: Track,
  ) {}

  cars(view: unknown): SceneCar[] {
    const seen = view as View | null;
    return this.kit.colours.slice(0, 6).map((colour, car) => {
      const at = seen?.cars[car] ?? -1;
      const place = seen ? seen.places.indexOf(car) : -1;
      const owner = seen?.owners[car] ?? -1;
      return {
        key: colour,
        colour,
        mark: markOf(car),
        striped: false,
        space: at >= 0 ? (this.kit.spaces[at] ?? null) : null,
        team: colour,
        owner: owner >= 0 ? owner : null,
        place: place >= 0 ? place + 1 : null,
        out: false,
      };
    });
  }

  move(event: GameEvent): Move | null {
    return event.type === 'drove' ? { key: event.car as string, way: event.way as string[] } : null;
  }

  rest(event: GameEvent): number {
    if (event.type === 'race-over') return this.betsOf(event).length ? 1600 + EACH_BET * this.betsOf(event).length : 0;
    return LOOKED_AT[event.type] ?? 0;
  }

  /** Return the bets in the order of revealing: all first ones, then all second ones, then the last. */
  betsOf(event: GameEvent): { seat: number; line: number; car: number; payout: number }[] {
    const { sheets } = event.result as RaceResult;
    if (!this.countsMoney) return [];
    return [0, 1, 2].flatMap((line) =>
      sheets.flatMap(({ bets }, seat) => {
        const bet = bets[line];
        return bet ? [{ seat, line, car: this.kit.colours.indexOf(bet.car), payout: bet.payout }] : [];
      }),
    );
  }

  moment(event: GameEvent, after: readonly GameEvent[], view: View): Moment | null {
    const home = after.find((next) => next.type === 'came-home');
    if (event.type !== 'drove' || home?.place !== 1 || home.car !== event.car) return null;
    const rivals = view.cars.filter((at, car) => at >= 0 && this.kit.colours[car] !== event.car).map((at) => this.track.along(this.kit.spaces[at] ?? '') ?? 0);
    const close = rivals.some((along) => this.track.data.lap - along <= CLOSE * this.track.step);
    return { kind: close ? 'photo' : 'finish', car: event.car as string };
  }

  turningPoint(before: View, after: View): Moment | null {
    if (before.places.length || after.places.length || !before.discards.length) return null;
    const [old, leader] = [this.order(before)[0]!, this.order(after)[0]!];
    return old === leader || after.ask.type === 'finished' || !this.gap(after, old) ? null : { kind: 'lead', car: this.kit.colours[leader]! };
  }

  /** A bid is its price, or a pass. */
  label({ label, preview }: Choice): Message | null {
    const { id, args } = preview.notes[0] ?? { id: '', args: {} };
    if (id === 'downforce-preview-bid') return { id: 'downforce-page-auction-bid-with', args: { ...label.args, number: args.number! } };
    return id === 'downforce-preview-pass' ? { id: 'downforce-page-auction-pass-with', args: label.args } : null;
  }

  /** A jam, a betting line and the finish. */
  isNotable(event: GameEvent, after: readonly GameEvent[]): boolean {
    return Number(event.left) > 0 || after.some(({ type }) => type === 'line-crossed' || type === 'came-home');
  }

  /** Longer moves are driven in a higher gear. */
  sound(event: GameEvent): Sound | null {
    if (event.type === 'drove') return { name: 'engine', gear: Math.min(6, Math.max(1, (event.way as string[]).length - 1)) };
    const name = SOUNDS[event.type];
    return name ? { name } : null;
  }

  isMilestone(event: GameEvent): boolean {
    return MILESTONES.has(event.type);
  }

  end(choice: Choice): string | null {
    return / drive [a-z]+ ([\w.-]+)$/.exec(choice.action)?.[1] ?? null;
  }

  /** The car that a question is about. */
  active(view: View): string | null {
    const ask = view.ask;
    if (ask.type === 'driving' || ask.type === 'bonus') return this.kit.colours[ask.car] ?? null;
    return null;
  }

  /** The tag on a space where a choice ends: its distance, reduced by a jam. */
  tag(choice: Choice): Tag {
    const jam = choice.preview.notes.some((note) => note.id === 'downforce-preview-jam');
    return { text: String(Math.max(0, choice.preview.way.length - 1)), tone: jam ? 'warn' : 'good' };
  }

  marks(choices: readonly Choice[]): Mark[] {
    const drives = choices.filter((choice) => this.end(choice));
    const marks: Mark[] = [];
    for (const [tone, text, rule] of [['good', 'steps', 'df-23'], ['warn', 'jam', 'df-24']] as const) {
      const tag = drives.map((choice) => this.tag(choice)).find((each) => each.tone === tone);
      if (tag) marks.push({ mark: tag.text, tone, texts: [`downforce-page-mark-${text}`], rule: RULES + rule });
    }
    return marks;
  }

  /** The action, without its seat, of driving the current car to a space. */
  drive(view: View, space: string): string | null {
    const car = this.active(view);
    return car ? `drive ${car} ${space}` : null;
  }

  ahead(): string[] {
    return [];
  }

  /** Own cars by the furthest end first, others by the nearest; a wild lists own cars first. */
  bestFirst(choices: readonly Choice[], view: unknown): Choice[] {
    const { seat, owners } = view as View;
    const isOwn = (choice: Choice) => seat !== null && owners[this.kit.colours.indexOf(choice.action.split(' ')[2] ?? '')] === seat;
    const rank = (choice: Choice) => {
      const verb = choice.action.split(' ')[1];
      if (verb === 'drive') return (isOwn(choice) ? -1 : 1) * this.progress(choice.preview.way);
      if (verb === 'wild') return isOwn(choice) ? -1 : 0;
      return Infinity; // skipping or declining; all other questions have one kind of choice
    };
    return [...choices].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
  }

  /** Return how far along the lap a way leads. */
  private progress(way: readonly string[]): number {
    const [start, end] = [way[0] ?? '', way.at(-1) ?? ''];
    const [from, to] = [this.track.along(start), this.track.along(end)];
    const { lap } = this.track.data;
    return from === null || to === null ? lap : (to - from + lap) % lap;
  }

  digit(): null {
    return null;
  }

  /** Bids and bets are sealed. */
  isGrave(choice: Choice): boolean {
    return / (bid|bet) /.test(choice.action);
  }

  carName(key: string): string {
    return t(`downforce-car-${key}`);
  }

  /** The car that a wild or a bet names. */
  car(choice: Choice): string | null {
    return / (?:wild|bet) ([a-z]+)$/.exec(choice.action)?.[1] ?? null;
  }

  /** A card in words, line by line. */
  spoken(name: string): string {
    const card = this.kit.cards.find((each) => each.name === name);
    return card ? spokenLines(card.lines) : name;
  }

  /** Whether money counts, rather than only the first place. */
  get countsMoney(): boolean {
    return this.kit.options.first_home_wins !== true && this.kit.options.long_distance !== true;
  }

  /** Cars from first to last: finished ones, then by laps and position; before the first card, the grid. */
  order(view: View): number[] {
    if (this.isOnGrid(view)) return view.grid.length ? [...view.grid] : [0, 1, 2, 3, 4, 5];
    const far = (car: number) => (view.laps[car] ?? 0) * this.kit.spaces.length + (this.kit.ranks[view.cars[car] ?? -1] ?? -1);
    const racing = [0, 1, 2, 3, 4, 5].filter((car) => !view.places.includes(car));
    return [...view.places, ...racing.sort((a, b) => far(b) - far(a))];
  }

  /** Whether no card has been played yet. */
  private isOnGrid(view: View): boolean {
    return !view.discards.length && !('run' in view.ask);
  }

  /** A car's gap to the leader on the road, in spaces; null: finished or off the track. */
  gap(view: View, car: number, order = this.order(view)): number | null {
    const along = (each: number) => {
      const space = this.kit.spaces[view.cars[each] ?? -1];
      const at = space ? this.track.along(space) : null;
      return at === null ? null : (view.laps[each] ?? 0) * this.track.data.lap + at;
    };
    const own = along(car);
    const first = order.map(along).find((at) => at !== null);
    return own === null || first === null || first === undefined ? null : Math.round((first - own) / this.track.step);
  }

  /** A car's entry in the standings: finished, stalled, leading, or spaces behind; null: nothing. */
  standing(view: View, car: number, order = this.order(view)): 'home' | 'stalled' | 'leads' | number | null {
    if (view.places.includes(car)) return 'home';
    if (view.ask.type === 'finished' && this.kit.options.long_distance !== true) return 'stalled';
    if (this.isOnGrid(view)) return null;
    const gap = this.gap(view, car, order);
    if (gap !== 0 || order[view.places.length] !== car) return gap;
    return view.ask.type === 'finished' || view.places.length > 0 ? null : 'leads';
  }
}

/** Return the value of a bid; null: a pass; undefined: not a bid. */
export function bidOf(choice: Choice): number | null | undefined {
  if (!choice.action.includes(' bid ')) return undefined;
  const number = choice.preview.notes[0]?.args.number;
  return typeof number === 'number' ? number : null;
}

export function spokenLines(lines: readonly [car: number, steps: number][]): string {
  return lines.map(([car, steps]) => `${t(`downforce-car-${colourOf(car)}`)} ${steps}`).join(', ');
}

export type Sorting = 'dealt' | 'colour' | 'strength';

/** Sort a hand in the chosen order; by colour, own cars come first. */
export function sorted(hand: readonly number[], kit: Kit, how: Sorting, own: readonly number[] = []): number[] {
  const sum = (kind: number) => kit.cards[kind]!.lines.reduce((total, [, steps]) => total + steps, 0);
  const top = (kind: number) => kit.cards[kind]!.lines[0]!;
  const rank = (car: number) => (own.includes(car) ? car - 10 : car);
  const by: Record<Sorting, (a: number, b: number) => number> = {
    dealt: () => 0,
    colour: (a, b) => rank(top(a)[0]) - rank(top(b)[0]) || top(b)[1] - top(a)[1] || sum(b) - sum(a),
    strength: (a, b) => sum(b) - sum(a) || top(a)[0] - top(b)[0],
  };
  return [...hand].sort(by[how]);
}

export interface Played {
  kind: number;
  upwards: boolean;
  /** The number of finished lines; the next one is due. */
  done: number;
}

/** Return the card being resolved, and its progress. */
export function cardInPlay(view: View, kit: Kit): Played | null {
  const ask = view.ask;
  if (!('run' in ask)) return null;
  const lines = kit.cards[ask.run.card]!.lines;
  const left = ask.run.lines;
  const done = lines.length - left.length;
  // Played upwards if the remaining lines are not the end of the card as printed.
  const upwards = left.some(([car, steps], at) => {
    const printed = lines[done + at]!;
    return printed[0] !== car || printed[1] !== steps;
  });
  return { kind: ask.run.card, upwards, done };
}

export function colourOf(car: number): string {
  return ['black', 'blue', 'green', 'yellow', 'orange', 'red', 'wild'][car] ?? 'white';
}
