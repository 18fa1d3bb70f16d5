/** The chat of a table: its lines in order, muted guests, and the number of unread lines. */

import { localTexts } from './kept';
import type { TableInfo, Talk, TalkLine } from './types';

const KEY = 'paddock-muted';
const MOST = 200; // most remembered muted people

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
  /** Messages since the table was opened, shown briefly on any screen. */
  fresh = $state.raw<TalkLine[]>([]);
  /** Whether the chat is open, so that messages need not be shown elsewhere. */
  open = $state(false);
  #read = $state(0);
  #first = true;

  /** The displayed lines, without muted people's. */
  lines = $derived(this.#all.filter((line) => line.mine || !this.muted.includes(line.who)));
  unread = $derived(this.lines.filter((line) => line.number > this.#read && !line.mine && line.text).length);
  /** Muted people who have said something here. */
  silenced = $derived([...new Map(this.#all.filter((line) => this.muted.includes(line.who)).map((line) => [line.who, line.name]))]);

  /** The number of the last message. */
  get last(): number {
    return this.#all.at(-1)?.number ?? 0;
  }

  take(talk: Talk): void {
    const lines = talk.lines.filter((line) => line.number > this.last);
    this.#all = [...this.#all, ...lines].slice(-MOST);
    if (!this.#first) this.fresh = lines.filter((line) => line.mine || !this.muted.includes(line.who));
    else this.#read = this.last;
  }

  /** Count all further messages as new; the history comes before the first update. */
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

/** Return whether there is anyone to chat with at the table. */
export function hasCompany(table: TableInfo): boolean {
  if (table.talk === 'off' && !table.host) return false;
  return table.watchers > 0 || table.seats.some((seat) => seat.kind === 'person' && !seat.mine);
}
