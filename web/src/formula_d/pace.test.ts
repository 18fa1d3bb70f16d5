import { expect, test } from 'vitest';
import type { Glider } from '../board/glider';
import { smallTrack } from '../game/testing';
import { PACE, type Pace } from '../lib/pace';
import type { GameEvent, Line, Update } from '../lib/types';
import { Narrator } from '../race/playback/narrator.svelte';
import { waitsOf } from '../race/playback/testing';
import { Scene, type Kit } from './model';
import race from './ten-cars.txt?raw'; // ten club bots: their choices and the events

const OWN = 0;
const TEN = Array.from({ length: 10 }, (_, car) => car);
const scene = new Scene({ teams: ['white'], laps: 1, cars: TEN.map((seat) => ({ seat, team: 'white' })) } as unknown as Kit, smallTrack());
const view = { cars: TEN.map(() => ({ space: 'L1', lap: 1, gear: 2, turns: 1 })), home: [], gone: [], grid: TEN };

function eventOf(text: string): GameEvent {
  const [type, car, steps] = text.split(' ');
  const way = Array.from({ length: Number(steps) + 1 }, (_, step) => `L${(step % 10) + 1}`);
  return type === 'drove' ? { type, car: Number(car), way } : { type: type! };
}

/** The updates that the person in seat 0 gets: one for each choice, asking if the next one is theirs. */
function updatesOf(text: string): Update[] {
  const rows = text.trim().split('\n').map((row) => row.split(': '));
  return rows.map(([, events], seq) => {
    const happened = (events ?? '').split(', ').filter(Boolean).map(eventOf);
    const line: Line = { seq, seat: null, events: happened, say: [], undone: [] };
    const next = rows[seq + 1]?.[0];
    return { version: seq + 1, lines: [line], seat: OWN, waits: next === undefined ? [] : [Number(next)], view, choices: [] } as unknown as Update;
  });
}

const waits = (pace: Pace, updates: Update[], prompt: boolean) => waitsOf(scene, pace, updates, isMine, prompt);
const isMine = (update: Update) => update.waits.includes(OWN);

test.each([true, false])('ten cars at a brisk pace: less than 8 seconds from choice to choice, whatever the server is like: %s', async (prompt) => {
  const before = await waits(PACE.brisk, updatesOf(race), prompt);
  expect(before.length).toBeGreaterThan(20);
  expect(Math.max(...before)).toBeLessThan(8000);
  expect(Math.max(...before)).toBeGreaterThan(3000); // it is still told
});

test('even if every car goes twice and everything happens to it', async () => {
  const turn = 'gear-chosen, die-rolled, drove 1 20, overshot, lost, lost, collision-rolled, motor-rolled, lost, went-out';
  const others = Array.from({ length: 18 }, (_, at) => `${(at % 9) + 1}: ${turn}`);
  const text = ['-: round-begun', `0: ${turn}`, ...others, `0: ${turn}`].join('\n');
  for (const prompt of [true, false]) expect(Math.max(...(await waits(PACE.brisk, updatesOf(text), prompt)))).toBeLessThan(8000);
});

test('the normal pace shows everything, in less time than the calm one', async () => {
  const [calm, normal] = [await waits(PACE.calm, updatesOf(race), true), await waits(PACE.normal, updatesOf(race), true)];
  expect(Math.max(...normal)).toBeLessThanOrEqual(PACE.normal.most);
  expect(Math.max(...normal)).toBeLessThan(Math.max(...calm) / 1.5);
  expect(Math.max(...(await waits(PACE['at-once'], updatesOf(race), true)))).toBe(0);
});

test('a round with three bots takes at most 4 seconds at a normal pace, and is still shown', async () => {
  const turn = (car: number) => `${car}: gear-chosen, die-rolled, drove ${car} 9, overshot, lost`;
  const round = [0, 1, 2, 3].map(turn);
  const seats = TEN.slice(0, 4).map((seat) => ({ seat }));
  const updates = updatesOf(['-: round-begun', ...round, ...round, ...round].join('\n')).map((each) => ({ ...each, table: { seats } }) as unknown as Update);
  for (const prompt of [true, false]) {
    const longest = Math.max(...(await waits(PACE.normal, updates, prompt)));
    expect(longest).toBeLessThanOrEqual(4000);
    expect(longest).toBeGreaterThan(2500);
  }
});

test('own moves, crashes and a new leader get full time; everything else is quick', async () => {
  const told = async (text: string, leads: boolean) => {
    const [before, update] = updatesOf(`-: round-begun\n${text}`).map((each) => ({ ...each, waits: [] }));
    const ahead = { ...view, cars: view.cars.map((each, car) => (leads && car === 3 ? { ...each, space: 'L8' } : each)) };
    let spent = 0;
    const pause = async (milliseconds: number) => void (spent += milliseconds);
    const glider = { glide: (_key: string, _poses: unknown, milliseconds: number) => pause(milliseconds), spin: async () => {}, finish: () => {}, pose: () => null, place: () => {} };
    const narrator = new Narrator(scene, glider as unknown as Glider, { pace: () => PACE.normal, isAwaited: () => false, wait: async () => {} });
    narrator.take(before!, before!.lines);
    narrator.take({ ...update!, view: ahead } as Update, update!.lines);
    for (let turn = 0; narrator.busy && turn < 1000; turn++) await Promise.resolve();
    return spent;
  };
  const usual = await told('3: drove 3 6', false);
  expect(usual).toBeGreaterThan(300); // no blur
  const more = [told('0: drove 0 6', false), told('3: drove 3 6, went-out', false), told('3: drove 3 6', true)];
  for (const time of await Promise.all(more)) expect(time).toBeGreaterThan(usual * 1.8);
});
