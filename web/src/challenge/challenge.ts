/** What the page works out about challenges: the next step, dates, and the levels of the rivals. */

import { botTitle } from '../game/catalogue.svelte';
import type { BoardLine, ChallengeInfo } from '../lib/types';

/** What a guest can do: begin the try that counts, go on with it, race for fun once it is closed, or nothing more for now. */
export type Door = 'race' | 'go-on' | 'free' | 'done';

export function doorOf({ closed, mine }: Pick<ChallengeInfo, 'closed' | 'mine'>): Door {
  if (closed) return 'free';
  if (!mine) return 'race';
  return mine.done ? 'done' : 'go-on';
}

/** My line of the board, if I am on it and may see it. */
export function myLine({ board }: Pick<ChallengeInfo, 'board'>): BoardLine | null {
  return board.find((line) => line.mine && line.rank !== null) ?? null;
}

/** Whether a solo player failed to finish. */
export function isOut({ turns, won }: Pick<BoardLine, 'turns' | 'won'>): boolean {
  return turns !== null && !won;
}

/** A date with its time, as people of this language write it. */
export function dateAndTime(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}

/** A day like 2026-11-16, which is one by UTC wherever it is read. */
export function dayWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

/** The rivals by name and level. */
export function rivalWords({ rivals }: Pick<ChallengeInfo, 'rivals'>): string {
  return rivals.map((rival) => `${rival.name} (${botTitle(rival.bot.split(':')[0] ?? '')})`).join(', ');
}

/** A finished attempt whose race may be watched. */
export type OpenAttempt = BoardLine & { table: string };

export function openAttempts({ board }: Pick<ChallengeInfo, 'board'>): OpenAttempt[] {
  return board.filter((line): line is OpenAttempt => line.table !== null);
}
