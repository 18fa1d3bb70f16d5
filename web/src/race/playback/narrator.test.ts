import { expect, test } from 'vitest';
import { Glider } from '../../board/glider';
import { smallTrack } from '../../game/testing';
import type { Pace } from '../../lib/pace';
import type { GameEvent, Line, Update } from '../../lib/types';
import { spacesAt, type GameScene, type SceneCar } from '../../game/scene';
import { Narrator } from './narrator.svelte';

type Places = Record<string, string>;

const scene: GameScene = {
  track: smallTrack(),
  cars: (view) =>
    Object.entries((view ?? {}) as Places).map(
      ([key, space]): SceneCar => ({ key, colour: key, mark: key, striped: false, space, team: key, owner: null, place: null, out: false }),
    ),
  move: (event) => (event.type === 'drove' ? { key: event.car as string, way: event.way as string[] } : null),
  rest: (event) => ({ rolled: 500, wrecked: 900 })[event.type] ?? 0,
  moment: (event) => (event.type === 'wrecked' ? { kind: 'out', car: event.car as string } : null),
  isMilestone: () => false,
  end: () => null,
  tag: () => ({ text: '', tone: 'good' }),
  active: () => null,
  drive: () => null,
  ahead: () => [],
  bestFirst: (choices) => [...choices],
  digit: () => null,
  isGrave: () => false,
  carName: (key) => key,
  car: () => null,
};

const drove = (car: string, ...way: string[]): GameEvent => ({ type: 'drove', car, way });
const line = (seq: number, ...events: GameEvent[]): Line => ({ seq, seat: null, events, say: events.map(({ type }) => ({ id: type, args: {} })), undone: [] });
const update = (version: number, view: Places, lines: Line[] = [], seat: number | null = 0) =>
  ({ type: 'update', version, since: 0, lines, seat, view, choices: [], waits: [] }) as unknown as Update;

function stage(pace: Partial<Pace> = {}) {
  const held: boolean[] = [];
  const told: number[] = [];
  const waits: (() => void)[] = [];
  const clock = { at: 0, frames: [] as (() => void)[] };
  const glider = new Glider({ now: () => clock.at, frame: (call) => void clock.frames.push(call) });
  const narrator = new Narrator(scene, glider, {
    pace: () => ({ speed: 1, rest: 0, most: Infinity, each: Infinity, ...pace }),
    isAwaited: () => true,
    hold: (on) => void held.push(on),
    wait: (milliseconds) => new Promise((done) => (told.push(milliseconds), waits.push(done))),
  });
  const settle = async () => {
    for (let turn = 0; turn < 30; turn++) {
      clock.at += 5000;
      for (const frame of clock.frames.splice(0)) frame();
      for (const wait of waits.splice(0)) wait();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { narrator, glider, held, told, settle };
}

test('the first update is shown without playback', () => {
  const { narrator, glider } = stage();
  const first = update(1, { red: 'L2' }, [line(1, drove('red', 'L1', 'L2'))]);
  narrator.take(first, first.lines);
  expect(narrator.shown).toBe(first);
  expect(narrator.busy).toBe(false);
  expect(glider.pose('red')).toEqual([75, 20, 0]);
});

test('panels wait for the end of playback', async () => {
  const { narrator, glider, held, settle } = stage();
  const first = update(1, { red: 'L1' });
  const lines = [line(2, { type: 'rolled' }), line(3, drove('red', 'L1', 'L2', 'L3'))];
  narrator.take(first, []);
  const next = update(3, { red: 'L3' }, lines);
  narrator.take(next, lines);
  expect(narrator.busy).toBe(true);
  expect(narrator.shown).toBe(first);
  expect(narrator.current?.event.type).toBe('rolled');
  expect(held).toEqual([true]);
  await settle();
  expect(held).toEqual([true, false]);
  expect(narrator.shown).toBe(next);
  expect(narrator.busy).toBe(false);
  expect(glider.pose('red')).toEqual([125, 20, 0]);
});

test('updates are played back one after the other', async () => {
  const { narrator, settle } = stage();
  narrator.take(update(1, { red: 'L1' }), []);
  const one = line(2, drove('red', 'L1', 'L2'));
  const two = line(3, drove('red', 'L2', 'L3'));
  narrator.take(update(2, { red: 'L2' }, [one]), [one]);
  const last = update(3, { red: 'L3' }, [two]);
  narrator.take(last, [one, two]);
  expect(narrator.shown?.version).toBe(1);
  await settle();
  expect(narrator.shown).toBe(last);
});

test('lines of skipped updates are found in the log', async () => {
  const { narrator, glider, settle } = stage();
  narrator.take(update(1, { red: 'L1' }), []);
  const one = line(2, drove('red', 'L1', 'L2'));
  const two = line(3, drove('red', 'L2', 'R3'));
  narrator.take(update(3, { red: 'R3' }, [two]), [one, two]);
  await settle();
  expect(glider.pose('red')).toEqual([125, 60, 0]);
});

test('skipping goes straight to the present', async () => {
  const { narrator, glider, settle } = stage();
  narrator.take(update(1, { red: 'L1' }), []);
  const lines = [line(2, drove('red', 'L1', 'L2')), line(3, drove('red', 'L2', 'L3'))];
  narrator.take(update(3, { red: 'L3' }, lines), lines);
  narrator.skip();
  await settle();
  expect(narrator.shown?.version).toBe(3);
  expect(glider.pose('red')).toEqual([125, 20, 0]);
});

test('without animation everything is shown at once', () => {
  const { narrator, glider } = stage({ speed: 0 });
  narrator.take(update(1, { red: 'L1' }), []);
  const lines = [line(2, drove('red', 'L1', 'L2'))];
  narrator.take(update(2, { red: 'L2' }, lines), lines);
  expect(narrator.busy).toBe(false);
  expect(narrator.shown?.version).toBe(2);
  expect(glider.pose('red')).toEqual([75, 20, 0]);
});

test('long sequences are played faster, and the time restarts with a choice', async () => {
  const { narrator, told, settle } = stage({ most: 800 });
  const rolls = (seq: number) => line(seq, { type: 'rolled' }, { type: 'rolled' }, { type: 'rolled' }, { type: 'rolled' });
  narrator.take(update(1, {}), []);
  narrator.take({ ...update(2, {}, [rolls(2)]), waits: [0] }, [rolls(2)]);
  await settle();
  expect(told).toEqual([200, 150, 112.5, 84.375]); // never more than a quarter of what is left
  narrator.take(update(3, {}, [rolls(3)]), [rolls(3)]);
  await settle();
  expect(told[4]).toBe(200);
});

test('with reduced motion a retired car is still shown; at the pace "at once" nothing is', () => {
  for (const most of [20_000, 0]) {
    const { narrator } = stage({ speed: 0, most });
    narrator.take(update(1, { red: 'L1' }), []);
    const lines = [line(2, { type: 'wrecked', car: 'red' })];
    narrator.take(update(2, {}, lines), lines);
    expect(narrator.drama.headline?.kind).toBe(most ? 'out' : undefined);
    expect(narrator.drama.wrecks).toHaveLength(most ? 1 : 0);
    expect(narrator.busy).toBe(false);
    narrator.drama.clear();
  }
});

test('a car that goes out spins and stays where it was', async () => {
  const { narrator, glider, settle } = stage();
  narrator.take(update(1, { red: 'L1' }), []);
  const lines = [line(2, { type: 'wrecked', car: 'red' })];
  narrator.take(update(2, {}, lines), lines);
  expect(narrator.drama.headline?.kind).toBe('out');
  await settle();
  expect(glider.pose('red')?.slice(0, 2)).toEqual([25, 20]);
  expect(Math.abs(glider.pose('red')![2]) % 180).toBeGreaterThan(45);
  expect(narrator.drama.wrecks).toHaveLength(1);
  narrator.drama.clear();
});

test('moves taken back are driven backwards', async () => {
  const { narrator, glider, settle } = stage();
  narrator.take(update(1, { red: 'L1' }), []);
  const lines = [line(2, drove('red', 'L1', 'L2', 'L3'))];
  narrator.take(update(2, { red: 'L3' }, lines), lines);
  await settle();
  const back = { ...line(3), undone: [2] };
  narrator.take(update(3, { red: 'L1' }, [back]), [back]);
  expect(narrator.shown?.version).toBe(3);
  expect(glider.pose('red')).toEqual([125, 20, 0]);
  await settle();
  expect(glider.pose('red')).toEqual([25, 20, 0]);
});

test('another seat sees its own view at once', () => {
  const { narrator } = stage();
  narrator.take(update(1, { red: 'L1' }), []);
  const lines = [line(2, drove('red', 'L1', 'L2'))];
  const other = update(2, { red: 'L2' }, lines, 1);
  narrator.take(other, lines);
  expect(narrator.shown).toBe(other);
});

test('earlier positions of the cars follow from the log', () => {
  const lines = [line(1, drove('red', 'L1', 'L3')), line(2, drove('blue', 'R1', 'R2')), line(3, drove('red', 'L3', 'L5'))];
  const cars = scene.cars({ red: 'L5', blue: 'R2' });
  const move = (event: GameEvent) => scene.move(event);
  expect([...spacesAt(cars, lines, 1, move)]).toEqual([['red', 'L3'], ['blue', 'R1']]);
  expect([...spacesAt(cars, lines, 0, move)]).toEqual([['red', 'L1'], ['blue', 'R1']]);
  expect([...spacesAt(cars, lines, 3, move)]).toEqual([['red', 'L5'], ['blue', 'R2']]);
});
