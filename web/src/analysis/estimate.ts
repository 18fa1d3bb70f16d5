/** Results of playouts: means and standard errors. The same numbers as src/paddock/review/estimate.py; a test compares. */

import { FIGURES } from './kernel';

const WIN_UNITS = 2520;
export const MILLION = 1_000_000;
export const [WIN, RESULT] = [0, 1] as const;
export type Row = typeof WIN | typeof RESULT;

/** Figures of playouts, summed by slot, answer, seat and figure. */
export interface Sums {
  playouts: number; // of each answer
  slots: number;
  seats: number;
  answers: number;
  result: number; // the figure that counts as a result
  sums: Float64Array;
}

/** Return a seat's mean after an answer in every slot: 1 is a certain win, or a unit of the result. */
export function bySlot({ playouts, slots, seats, answers, result, sums }: Sums, answer: number, row: Row, seat: number): number[] {
  const scale = slots / (playouts * (row === WIN ? WIN_UNITS : 1));
  const figure = row === WIN ? 0 : result;
  return Array.from({ length: slots }, (_, slot) => sums[((slot * answers + answer) * seats + seat) * FIGURES + figure]! * scale);
}

export function mean(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** Return the standard error of the mean of independent parts of equal size. */
export function standardError(parts: readonly number[]): number {
  const middle = mean(parts);
  return Math.sqrt(parts.reduce((sum, part) => sum + (part - middle) ** 2, 0) / (parts.length * (parts.length - 1)));
}

export function inMillionths(value: number): number {
  return Math.round(value * MILLION);
}

/** The chances of all seats to win after the first `version` rows, in millionths, and their standard errors. */
export interface OddsPoint {
  version: number;
  wins: readonly number[];
  errors: readonly number[];
}

/** The chances of all seats to win after an answer, in millionths, and their standard errors. */
export function chances(sums: Sums, answer = 0): { wins: number[]; errors: number[] } {
  const slots = Array.from({ length: sums.seats }, (_, seat) => bySlot(sums, answer, WIN, seat));
  return { wins: slots.map((parts) => inMillionths(mean(parts))), errors: slots.map((parts) => inMillionths(standardError(parts))) };
}
