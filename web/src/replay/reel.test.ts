import { expect, test } from 'vitest';
import type { Frame, Replay } from '../lib/types';
import { Reel, type Eyes } from './reel.svelte';

const frame = (moves: number, eyes: Eyes): Frame => ({ moves, move: '', line: { seq: moves, seat: null, events: [], say: [], undone: [] }, view: eyes, hands: [] });

function library(total: number) {
  const asked: string[] = [];
  const fetch = async (eyes: Eyes, from: number, count: number): Promise<Replay> => {
    asked.push(`${eyes} ${from}`);
    const numbers = Array.from({ length: Math.max(0, Math.min(count, total + 1 - from)) }, (_, at) => from + at);
    return { table: {} as Replay['table'], total, frames: numbers.map((moves) => frame(moves, eyes)), sheet: null, result: null };
  };
  return { asked, fetch };
}

const settled = () => new Promise((done) => setTimeout(done));

test('all moments come, in parts', async () => {
  const { asked, fetch } = library(250);
  const reel = new Reel(fetch);
  await reel.look('none');
  await settled();
  expect(asked).toEqual(['none 0', 'none 100', 'none 200']);
  expect(reel.frames.map((each) => each.moves)).toEqual(Array.from({ length: 251 }, (_, at) => at));
});

test('a moment is shown with the log up to it, never beyond the ends', async () => {
  const reel = new Reel(library(5).fetch);
  await reel.look('none');
  reel.go(3);
  expect(reel.now?.moves).toBe(3);
  expect(reel.log.map((line) => line.seq)).toEqual([1, 2, 3]);
  reel.go(99);
  expect(reel.at).toBe(5);
  reel.go(-1);
  expect(reel.at).toBe(0);
});

test('a moment that has not come yet is shown as soon as it comes', async () => {
  const reel = new Reel(library(250).fetch);
  await reel.look('none');
  reel.go(230);
  expect(reel.at).toBeLessThan(230);
  await settled();
  expect(reel.at).toBe(230);
});

test('other eyes look at the same moment', async () => {
  const reel = new Reel(library(5).fetch);
  await reel.look('none');
  reel.go(4);
  await reel.look(2);
  expect(reel.at).toBe(4);
  expect(reel.now?.view).toBe(2);
});

test('playing stops at the end, and begins anew from there', async () => {
  const reel = new Reel(library(2).fetch);
  await reel.look('none');
  reel.play(true);
  reel.go(2);
  expect(reel.playing).toBe(false);
  reel.play(true);
  expect(reel.at).toBe(0);
  expect(reel.playing).toBe(true);
});
