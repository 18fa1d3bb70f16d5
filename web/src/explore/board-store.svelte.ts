/**
 * The store of an analysis board, in place of a table's: it keeps the moves, and requests where they lead. Nothing is
 * stored.
 */

import { api, reasonOf } from '../lib/api';
import { Chat } from '../lib/chat.svelte';
import type { RaceStore } from '../lib/table.svelte';
import type { Explored, Line, Message, TableInfo, Update } from '../lib/types';

/** Return the table with all seats as one's own, without absent players or requests. */
export function asBoard(table: TableInfo): TableInfo {
  const seats = table.seats.map((seat) => ({ ...seat, kind: 'person' as const, bot: null, driven_by: null, mine: true, here: true, away: false, handed: false, confirm: false, take: null, ready: true }));
  return { ...table, seats, stage: 'racing', hints: false, odds: 'off', sees_odds: false, rematch: null, request: null, lesson: null, trial: null, season: null, clock: null, talk: 'off' };
}

/** A choice with its follow-up, and the moves before it. */
interface Chosen {
  before: readonly string[];
  chosen: readonly string[];
}

export class BoardStore implements RaceStore {
  update = $state.raw<Update | null>(null);
  log = $state.raw<Line[]>([]);
  remarks = [];
  connection = 'open' as const;
  seat = $state<number | null>(null);
  refused = $state.raw<Message | null>(null);
  acting = $state(false);
  hurrying = $state(false);
  ahead: Line[] = [];
  readonly chat = new Chat();
  /** Where the moves lead, with rows for computing chances and values. */
  explored = $state.raw<Explored | null>(null);

  constructor(
    readonly id: string,
    readonly at: number, // the moment where it begins
  ) {}

  /** The choices made here. */
  #choices = $state.raw<readonly Chosen[]>([]);

  /** Whether choices were made here. */
  get hasMoves(): boolean {
    return this.#choices.length > 0;
  }

  begin(): Promise<boolean> {
    return this.#go([], []);
  }

  /** Make a choice, and then its follow-up. */
  act(action: string, then?: string): Promise<boolean> {
    const [before, chosen] = [this.explored?.moves ?? [], [action, ...(then ? [then] : [])]];
    return this.#go([...before, ...chosen], [...this.#choices, { before, chosen }]);
  }

  /** Take back the last choice, and what followed it. */
  back(): Promise<boolean> {
    return this.#go(this.#choices.at(-1)?.before ?? [], this.#choices.slice(0, -1));
  }

  /** Repeat the last choice with different luck. */
  again(): Promise<boolean> {
    const last = this.#choices.at(-1);
    return this.#go(last ? [...last.before, ...last.chosen] : [], this.#choices);
  }

  async #go(moves: readonly string[], choices: readonly Chosen[]): Promise<boolean> {
    if (this.acting) return false;
    this.acting = true;
    this.refused = null;
    try {
      const found = await api.explore(this.id, this.at, moves);
      const table = asBoard(found.update.table);
      this.explored = found;
      this.#choices = choices;
      this.seat = found.update.seat;
      this.log = found.update.lines;
      this.update = { ...found.update, table, back: this.hasMoves };
      return true;
    } catch (error) {
      this.refused = reasonOf(error);
      return false;
    } finally {
      this.acting = false;
    }
  }

  // What only a table has.

  why = async (): Promise<null> => null;
  look = async (): Promise<null> => null;
  advise = async (): Promise<null> => null;
  confirm(): void {}
  hold(): void {}
  catchUp(): void {}
}
