/**
 * Value a seat's choices. The weaker of many are dropped first. Some playouts order the rest; independent ones, the
 * same for all, value them, so that lucky ordering does not look like value.
 */

import type { SeatPosition } from '../lib/types';
import type { Engine } from './engine';
import { bySlot, inMillionths, mean, RESULT, standardError, WIN, type Sums } from './estimate';

/** Most choices that are valued. */
export const VALUED = 12;
/** Choices listed first. */
export const BEST = 3;
/** First playout numbers of ordering, of valuing, and of pricing what is for auction. */
const [ORDERING, VALUING, PRICING] = [0, 1 << 24, 1 << 25];

/** Hints come before odds. */
export const RANK = 2;

/** The value of a choice to the seat, in millionths: the chance to win, the result, and the loss against the best. */
export interface Worth {
  choice: number; // its number among the actions
  win: number;
  win_error: number;
  result: number;
  result_error: number;
  loss: number; // of the chance to win or, in a solo race, of the result
  loss_error: number;
}

/** The price at which a seat is indifferent between buying and passing, in millionths. */
export interface Price {
  worth: number;
  error: number;
}

/** Runs playouts after some of the choices, numbered from `first`. */
export type Play = (among: readonly number[], playouts: number, first: number, onsums?: (sums: Sums) => void) => Promise<Sums>;

/** A loss of less than this many standard errors may be chance. */
const SURE = 2;
/** Losses of the chance to win, in millionths, below which a choice is a little worse, or worse. */
const [LITTLE, MUCH] = [30_000, 100_000];

/** A choice as it is judged; `dear`: it costs more than what it buys is worth. */
export type Judged = Pick<Worth, 'loss' | 'loss_error'> & { dear: boolean };

const mayBeChance = ({ loss, loss_error }: Judged): boolean => loss <= SURE * loss_error;

/**
 * The id of the verdict on the choice at this place, the best one first. About as good is what loses little, perhaps by
 * chance, and what loses less than such a choice; but no price above the value, unless the best choice pays one too.
 * A best choice is clearly best if no other one is as good, or only a little worse.
 */
export function verdict(judged: readonly Judged[], place: number, alone: boolean): string {
  const [best, choice] = [judged[0]!, judged[place]!];
  if (place === 0) return judged.slice(1).some((each) => mayBeChance(each) || (!alone && each.loss < LITTLE)) ? 'web-hint-best' : 'web-hint-clear';
  const isEqual = (each: Judged) => mayBeChance(each) && (alone || each.loss < LITTLE);
  if ((best.dear || !choice.dear) && judged.slice(place).some(isEqual)) return 'web-hint-equal';
  if (alone) return 'web-hint-slower';
  return choice.loss < LITTLE ? 'web-hint-little' : choice.loss < MUCH ? 'web-hint-worse' : 'web-hint-much';
}

type Asked = Pick<SeatPosition, 'alone' | 'result' | 'seat'> & { actions: readonly unknown[] };

/** Value the choices, the best one first, reporting intermediate results. `ranks` order equal ones. */
export async function valued(asked: Asked, playouts: number, ranks: readonly number[], play: Play, onworths: (worths: Worth[]) => void): Promise<Worth[]> {
  const { seat, alone } = asked;
  const { sign } = asked.result;
  const row = alone ? RESULT : WIN;
  const own = alone ? sign : 1;

  /** If the win is out of reach, or certain, the result decides; then the game's own order. */
  const keys = (sums: Sums, at: number, choice: number): number[] => [mean(bySlot(sums, at, row, seat)) * own, mean(bySlot(sums, at, RESULT, seat)) * sign, ranks[choice] ?? 0];

  function bestFirst(among: readonly number[], sums: Sums, from: readonly number[] = among): number[] {
    const keyed = new Map(among.map((choice) => [choice, keys(sums, from.indexOf(choice), choice)]));
    return [...among].sort((a, b) => keyed.get(b)!.map((key, at) => key - keyed.get(a)![at]!).find((gap) => gap !== 0) ?? 0);
  }

  function worths(among: readonly number[], sums: Sums): Worth[] {
    const order = [...bestFirst(among.slice(0, BEST), sums, among), ...among.slice(BEST)];
    const parts = (choice: number, which: typeof WIN | typeof RESULT) => bySlot(sums, among.indexOf(choice), which, seat);
    const best = parts(order[0]!, row);
    return order.map((choice) => {
      const [win, result] = [parts(choice, WIN), parts(choice, RESULT)];
      const losses = parts(choice, row).map((part, slot) => (best[slot]! - part) * own);
      const amounts = [win, result, losses].flatMap((each) => [mean(each), standardError(each)]).map(inMillionths);
      const [w, we, r, re, l, le] = amounts as [number, number, number, number, number, number];
      return { choice, win: w, win_error: we, result: r, result_error: re, loss: l, loss_error: le };
    });
  }

  const share = (part: number, among: readonly number[]): number => Math.max(1, Math.floor(playouts / part / among.length));
  let left = asked.actions.map((_, choice) => choice);
  while (left.length > VALUED) {
    const sums = await play(left, share(6, left), ORDERING);
    left = bestFirst(left, sums).slice(0, Math.max(VALUED, left.length >> 1));
  }
  left = bestFirst(left, await play(left, share(3, left), ORDERING));
  return worths(left, await play(left, share(2, left), VALUING, (sums) => onworths(worths(left, sums))));
}

/** Return the value of what is for sale: the result with it for free minus that without a bid; null if nothing is. */
export async function priceOf(engine: Engine, asked: SeatPosition, playouts: number, stop: AbortSignal): Promise<Price | null> {
  const { pairs, seat } = asked;
  if (!pairs.length) return null;
  const until = Math.max(1, Math.floor(playouts / (2 * pairs.length)));
  const gains = await Promise.all(
    pairs.map(async (pair, number) => {
      const first = PRICING + number * until;
      const [having, lacking] = await Promise.all(pair.map((position) => engine.play({ position, answers: [-1], first, until, slots: 1, rank: RANK }, stop)));
      return mean(bySlot(having!, 0, RESULT, seat)) - mean(bySlot(lacking!, 0, RESULT, seat));
    }),
  );
  return { worth: inMillionths(mean(gains)), error: inMillionths(standardError(gains)) };
}

/** Return a Play that runs in an engine. */
export function playing(engine: Engine, asked: SeatPosition, stop: AbortSignal): Play {
  const { position } = asked;
  return (among, until, first, onsums) =>
    engine.play({ position, answers: among.map((choice) => position.answers[choice]!), first, until, rank: RANK, ...(onsums && { onsums }) }, stop);
}
