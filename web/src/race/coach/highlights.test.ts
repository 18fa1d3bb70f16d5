import { expect, test } from 'vitest';
import type { Track } from '../../game/track';
import { litRules, litSpaces } from './highlights';
import type { SceneCar } from '../../game/scene';

const spaces = [
  { id: 'L1', corner: null },
  { id: 'L2', corner: 0 },
  { id: 'L3', corner: 0 },
];
const track = { data: { spaces }, spaces: new Map(spaces.map((space) => [space.id, space])) } as unknown as Track;
const cars = [
  { key: 'red', owner: 0, space: 'L1' },
  { key: 'blue', owner: 1, space: 'L3' },
  { key: 'black', owner: 0, space: null },
] as SceneCar[];
const lit = { track, cars, seat: 0, ahead: ['L2'] };

test('spaces are lit by name, by corner, by the car on them, and ahead', () => {
  expect(litSpaces(['space:L1', 'space:nowhere'], lit)).toEqual(['L1']);
  expect(litSpaces(['corner:0'], lit)).toEqual(['L2', 'L3']);
  expect(litSpaces(['car:blue', 'car:black'], lit)).toEqual(['L3']);
  expect(litSpaces(['mine', 'ahead', 'space:L1'], lit)).toEqual(['L1', 'L2']);
  expect(litSpaces(['hand'], lit)).toEqual([]);
  expect(litSpaces(['corner:0'], { ...lit, track: null })).toEqual([]);
});

test('parts of the page and the recommended choice are outlined by a style rule', () => {
  expect(litRules([], null)).toBe('');
  expect(litRules(['corner:0'], null)).toBe('');
  expect(litRules(['hand', 'car:red'], '0 say "yes"')).toContain(':is([data-part~="hand"], [data-choice="0 say \\"yes\\""])');
});
