/** What an analysis board has in place of a table: it keeps the moves, and asks where they lead. Nothing is stored. */

import { api, reasonOf } from '../lib/api';
import { Chat } from '../lib/chat.svelte';
import type { RaceStore } from '../lib/table.svelte';
import type { Explored, Line, Message, TableInfo, Update } from '../lib/types';

/** The table as everybody's: every seat is chosen for here, and nobody waits for anybody. */
export function asBoard(table: TableInfo): TableInfo {
  const seats = table.seats.map((seat) => ({ ...seat, kind: 'person' as const, bot: null, driven_by: null, mine: true, here: true, away: false, handed: false, confirm: false, take: null, ready: true }));
  return { ...table, seats, stage: 'racing', hints: false, odds: 'off', rematch: null, request: null, lesson: null, trial: null, season: null, clock: null, talk: 'off' };
}

/** A choice, with what it led on to, and the moves before it. */
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
  /** Where the moves lead, with rows to work out chances and values from. */
  explored = $state.raw<Explored | null>(null);

  constructor(
    readonly id: string,
    readonly at: number, // the moment that it begins at
  ) {}

  /** What was chosen here. */
  #choices = $state.raw<readonly Chosen[]>([]);

  /** Whether something was chosen here. */
  get hasMoves(): boolean {
    return this.#choices.length > 0;
  }

  begin(): Promise<boolean> {
    return this.#go([], []);
  }

  /** Does this, and then what it has led on to. */
  act(action: string, then?: string): Promise<boolean> {
    const [before, chosen] = [this.explored?.moves ?? [], [action, ...(then ? [then] : [])]];
    return this.#go([...before, ...chosen], [...this.#choices, { before, chosen }]);
  }

  /** Takes back the last choice, and what followed it. */
  back(): Promise<boolean> {
    return this.#go(this.#choices.at(-1)?.before ?? [], this.#choices.slice(0, -1));
  }

  /** Makes the last choice once more, with other luck. */
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
