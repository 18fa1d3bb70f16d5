/** A scene for an unknown game: the board shows what follows from names alone. */

import { PAINTS } from '../game/paint';
import type { Track } from '../game/track';
import type { Choice, GameEvent } from '../lib/types';
import type { GameScene, Move, SceneCar, Tag } from '../game/scene';

const COLOURS = Object.keys(PAINTS);

export class GenericScene implements GameScene {
  constructor(readonly track: Track | null) {}

  /** Cars are on the board if a view lists `cars` with a `space`. */
  cars(view: unknown): SceneCar[] {
    const listed = (view as { cars?: unknown } | null)?.cars;
    if (!this.track || !Array.isArray(listed)) return [];
    return listed.map((car: unknown, number) => ({
      key: String(number),
      colour: COLOURS[number % COLOURS.length]!,
      mark: String(number + 1),
      striped: number >= COLOURS.length,
      space: this.#onTrack((car as { space?: unknown } | null)?.space),
      team: '',
      owner: number,
      place: null,
      out: false,
    }));
  }

  /** An event that names a `car` and a `way` over spaces of the track moves it. */
  move({ car, way }: GameEvent): Move | null {
    if ((typeof car !== 'number' && typeof car !== 'string') || !Array.isArray(way)) return null;
    return way.every((space) => this.#onTrack(space)) ? { key: String(car), way: way as string[] } : null;
  }

  rest(event: GameEvent): number {
    return this.move(event) ? 0 : 500;
  }

  isMilestone(): boolean {
    return false;
  }

  end(choice: Choice): string | null {
    return this.#onTrack(choice.preview.way.at(-1));
  }

  tag(choice: Choice): Tag {
    return { text: String(choice.preview.way.length - 1), tone: 'good' };
  }

  active(): null {
    return null;
  }

  drive(): null {
    return null;
  }

  ahead(): string[] {
    return [];
  }

  bestFirst(choices: readonly Choice[]): Choice[] {
    return [...choices];
  }

  digit(): null {
    return null;
  }

  isGrave(): boolean {
    return false;
  }

  carName(key: string): string {
    return key;
  }

  car(): null {
    return null;
  }

  #onTrack(space: unknown): string | null {
    return typeof space === 'string' && this.track?.spaces.has(space) ? space : null;
  }
}
