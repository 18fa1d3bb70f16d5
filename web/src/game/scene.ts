/** A game's contents of the board: its cars, each with a colour, a mark and a place. */

import type { Choice, GameEvent, Message, Thing } from '../lib/types';
import type { Pose } from './geometry';
import type { Sign } from './signs';
import type { Track } from './track';

export interface SceneCar {
  key: string;
  colour: string; // a name from board/paint.ts
  mark: string; // its mark, which identifies it without its colour
  striped: boolean; // the second car of a team
  space: string | null; // null: not on the board
  team: string;
  owner: number | null; // a seat
  place: number | null; // how it finished
  out: boolean;
}

/** A car's move in an event. */
export interface Move {
  key: string;
  way: string[];
}

/** A headline, and the key of its car. */
export interface Moment {
  kind: 'out' | 'photo' | 'finish' | 'last-lap' | 'lead';
  car: string;
}

/** The sound of an event: an engine in a gear (1 to 6), something on the table, or people. */
export type Sound = { name: 'engine'; gear: number } | { name: 'dice' | 'card' | 'hammer' | 'crash' | 'crowd' };

/** The tag on a selectable space. */
export interface Tag {
  text: string;
  tone: 'good' | 'warn' | 'bad';
}

/** A mark on selectable spaces, the ids of its meanings, and the address of the first rule. */
export interface Mark {
  mark: string;
  tone: Tag['tone'];
  texts: string[];
  rule: string;
}

/**
 * What the screens need to know about a race, as they know no rules. `view` comes from the server, null before the
 * start.
 */
export interface GameScene {
  /** Null without a track. */
  readonly track: Track | null;
  cars(view: unknown): SceneCar[];
  move(event: GameEvent): Move | null;
  /** The display time of an event that moves no car, in milliseconds. */
  rest(event: GameEvent): number;
  /** The headline of an event; `after` are the later events of its row, `view` is from before. */
  moment?(event: GameEvent, after: readonly GameEvent[], view: unknown): Moment | null;
  /** The headline of a development in the race. */
  turningPoint?(before: unknown, after: unknown): Moment | null;
  /** Whether a move of any car is worth watching, such as a blocked one; `after` as above. */
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
  /** Painted signs with explanations. */
  signs?(): Sign[];
  /** A shorter or plainer label for a choice than the rules'. */
  label?(choice: Choice): Message | null;
  /** The key of the car in question. */
  active(view: unknown): string | null;
  /** The action, without its seat, of driving the car in question to a space. */
  drive(view: unknown, space: string): string | null;
  /** Spaces worth seeing before a choice, besides the ends of choices. */
  ahead(view: unknown): string[];
  /** Sort the choices for lists: moves with the best one first. */
  bestFirst(choices: readonly Choice[], view: unknown): Choice[];
  /** The digit that a choice itself contains, if any. */
  digit(choice: Choice): number | null;
  /** Whether a mouse click needs a confirmation: the choice is sealed, or cannot be undone. */
  isGrave(choice: Choice): boolean;
  /** A car in words. */
  carName(key: string): string;
  /** The key of the car on the board that stands for a choice. */
  car(choice: Choice): string | null;
  /** Whether a seat will not be asked again in this race; by default it may be, until the end. */
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

/** Return the pose of a car; finished or retired cars may have none. */
export function poseOf(track: Track | null, car: SceneCar): Pose | null {
  if (!track) return null;
  if (car.place !== null) return track.podium(car.place);
  if (car.space === null) return null;
  return car.space === 'box' ? track.box(car.team) : track.pose(car.space);
}

/** Return where the cars were after row `seq`, reconstructed from where they are now. */
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
