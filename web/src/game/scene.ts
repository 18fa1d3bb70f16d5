/** What the board shows of any game: its cars, each with a colour, a mark and a place. */

import type { Choice, GameEvent, Message, Thing } from '../lib/types';
import type { Pose } from './geometry';
import type { Sign } from './signs';
import type { Track } from './track';

export interface SceneCar {
  key: string;
  colour: string; // a name from board/paint.ts
  mark: string; // what is written on it, to identify it without its colour
  striped: boolean; // the second car of a team
  space: string | null; // null: not on the board
  team: string;
  owner: number | null; // a seat
  place: number | null; // how it came home
  out: boolean;
}

/** A car's move as an event tells it. */
export interface Move {
  key: string;
  way: string[];
}

/** What is shown large for a moment, and the key of the car that it is about. */
export interface Moment {
  kind: 'out' | 'photo' | 'finish' | 'last-lap' | 'lead';
  car: string;
}

/** The sound of an event: an engine in a gear (1 to 6), something on the table, or people. */
export type Sound = { name: 'engine'; gear: number } | { name: 'dice' | 'card' | 'hammer' | 'crash' | 'crowd' };

/** What is written on a space that can be chosen. */
export interface Tag {
  text: string;
  tone: 'good' | 'warn' | 'bad';
}

/** A mark on spaces that can be chosen, the id of what it means, and the address of its rule. */
export interface Mark {
  mark: string;
  tone: Tag['tone'];
  text: string;
  rule: string;
}

/** What the screens need to know of a race; they know no rules. `view` is what the server sent, null before the start. */
export interface GameScene {
  /** Null where nothing is raced on. */
  readonly track: Track | null;
  cars(view: unknown): SceneCar[];
  move(event: GameEvent): Move | null;
  /** How long an event that moves no car is shown, in milliseconds. */
  rest(event: GameEvent): number;
  /** What is shown large with an event; `after` are the events of its row that follow, `view` is from before. */
  moment?(event: GameEvent, after: readonly GameEvent[], view: unknown): Moment | null;
  /** What is shown large because of what has become of the race. */
  turningPoint?(before: unknown, after: unknown): Moment | null;
  /** Whether a move is worth watching whosever car it is, such as one that is blocked; `after` as above. */
  isNotable?(event: GameEvent, after: readonly GameEvent[]): boolean;
  /** The sound of an event. */
  sound?(event: GameEvent, view: unknown): Sound | null;
  /** Whether an event stands out in the log. */
  isMilestone(event: GameEvent): boolean;
  /** The space where a choice would take a car, if it is a drive. */
  end(choice: Choice): string | null;
  /** What is written on that space. */
  tag(choice: Choice): Tag;
  /** The marks on the spaces that can be chosen now, each once. */
  marks?(choices: readonly Choice[]): Mark[];
  /** What is painted on the board and explains itself. */
  signs?(): Sign[];
  /** A shorter or plainer label than the rules have for a choice. */
  label?(choice: Choice): Message | null;
  /** The key of the car that a question is about. */
  active(view: unknown): string | null;
  /** The action, without its seat, of driving the car that is asked for to a space. */
  drive(view: unknown, space: string): string | null;
  /** Spaces worth seeing before a choice, besides the ends of choices. */
  ahead(view: unknown): string[];
  /** The choices in the order in which they are listed: moves the best one first. */
  bestFirst(choices: readonly Choice[], view: unknown): Choice[];
  /** The digit that a choice itself shows, if it is one. */
  digit(choice: Choice): number | null;
  /** Whether a mouse click needs a confirmation: the choice is sealed, or cannot be undone. */
  isGrave(choice: Choice): boolean;
  /** A car in words. */
  carName(key: string): string;
  /** The key of the car on the board that stands for a choice. */
  car(choice: Choice): string | null;
  /** Whether a seat will not be asked any more in this race. Left out: as long as it lasts, it may be. */
  isDone?(view: unknown, seat: number): boolean;
  /** A card in words. */
  spoken?(card: string): string;
}

/** Props of a card drawn in a sentence. */
export interface PictureProps<Scene> {
  scene: Scene;
  named: Thing;
}

/** Props of a choice icon. */
export interface ChoiceProps<Scene> {
  scene: Scene;
  choice: Choice;
}

/** Where a car stands; cars that are home or out may have no place at all. */
export function poseOf(track: Track | null, car: SceneCar): Pose | null {
  if (!track) return null;
  if (car.place !== null) return track.podium(car.place);
  if (car.space === null) return null;
  return car.space === 'box' ? track.box(car.team) : track.pose(car.space);
}

/** Where the cars stood after row `seq`, told back from where they stand now. */
export function spacesAt(
  cars: readonly SceneCar[],
  lines: readonly { seq: number; events: GameEvent[] }[],
  seq: number,
  move: (event: GameEvent) => Move | null,
): Map<string, string | null> {
  const found = new Map(cars.map((car) => [car.key, car.space]));
  for (let at = lines.length - 1; at >= 0 && lines[at]!.seq > seq; at--)
    for (const event of [...lines[at]!.events].reverse()) {
      const made = move(event);
      if (made) found.set(made.key, made.way[0] ?? null);
    }
  return found;
}
