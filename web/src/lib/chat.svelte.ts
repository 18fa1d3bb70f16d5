/** The chat of a table: its lines in order, muted guests, and the number of unread lines. */

import { localTexts } from './kept';
import type { TableInfo, Talk, TalkLine } from './types';

const KEY = 'paddock-muted';
const MOST = 200; // people who are remembered as muted

function readMuted(): string[] {
  try {
    const stored: unknown = JSON.parse(localTexts.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((who) => typeof who === 'string') : [];
  } catch {
    return [];
  }
}

export class Chat {
  #all = $state.raw<TalkLine[]>([]);
  muted = $state.raw<string[]>(readMuted());
  /** What came since the table was opened: shown for a moment, wherever one looks. */
  fresh = $state.raw<TalkLine[]>([]);
  /** Whether the chat is open: then nothing has to be shown besides. */
  open = $state(false);
  #read = $state(0);
  #first = true;

  /** What is shown: nothing of people who are muted. */
  lines = $derived(this.#all.filter((line) => line.mine || !this.muted.includes(line.who)));
  unread = $derived(this.lines.filter((line) => line.number > this.#read && !line.mine && line.text).length);
  /** Muted people who have said something here. */
  silenced = $derived([...new Map(this.#all.filter((line) => this.muted.includes(line.who)).map((line) => [line.who, line.name]))]);

  /** The number of the last thing that was said. */
  get last(): number {
    return this.#all.at(-1)?.number ?? 0;
  }

  take(talk: Talk): void {
    const lines = talk.lines.filter((line) => line.number > this.last);
    this.#all = [...this.#all, ...lines].slice(-MOST);
    if (!this.#first) this.fresh = lines.filter((line) => line.mine || !this.muted.includes(line.who));
    else this.#read = this.last;
  }

  /** From now on whatever comes is new: what was said before comes before the first update. */
  begin(): void {
    this.#first = false;
  }

  readAll(): void {
    this.#read = this.last;
  }

  mute(who: string, on: boolean): void {
    this.muted = [...this.muted.filter((other) => other !== who), ...(on ? [who] : [])].slice(-MOST);
    localTexts.setItem(KEY, JSON.stringify(this.muted));
  }
}

/** Whether there is anybody at the table to chat with. */
export function hasCompany(table: TableInfo): boolean {
  if (table.talk === 'off' && !table.host) return false;
  return table.watchers > 0 || table.seats.some((seat) => seat.kind === 'person' && !seat.mine);
}
