import { expect, test } from 'vitest';
import { smallTrack } from '../game/testing';
import type { Choice, Message, Update } from '../lib/types';
import { Scene, type CarView, type Kit, type View } from './model';
import { placeless, podium } from './panels';

const kit = {
  game: 'formula_d',
  teams: ['white', 'yellow'],
  cars: [{ seat: 0, team: 'white' }, { seat: 1, team: 'yellow' }, { seat: 0, team: 'white' }],
  wear: 18,
  laps: 2,
} as unknown as Kit;
const scene = new Scene(kit, smallTrack());
const car = (space: string | null, lap = 1): CarView => ({ seat: 0, team: 'white', space, gear: 1, wp: 18, stops: 0, owed: 0, lap, turns: 1, nitro: 0, passes: 0 });
const view = (cars: CarView[], more: Partial<View> = {}): View => ({
  seat: 0,
  round: 2,
  order: [0],
  cars,
  ask: { type: 'choosing-gear', car: 1 },
  grid: [],
  home: [],
  gone: [],
  speeds: [],
  judged: 0,
  ...more,
});

test('the order of the road counts laps, then the place on the lap', () => {
  const seen = view([car('L9'), car('L2', 2), car('L4')]);
  expect(scene.order(seen)).toEqual([1, 0, 2]);
  expect(scene.gap(seen, 1)).toBe(0);
  expect(scene.gap(seen, 0)).toBe(3);
});

test('before the start the standings are the grid, later level cars are ordered by gear', () => {
  const waiting = { ...car('L3', 0), turns: 0 };
  expect(scene.order(view([waiting, { ...waiting, space: 'L5' }, waiting], { grid: [2, 0, 1] }))).toEqual([2, 0, 1]);
  expect(scene.order(view([car('L4'), { ...car('L4'), gear: 3 }, car('L1')], { grid: [0, 1, 2] }))).toEqual([1, 0, 2]);
});

test('finished cars come first and retired cars last, the first to retire at the end', () => {
  const seen = view([car(null), car(null), car('L4')], { home: [], gone: [{ car: 1, cause: 'gear' }, { car: 0, cause: 'corner' }] });
  expect(scene.order(seen)).toEqual([2, 0, 1]);
  expect(scene.gap(seen, 0)).toBeNull();
});

test('a player without a finished car has no place', () => {
  const cars = [0, 1, 1].map((seat) => ({ ...car(null), seat }));
  const seen = view(cars, { home: [1], gone: [{ car: 0, cause: 'gear' }, { car: 2, cause: 'motor' }] });
  expect([0, 1].map((seat) => placeless({ view: seen } as unknown as Update, seat))).toEqual([expect.any(String), null]);
});

test('players stand on the podium with their cars that have finished', () => {
  const cars = [0, 1, 1].map((seat) => ({ ...car(null), seat }));
  const steps = (home: number[], winners: number[], scores: number[]) =>
    podium(scene, { result: { winners, scores }, view: view(cars, { home, gone: [] }) } as unknown as Update, ['Ann', 'Bo']);
  expect(steps([2, 1], [1], [0, 16]).map((step) => [step.name, step.cars.map(({ mark }) => mark)])).toEqual([['Bo', ['3', '2']]]);
  expect(steps([0, 2], [0], [10, 6]).map((step) => step.name)).toEqual(['Ann', 'Bo']);
  expect(steps([], [], [0, 0])).toEqual([]);
});

test('corners ahead are listed with their distance, the current one first', () => {
  expect(scene.corners(view([car('L4'), car('L1'), car('L1')]), 0, 2)).toEqual([{ corner: 0, away: 2 }]);
  expect(scene.corners(view([car('L6'), car('L1'), car('L1')]), 0, 2)).toEqual([{ corner: 0, away: 0 }]);
});

test('a car in the pit lane has no gap and counts as before the line', () => {
  const seen = view([car('P1'), car('L9'), car('L1', 2)]);
  expect(scene.order(seen)).toEqual([2, 0, 1]);
  expect(scene.gap(seen, 0)).toBeNull();
  expect(scene.gap(seen, 1)).toBe(2);
});

test('nitro that was used before the line is gone until lap 2', () => {
  const after = (lap: number, nitro: number) => scene.usedNitro({ ...car('L1', lap), nitro });
  expect([after(0, 0), after(0, 1), after(1, 1), after(2, 1), after(2, 2)]).toEqual([false, true, true, false, true]);
});

test('the car in question plays first', () => {
  expect(scene.playing(view([car('L4'), car('L1'), car('L1')]))).toEqual([1, 0]);
});

test('the second car of a team is striped', () => {
  expect(scene.cars(null).map((each) => each.striped)).toEqual([false, false, true]);
});

test('an end is tagged with its price, and with a mark if the black die would follow', () => {
  const note = (name: string, args: Message['args'] = {}): Message => ({ id: `formula-d-preview-${name}`, args });
  const tag = (...notes: Message[]) => scene.tag({ action: '0 drive L3', label: note('x'), preview: { way: [], notes, chart: [] }, then: [] } as Choice);
  expect(tag(note('left', { cost: 0, left: 18 }))).toEqual({ text: '0', tone: 'good' });
  expect(tag(note('left', { cost: 2, left: 16 }))).toEqual({ text: '−2', tone: 'warn' });
  expect(tag(note('overshoot', { points: 2 }), note('left', { cost: 2, left: 16 }))).toEqual({ text: '−2 »', tone: 'warn' });
  expect(tag(note('left', { cost: 0, left: 18 }), note('collision'))).toEqual({ text: '0 !', tone: 'warn' });
  expect(tag(note('left', { cost: 1, left: 0 }), note('last'))).toEqual({ text: '✕', tone: 'bad' });
});

test('a drive names its end', () => {
  const end = (action: string) => scene.end({ action, label: { id: '', args: {} }, preview: { way: [], notes: [], chart: [] }, then: [] });
  expect(end('0 drive L12')).toBe('L12');
  expect(end('0 drive L12 over 2')).toBe('L12');
  expect(end('0 drive finish over 1')).toBe('finish');
  expect(end('0 drive box')).toBe('box');
  expect(end('0 gear 4')).toBeNull();
});

test('the cheapest drive comes first, the one that puts the car out last and asks once more, and a gear is its own digit', () => {
  const drive = (end: string, cost: number, last = false): Choice => ({
    action: `0 drive ${end}`,
    label: { id: '', args: {} },
    preview: { way: ['L1', end], notes: [{ id: last ? 'formula-d-preview-last' : 'formula-d-preview-left', args: { cost } }], chart: [] },
    then: [],
  });
  const choices = [drive('L5', 3), drive('L6', 1, true), drive('L7', 0), drive('L4', 1)];
  expect(scene.bestFirst(choices).map((choice) => scene.end(choice))).toEqual(['L7', 'L4', 'L5', 'L6']);
  expect(choices.map((choice) => scene.isGrave(choice))).toEqual([false, true, false, false]);
  expect(scene.digit({ ...drive('L5', 0), action: '0 gear 4' })).toBe(4);
  expect(scene.digit(choices[0]!)).toBeNull();
});

test('a car that goes out and the winner get a headline, a photo finish if another car was close', () => {
  const drove = { type: 'drove', car: 0, way: ['L9', 'finish'] };
  const home = [{ type: 'came-home', car: 0, place: 1 }];
  expect(scene.moment({ type: 'went-out', car: 2 }, [], view([]))).toEqual({ kind: 'out', car: '2' });
  expect(scene.moment(drove, home, view([car('L9', 2), car('L1', 2), car('L4', 1)]))).toEqual({ kind: 'finish', car: '0' });
  expect(scene.moment(drove, home, view([car('L9', 2), car('L7', 2), car('L4', 1)]))).toEqual({ kind: 'photo', car: '0' });
  expect(scene.moment(drove, [{ type: 'came-home', car: 0, place: 2 }], view([]))).toBeNull();
});

test('a new leader and the last lap are turning points, but not at the start nor once a car is home', () => {
  const before = view([car('L5'), car('L3'), car('L1')]);
  expect(scene.turningPoint(before, view([car('L5'), car('L8'), car('L1')]))).toEqual({ kind: 'lead', car: '1' });
  expect(scene.turningPoint(before, view([car('L5'), car('L5'), car('L1')]))).toBeNull(); // level is not ahead
  expect(scene.turningPoint(before, view([car('L1', 2), car('L3'), car('L1')]))).toEqual({ kind: 'last-lap', car: '0' });
  expect(scene.turningPoint(before, view([car(null), car('L3'), car('L1')], { gone: [{ car: 0, cause: 'gear' }] }))).toBeNull();
  expect(scene.turningPoint(view([{ ...car('L5'), turns: 0 }, car('L3')]), view([car('L5'), car('L8')]))).toBeNull();
  expect(scene.turningPoint(before, view([car(null), car('L8'), car('L1')], { home: [0] }))).toBeNull();
});

test('engines sound by their gear, and dice and crashes have sounds', () => {
  const seen = view([{ ...car('L5'), gear: 4 }]);
  expect(scene.sound({ type: 'drove', car: 0, way: [] }, seen)).toEqual({ name: 'engine', gear: 4 });
  expect(scene.sound({ type: 'die-rolled', car: 0 }, seen)).toEqual({ name: 'dice' });
  expect(scene.sound({ type: 'went-out', car: 0 }, seen)).toEqual({ name: 'crash' });
  expect(scene.sound({ type: 'lost', car: 0 }, seen)).toBeNull();
});

test('a seat whose cars have finished or retired is not asked again', () => {
  const seen = view([car(null), car('L2'), car(null)], { home: [0], gone: [{ car: 2, cause: 'gear' }] });
  expect([scene.isDone(seen, 0), scene.isDone(seen, 1)]).toEqual([true, false]);
});
