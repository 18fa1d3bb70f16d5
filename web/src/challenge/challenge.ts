/** Derived data about challenges: the next step, dates, and the rivals' levels. */

import { botTitle } from '../game/catalogue.svelte';
import type { BoardLine, ChallengeInfo } from '../lib/types';

/** A guest's next step: start the counted attempt, resume it, race for fun once closed, or nothing for now. */
export type Door = 'race' | 'go-on' | 'free' | 'done';

export function doorOf({ closed, mine }: Pick<ChallengeInfo, 'closed' | 'mine'>): Door {
  if (closed) return 'free';
  if (!mine) return 'race';
  return mine.done ? 'done' : 'go-on';
}

/** Return my line of the leaderboard, if I am on it and may see it. */
export function myLine({ board }: Pick<ChallengeInfo, 'board'>): BoardLine | null {
  return board.find((line) => line.mine && line.rank !== null) ?? null;
}

/** Whether a solo player failed to finish. */
export function isOut({ turns, won }: Pick<BoardLine, 'turns' | 'won'>): boolean {
  return turns !== null && !won;
}

/** Format a date and time for this language. */
export function dateAndTime(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}

/** Format a UTC day like 2026-11-16, whatever the local time zone. */
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
