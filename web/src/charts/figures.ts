/** Format figures of a review, given in millionths of a win or of the result. */

import type { SeatSum, SumPart } from '../lib/types';
import { words } from '../lib/words.svelte';

/** How a row of values is shown: its unit in millionths, and the number of decimals. */
export interface Shown {
  unit: number;
  digits: number;
}

/** Points of the chance to win, and amounts of the result. */
export const POINTS: Shown = { unit: 10_000, digits: 1 };
export const AMOUNT: Shown = { unit: 1_000_000, digits: 2 };

/** Format a figure for the language, with a real minus sign; zero has no sign. */
export function figure(millionths: number, { unit, digits }: Shown, signed = false): string {
  const form = new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'negative' });
  return form.format(millionths / unit).replace('-', '−');
}

/** Does not break between the sign and the error. */
export function withError(millionths: number, error: number, shown: Shown, signed = false): string {
  return `${figure(millionths, shown, signed)} ±\u00a0${figure(error, shown)}`;
}

/** Does not break before the sign. */
export function percent(millionths: number): string {
  return `${figure(millionths, { unit: 10_000, digits: 0 })}\u00a0%`;
}

export function whole(count: number): string {
  return new Intl.NumberFormat(words.language).format(count);
}

/** Round amounts to steps so that their total stays exact: the rest goes to the largest remainders. */
export function rounded(amounts: readonly number[], step: number): number[] {
  const steps = amounts.map((amount) => Math.floor(amount / step));
  const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
  const missing = Math.round(sum(amounts) / step) - sum(steps);
  const rest = (at: number): number => amounts[at]! - steps[at]! * step;
  const byRest = amounts.map((_, at) => at).sort((a, b) => rest(b) - rest(a) || a - b);
  for (const at of byRest.slice(0, missing)) steps[at]! += 1;
  return steps.map((count) => count * step);
}

/** Return the displayed parts of a seat's sum from top to bottom, rounded so that they total the result. */
export function partsOf(sum: SeatSum, lucks: readonly string[], hides: boolean, shown: Shown): SumPart[] {
  const parts = [sum.expected, ...lucks.map((key) => sum.lucks[key]!), ...(hides ? [sum.hidden] : []), sum.own, sum.others];
  const amounts = rounded(
    parts.map((part) => part.amount),
    shown.unit / 10 ** shown.digits,
  );
  return parts.map((part, at) => ({ amount: amounts[at]!, error: part.error }));
}
