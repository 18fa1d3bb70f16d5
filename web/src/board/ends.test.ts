import { expect, test } from 'vitest';
import { neighbour } from './ends';
import type { Pose } from '../game/geometry';

const at = (name: string, x: number, y: number) => ({ name, pose: [x, y, 0] as Pose });
const ends = [at('left', 0, 0), at('middle', 100, 0), at('right', 200, 10), at('below', 100, 100)];
const go = (from: string, key: string) => neighbour(ends, ends.find((end) => end.name === from)!, key)?.name ?? null;

test('arrows lead to the end in their direction', () => {
  expect(go('left', 'ArrowRight')).toBe('middle');
  expect(go('middle', 'ArrowRight')).toBe('right');
  expect(go('right', 'ArrowLeft')).toBe('middle');
  expect(go('middle', 'ArrowDown')).toBe('below');
  expect(go('below', 'ArrowUp')).toBe('middle');
});

test('if nothing is in that direction, the next one in order follows', () => {
  expect(go('left', 'ArrowLeft')).toBe('middle');
  expect(go('below', 'ArrowDown')).toBe('left');
});

test('other keys lead nowhere', () => {
  expect(go('left', 'a')).toBeNull();
});
