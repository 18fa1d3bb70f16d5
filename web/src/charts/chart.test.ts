import { expect, test } from 'vitest';
import type { Landmark, Story } from '../lib/types';
import { figuresOf, jumps, lineOf, MomentScale, placesOf, stepped, swung, turnAt, turnCount, valueAt } from './chart';

const said = { id: 'x', args: {} };
const mark = (at: number, kind: Landmark['kind'], car: number | null = null): Landmark => ({ at, kind, say: said, car });
const story: Story = {
  cars: [
    { key: 'red', name: said },
    { key: 'blue', name: said },
  ],
  turns: [
    { at: 10, places: [1, 2] },
    { at: 20, places: [2, 1] },
    { at: 30, places: [0, 1] },
  ],
  landmarks: [mark(12, 'lead', 1), mark(15, 'line'), mark(15, 'bet', 1), mark(26, 'crash', 0)],
  charts: [],
  highlights: [],
};
const frame = { width: 220, height: 100, left: 10, right: 10, top: 0, bottom: 0 };

test('moments and pixels', () => {
  const scale = new MomentScale(frame, 10, 30);
  expect([10, 20, 30].map((at) => scale.x(at))).toEqual([10, 110, 210]);
  expect([-50, 10, 112, 999].map((x) => scale.at(x))).toEqual([10, 10, 20, 30]);
  expect(new MomentScale(frame, 5, 5).x(5)).toBe(10); // a race of one moment
});

test('a car that is out ends where it went out', () => {
  expect(placesOf(story, 0)).toEqual([
    { at: 10, value: 1 },
    { at: 20, value: 2 },
    { at: 26, value: 2 },
  ]);
  expect(placesOf(story, 1).map((point) => point.value)).toEqual([2, 1, 1]);
});

test('a landmark is on the line of its car', () => {
  const points = placesOf(story, 0);
  expect([0, 10, 15, 20, 25, 99].map((at) => valueAt(points, at))).toEqual([1, 1, 1.5, 2, 2, 2]);
  expect(valueAt([], 3)).toBe(0);
});

test('lines curve between places, and step between figures', () => {
  const points = [
    { at: 0, value: 1 },
    { at: 10, value: 2 },
    { at: 20, value: 2 },
  ];
  const same = (value: number) => value;
  expect(swung(points, same, same)).toBe('M0 1C5 1 5 2 10 2L20 2');
  expect(stepped(points, same, same)).toBe('M0 1H10V2H20V2');
});

test('a figure continues to the end, unless it reached zero', () => {
  expect(figuresOf({ car: 0, points: [[0, 18], [4, 3]] }, 30).at(-1)).toEqual({ at: 30, value: 3 });
  expect(figuresOf({ car: 0, points: [[0, 18], [4, 0]] }, 30).at(-1)).toEqual({ at: 4, value: 0 });
});

test('turns are counted, without the end', () => {
  expect(turnCount(story)).toBe(2);
  expect([0, 10, 19, 20, 30].map((at) => turnAt(story, at))).toEqual([0, 1, 1, 2, 2]);
});

test('bets are described with their line', () => {
  expect(jumps(story).map((each) => each.kind)).toEqual(['lead', 'line', 'crash']);
});

test('a line goes through the value of every moment', () => {
  const plane = { left: 0, right: 20, top: 0, foot: 10, x: (moment: number) => moment * 10, y: (value: number) => 10 - value };
  expect(lineOf([0, 2.5, 10], plane)).toBe('M0.0 10.0L10.0 7.5L20.0 0.0');
});
