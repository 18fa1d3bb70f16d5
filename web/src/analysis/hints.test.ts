import { expect, test } from 'vitest';
import type { Sums } from './estimate';
import { BEST, VALUED, valued, verdict, type Judged, type Play, type Worth } from './hints';

const SLOTS = 4;
const asked = (count: number, alone = false, sign = 1) => ({ actions: Array.from({ length: count }, (_, at) => `${at}`), seat: 1, alone, result: { name: { id: 'money', args: {} }, sign } });

/** Races in which the choices have these wins and results, for seat 1 of two. */
function racing(wins: readonly number[], results: readonly number[] = wins.map(() => 0)) {
  const asked: { among: number[]; playouts: number; first: number }[] = [];
  const play: Play = async (among, playouts, first, onsums) => {
    asked.push({ among: [...among], playouts, first });
    const sums: Sums = { playouts: SLOTS, slots: SLOTS, seats: 2, answers: among.length, result: 1, sums: new Float64Array(SLOTS * among.length * 2 * 4) };
    for (let slot = 0; slot < SLOTS; slot++)
      among.forEach((choice, at) => sums.sums.set([2520 * wins[choice]!, results[choice]!], ((slot * among.length + at) * 2 + 1) * 4));
    onsums?.(sums);
    return sums;
  };
  return { asked, play };
}

const order = (worths: Worth[]) => worths.map(({ choice }) => choice);

test('the best choice is first, and the others lose against it', async () => {
  const shown: Worth[][] = [];
  const found = await valued(asked(4), 1000, [], racing([0.2, 0.5, 0.1, 0.4]).play, (worths) => shown.push(worths));
  expect(order(found)).toEqual([1, 3, 0, 2]);
  expect(found.map(({ loss }) => loss)).toEqual([0, 100_000, 300_000, 400_000]);
  expect(found.map(({ loss_error }) => loss_error)).toEqual([0, 0, 0, 0]);
  expect(shown).toEqual([found]);
});

test('the weaker of many choices are dropped, and lucky ordering does not look like value', async () => {
  const wins = Array.from({ length: 30 }, (_, at) => ((at * 7) % 30) / 30);
  const { asked: plays, play } = racing(wins);
  const found = await valued(asked(30), 3000, [], play, () => undefined);
  expect(found.length).toBe(VALUED);
  expect(order(found).slice(0, BEST)).toEqual([17, 4, 21]);
  expect(plays.map(({ among }) => among.length)).toEqual([30, 15, VALUED, VALUED]);
  expect(new Set(plays.slice(0, -1).map(({ first }) => first))).toEqual(new Set([0]));
  expect(plays.at(-1)!.first).toBeGreaterThan(1_000_000);
});

test('if the win is out of reach the result decides, then the order of the game', async () => {
  expect(order(await valued(asked(3), 100, [], racing([0, 0, 0], [5, 9, 7]).play, () => undefined))).toEqual([1, 2, 0]);
  expect(order(await valued(asked(3), 100, [0, -1, 4], racing([0, 0, 0]).play, () => undefined))).toEqual([2, 0, 1]);
});

test('in a solo race fewer turns are better', async () => {
  const found = await valued(asked(3, true, -1), 100, [], racing([1, 1, 1], [20, 18, 19]).play, () => undefined);
  expect(order(found)).toEqual([1, 2, 0]);
  expect(found.map(({ loss }) => loss)).toEqual([0, 1_000_000, 2_000_000]);
});

test('a choice is about as good if it loses little, perhaps by chance, and pays no more than the value', () => {
  const choice = (loss: number, loss_error: number, dear = false): Judged => ({ loss, loss_error, dear });
  const words = (judged: Judged[], alone = false) => judged.map((_, place) => verdict(judged, place, alone).slice('web-hint-'.length));
  const best = choice(0, 0);
  expect(words([best, choice(20_000, 5_000), choice(200_000, 5_000)])).toEqual(['best', 'little', 'much']);
  expect(words([best, choice(50_000, 5_000), choice(200_000, 5_000)])).toEqual(['clear', 'worse', 'much']);
  expect(words([best, choice(20_000, 15_000), choice(60_000, 40_000)])).toEqual(['best', 'equal', 'worse']);
  expect(words([best, choice(10_000, 1_000), choice(20_000, 15_000)])).toEqual(['best', 'equal', 'equal']);
  expect(words([best, choice(10_000, 9_000, true), choice(20_000, 15_000)])).toEqual(['best', 'little', 'equal']);
  expect(words([choice(0, 0, true), choice(10_000, 9_000, true)])).toEqual(['best', 'equal']);
  expect(words([best, choice(500_000, 300_000), choice(900_000, 100_000)], true)).toEqual(['best', 'equal', 'slower']);
});
