import { expect, test } from 'vitest';
import type { Frame, Replay } from '../lib/types';
import { Playback, type Viewer } from './playback.svelte';

const frame = (moves: number, viewer: Viewer): Frame => ({ moves, move: '', line: { seq: moves, seat: null, events: [], say: [], undone: [] }, view: viewer, hands: [] });

function library(total: number) {
  const asked: string[] = [];
  const fetch = async (viewer: Viewer, from: number, count: number): Promise<Replay> => {
    asked.push(`${viewer} ${from}`);
    const numbers = Array.from({ length: Math.max(0, Math.min(count, total + 1 - from)) }, (_, at) => from + at);
    return { table: { seats: [{}, {}] } as unknown as Replay['table'], total, frames: numbers.map((moves) => frame(moves, viewer)), sheet: null, result: null };
  };
  return { asked, fetch };
}

const settled = () => new Promise((done) => setTimeout(done));

test('all moments are loaded in parts', async () => {
  const { asked, fetch } = library(250);
  const playback = new Playback(fetch);
  await playback.viewAs('none');
  await settled();
  expect(asked).toEqual(['none 0', 'none 100', 'none 200']);
  expect(playback.frames.map((each) => each.moves)).toEqual(Array.from({ length: 251 }, (_, at) => at));
});

test('a moment is shown with the log up to it, never beyond the ends', async () => {
  const playback = new Playback(library(5).fetch);
  await playback.viewAs('none');
  playback.go(3);
  expect(playback.now?.moves).toBe(3);
  expect(playback.log.map((line) => line.seq)).toEqual([1, 2, 3]);
  playback.go(99);
  expect(playback.at).toBe(5);
  playback.go(-1);
  expect(playback.at).toBe(0);
});

test('a moment that is not loaded yet is shown once it is', async () => {
  const playback = new Playback(library(250).fetch);
  await playback.viewAs('none');
  playback.go(230);
  expect(playback.at).toBeLessThan(230);
  await settled();
  expect(playback.at).toBe(230);
});

test('another viewer sees the same moment', async () => {
  const playback = new Playback(library(5).fetch);
  await playback.viewAs('none');
  playback.go(4);
  await playback.viewAs(2);
  expect(playback.at).toBe(4);
  expect(playback.now?.view).toBe(2);
});

test('playing stops at the end, and restarts from there', async () => {
  const playback = new Playback(library(2).fetch);
  await playback.viewAs('none');
  playback.play(true);
  playback.go(2);
  expect(playback.playing).toBe(false);
  playback.play(true);
  expect(playback.at).toBe(0);
  expect(playback.playing).toBe(true);
});

test('a link opens its moment, from the view of its seat', async () => {
  const { asked, fetch } = library(250);
  const playback = new Playback(fetch);
  await playback.viewAs('none');
  expect(await playback.open({ at: '210', seen: '1' })).toBeNull();
  expect([playback.at, playback.viewer, playback.now?.view]).toEqual([210, 1, 1]);
  expect(asked).toContain('1 200');
  expect(await playback.open({ at: null, seen: null })).toBeNull();
  expect([playback.at, playback.viewer]).toEqual([210, 'none']);
});

test('an invalid link is reported, but the race is shown', async () => {
  for (const at of ['-1', '999999', '99999999999999', 'x', '']) {
    const playback = new Playback(library(5).fetch);
    await playback.viewAs('none');
    expect((await playback.open({ at, seen: null }))?.id).toBe('web-story-no-moment');
    expect(playback.at).toBe(0);
  }
  const playback = new Playback(library(5).fetch);
  await playback.viewAs('none');
  expect((await playback.open({ at: '3', seen: '9' }))?.id).toBe('web-story-no-seat');
  expect([playback.at, playback.viewer]).toEqual([3, 'none']);
});

test('moments that cannot be loaded are reported, and fetched again', async () => {
  const { fetch } = library(250);
  let broken = true;
  const playback = new Playback((viewer, from, count) => (broken && from > 0 ? Promise.reject(new Error('gone')) : fetch(viewer, from, count)));
  await playback.viewAs('none');
  await settled();
  expect([playback.trouble?.id, playback.frames.length]).toEqual(['web-trouble-other', 100]);
  broken = false;
  await playback.rest();
  expect([playback.trouble, playback.frames.length]).toEqual([null, 251]);
});

test('a viewpoint that cannot be loaded changes nothing', async () => {
  const { fetch } = library(250);
  const playback = new Playback((viewer, from, count) => (viewer === 1 ? Promise.reject(new Error('gone')) : fetch(viewer, from, count)));
  await playback.viewAs('none');
  await expect(playback.viewAs(1)).rejects.toThrow('gone');
  await settled();
  expect([playback.viewer, playback.frames.length]).toEqual(['none', 251]);
});
