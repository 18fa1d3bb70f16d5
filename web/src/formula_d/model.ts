/** Formula D's views, events and static data, and how the board shows them. */

import type { Choice, FormulaDCarView as CarView, FormulaDView as View, GameEvent } from '../lib/types';
import type { Sign } from '../game/signs';
import type { CornerData, Track } from '../game/track';
import { t } from '../lib/words.svelte';
import type { GameScene, Mark, Moment, Move, SceneCar, Sound, Tag } from '../game/scene';

export interface Kit {
  game: 'formula_d';
  spaces: string[];
  teams: string[];
  wear: number;
  laps: number;
  pits: boolean; // whether the pit lane is used
  cars: { seat: number; team: string }[];
  options: Record<string, unknown>;
}

export type { CarView, View };

export type Ask = View['ask'];

/** The address of the rules, to be followed by a rule's anchor. */
export const RULES = '/rules/formula_d#';

/** The notes of drive previews, each with its mark and rule. Braking has none: it is the usual price. */
const MARKS: readonly [note: string, mark: string, tone: Tag['tone'], rule: string][] = [
  ['braking', '', 'warn', 'fd-25'],
  ['blocked', '', 'warn', 'fd-25'],
  ['overshoot', '»', 'warn', 'fd-23'],
  ['last', '✕', 'bad', 'fd-04'],
  ['collision', '!', 'warn', 'fd-26'],
  ['danger', '!', 'warn', 'fd-42'],
  ['trouble', '!', 'warn', 'fd-41'],
  ['motor', '!', 'warn', 'fd-27'],
];

/** Return the text on the board of a corner. */
export function cornerText({ longest, stops, shortest }: CornerData): string {
  return t('formula-d-page-explain-corner', { longest, stops, shortest });
}

const LOOKED_AT: Record<string, number> = {
  'grid-rolled': 350,
  'grid-set': 900,
  'round-begun': 300,
  'start-rolled': 800,
  'gear-chosen': 350,
  'die-rolled': 1100,
  'nitro-used': 600,
  braked: 150,
  overshot: 600,
  lost: 500,
  'went-out': 1800,
  'came-home': 900,
  pitted: 600,
  'collision-rolled': 1000,
  'motor-rolled': 1000,
  'danger-rolled': 1000,
  'trouble-rolled': 1000,
  'police-bonus': 600,
  'checkpoint-passed': 500,
};

const SOUNDS: Record<string, Exclude<Sound['name'], 'engine'>> = {
  'start-rolled': 'dice',
  'die-rolled': 'dice',
  'collision-rolled': 'dice',
  'motor-rolled': 'dice',
  'danger-rolled': 'dice',
  'trouble-rolled': 'dice',
  'went-out': 'crash',
  'came-home': 'crowd',
};

const CLOSE = 6; // most spaces between second place and the line in a photo finish

const MILESTONES = new Set(['round-begun', 'line-crossed', 'came-home', 'race-over']);

export class Scene implements GameScene {
  constructor(
    readonly kit: Kit,
    readonly track: Track,
  ) {}

  cars(view: unknown): SceneCar[] {
    const seen = view as View | null;
    const teams = this.kit.teams.length;
    return this.kit.cars.map(({ seat, team }, number) => ({
      key: String(number),
      colour: team,
      mark: String(number + 1),
      striped: number >= teams,
      space: seen?.cars[number]?.space ?? null,
      team,
      owner: seat,
      place: null,
      out: seen?.gone.some((gone) => gone.car === number) ?? false,
    }));
  }

  move(event: GameEvent): Move | null {
    return event.type === 'drove' ? { key: String(event.car), way: event.way as string[] } : null;
  }

  rest(event: GameEvent): number {
    return LOOKED_AT[event.type] ?? 0;
  }

  moment(event: GameEvent, after: readonly GameEvent[], view: View): Moment | null {
    const car = String(event.car);
    if (event.type === 'went-out') return { kind: 'out', car };
    if (event.type !== 'drove' || !after.some((next) => next.type === 'came-home' && next.place === 1)) return null;
    const line = (this.kit.laps + 1) * this.track.data.lap;
    const close = view.cars.some((rival, number) => number !== event.car && rival.space !== null && line - this.far(view, number) <= CLOSE * this.track.step);
    return { kind: close ? 'photo' : 'finish', car };
  }

  turningPoint(before: View, after: View): Moment | null {
    if (before.home.length || after.home.length || before.cars.some((car) => !car.turns)) return null;
    const [old, leader] = [this.order(before)[0]!, this.order(after)[0]!];
    const lap = (view: View) => Math.max(...view.cars.map((car) => car.lap));
    if (this.kit.laps > 1 && lap(before) < this.kit.laps && lap(after) === this.kit.laps) return { kind: 'last-lap', car: String(leader) };
    return old === leader || after.cars[old]!.space === null || this.far(after, leader) === this.far(after, old) ? null : { kind: 'lead', car: String(leader) };
  }

  isNotable(_: GameEvent, after: readonly GameEvent[]): boolean {
    return after.some(({ type }) => type === 'overshot' || type === 'went-out' || type === 'came-home');
  }

  sound(event: GameEvent, view: View): Sound | null {
    if (event.type === 'drove') return { name: 'engine', gear: Math.max(1, view.cars[event.car as number]?.gear ?? 1) };
    const name = SOUNDS[event.type];
    return name ? { name } : null;
  }

  isMilestone(event: GameEvent): boolean {
    return MILESTONES.has(event.type);
  }

  end(choice: Choice): string | null {
    return / drive ([\w.-]+)(?: over \d+)?$/.exec(choice.action)?.[1] ?? null;
  }

  active(view: View): string | null {
    return 'car' in view.ask ? String(view.ask.car) : null;
  }

  private cost(choice: Choice): number {
    if (this.isGrave(choice)) return Infinity;
    return Number(choice.preview.notes.find((note) => note.id === 'formula-d-preview-left')?.args.cost ?? 0);
  }

  /** The cheapest drives come first, the longest of them ahead; other actions come last. */
  bestFirst(choices: readonly Choice[]): Choice[] {
    const drives = choices.filter((choice) => this.end(choice));
    const price = new Map(drives.map((choice) => [choice, this.cost(choice)]));
    drives.sort((a, b) => (price.get(a) === price.get(b) ? b.preview.way.length - a.preview.way.length : price.get(a)! - price.get(b)!));
    return [...drives, ...choices.filter((choice) => !price.has(choice))];
  }

  /** A gear is its own digit. */
  digit(choice: Choice): number | null {
    return Number(/ gear (\d)$/.exec(choice.action)?.[1] ?? 0) || null;
  }

  /** A drive that takes the last point puts the car out. */
  isGrave(choice: Choice): boolean {
    return choice.preview.notes.some((note) => note.id === 'formula-d-preview-last');
  }

  carName(key: string): string {
    return String(Number(key) + 1);
  }

  car(): null {
    return null;
  }

  /** Whether the seat's cars have finished or retired. */
  isDone(view: View, seat: number): boolean {
    return this.kit.cars.every((car, number) => car.seat !== seat || view.home.includes(number) || view.gone.some((gone) => gone.car === number));
  }

  /** The tag on a space where a choice ends: its price. */
  tag(choice: Choice): Tag {
    const notes = choice.preview.notes;
    const cost = this.cost(choice);
    if (cost === Infinity) return { text: '✕', tone: 'bad' };
    const risky = notes.some((note) => /preview-(collision|danger|trouble|motor)$/.test(note.id));
    const over = notes.some((note) => note.id === 'formula-d-preview-overshoot');
    const signs = (over ? '»' : '') + (risky ? '!' : '');
    return { text: `${cost ? `−${cost}` : '0'}${signs && ` ${signs}`}`, tone: cost > 2 ? 'bad' : cost || risky ? 'warn' : 'good' };
  }

  marks(choices: readonly Choice[]): Mark[] {
    const drives = choices.filter((choice) => this.end(choice));
    const marks = new Map<string, Mark>();
    for (const [note, sign, tone, rule] of MARKS) {
      const found = drives.filter((choice) => choice.preview.notes.some(({ id }) => id === `formula-d-preview-${note}`));
      if (!found.length) continue;
      const text = `formula-d-page-mark-${note}`;
      const known = marks.get(sign);
      // The price in the board's notation, if it is a single one.
      const tag = found.map((choice) => this.tag(choice)).find(({ text }) => /^−\d+$/.test(text));
      if (known) known.texts.push(text);
      else marks.set(sign, { mark: sign || (tag?.text ?? '−1'), tone: sign ? tone : (tag?.tone ?? tone), texts: [text], rule: RULES + rule });
    }
    const pits = drives.some((choice) => !this.track.onRoad(this.end(choice)!) && this.end(choice) !== 'finish');
    return [...marks.values(), ...(pits ? [{ mark: 'P', tone: 'good' as const, texts: ['formula-d-page-mark-pits'], rule: `${RULES}fd-30` }] : [])];
  }

  signs(): Sign[] {
    const { corners, pit, trouble = [], danger = [] } = this.track.data;
    const lane = pit?.spaces.map((space) => space.id) ?? [];
    const zones = this.kit.options.road === true;
    return [
      ...corners.map((corner) => ({ title: corner.name, text: cornerText(corner), rule: `${RULES}fd-22`, box: corner.caption })),
      { text: t(this.kit.pits ? 'formula-d-page-mark-pits' : 'formula-d-page-mark-no-pits'), rule: `${RULES}fd-30`, spaces: lane },
      { text: t('formula-d-page-mark-trouble'), rule: `${RULES}fd-41`, spaces: zones ? trouble : [] },
      { text: t('formula-d-page-mark-danger'), rule: `${RULES}fd-42`, spaces: zones ? danger : [] },
    ];
  }

  /** The action, without its seat, of driving to a space, where that is the question. */
  drive(view: View, space: string): string | null {
    return view.ask.type === 'driving' ? `drive ${space}` : null;
  }

  /** Whether this lap's nitro is used; the way to the line counts as part of lap 1. */
  usedNitro({ nitro, lap }: CarView): boolean {
    return nitro >= Math.max(1, lap);
  }

  private far(view: View, car: number): number {
    const { space, lap } = view.cars[car]!;
    // The pit lane has no position on the lap; it counts as before the line.
    const along = !space ? 0 : this.track.onRoad(space) ? (this.track.along(space) ?? 0) : this.track.data.lap;
    return lap * this.track.data.lap + along;
  }

  /**
   * Cars from first to last: finished, on the road by position, gear and grid, then retired; before the start, the
   * grid.
   */
  order(view: View): number[] {
    const out = view.gone.map((gone) => gone.car);
    const racing = view.cars.map((_, car) => car).filter((car) => !view.home.includes(car) && !out.includes(car));
    const grid = (car: number) => view.grid.indexOf(car);
    const started = view.cars.some((car) => car.turns > 0);
    const ahead = (a: number, b: number) => this.far(view, b) - this.far(view, a) || view.cars[b]!.gear - view.cars[a]!.gear;
    racing.sort((a, b) => (started ? ahead(a, b) : 0) || grid(a) - grid(b));
    return [...view.home, ...racing, ...[...out].reverse()];
  }

  /** A car's gap to the leader on the road, in spaces; null: not on the road. */
  gap(view: View, car: number, order = this.order(view)): number | null {
    const road = order.filter((each) => this.track.onRoad(view.cars[each]!.space ?? ''));
    if (!road.includes(car)) return null;
    return Math.round((this.far(view, road[0]!) - this.far(view, car)) / this.track.step);
  }

  /** The cars still to play in this round, the current one first. */
  playing(view: View): number[] {
    return 'car' in view.ask ? [view.ask.car, ...view.order.filter((car) => car !== (view.ask as { car: number }).car)] : view.order;
  }

  /** The car relevant to a seat: its own in question, else its own that plays next, else the car to play. */
  own(view: View, seat: number | null): number {
    const asked = 'car' in view.ask ? view.ask.car : null;
    const own = this.kit.cars.map((_, car) => car).filter((car) => this.kit.cars[car]!.seat === seat);
    if (asked !== null && (own.includes(asked) || !own.length)) return asked;
    return this.playing(view).find((car) => own.includes(car)) ?? own.find((car) => view.cars[car]!.space !== null) ?? own[0] ?? 0;
  }

  /** The spaces ahead relevant for a gear: the car's current or next corner. */
  ahead(view: View): string[] {
    const car = this.active(view);
    const next = car === null ? undefined : this.corners(view, Number(car), 1)[0];
    if (!next || next.away > 30) return [];
    return this.track.data.spaces.filter((space) => space.corner === next.corner).map((space) => space.id);
  }

  /** The corners ahead of a car, starting with its current one: their numbers and distances in spaces. */
  corners(view: View, car: number, count: number): { corner: number; away: number }[] {
    const space = view.cars[car]?.space;
    const here = space ? this.track.spaces.get(space) : null;
    if (!here || here.at === undefined) return [];
    const found: { corner: number; away: number }[] = [];
    if (here.corner !== null) found.push({ corner: here.corner, away: 0 });
    const lap = this.track.data.lap;
    const starts = new Map<number, number>();
    for (const each of this.track.data.spaces) {
      if (each.corner === null || each.at === undefined || each.corner === here.corner) continue;
      const ahead = (each.at - here.at + lap) % lap;
      starts.set(each.corner, Math.min(starts.get(each.corner) ?? Infinity, ahead));
    }
    const next = [...starts].sort((a, b) => a[1] - b[1]).slice(0, count - found.length);
    return [...found, ...next.map(([corner, ticks]) => ({ corner, away: Math.max(1, Math.round(ticks / this.track.step)) }))];
  }
}
