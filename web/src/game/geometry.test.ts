import { expect, test } from 'vitest';
import { bounds, inside, turn, Way, type Pose } from './geometry';

test('a turn takes the shorter side', () => {
  expect(turn(350, 10)).toBe(20);
  expect(turn(10, 350)).toBe(-20);
  expect(turn(-90, 90)).toBe(-180);
});

test('a way begins and ends at its first and last pose', () => {
  const way = new Way([[0, 0, 0], [100, 0, 0], [160, 60, 90]]);
  expect(way.at(0)).toEqual([0, 0, 0]);
  expect(way.at(1)).toEqual([160, 60, 90]);
});

test('a straight way is driven evenly and without turning', () => {
  const way = new Way([[0, 0, 0], [50, 0, 0], [100, 0, 0]]);
  expect(way.length).toBeCloseTo(100);
  const [x, y, degrees] = way.at(0.25);
  expect(x).toBeCloseTo(25, 0);
  expect(y).toBeCloseTo(0);
  expect(degrees).toBeCloseTo(0);
});

test('in a bend the car looks where it drives and stays near the chord', () => {
  const way = new Way([[0, 0, 0], [60, 60, 90]]);
  const [x, y, degrees] = way.at(0.5);
  expect(degrees).toBeGreaterThan(25);
  expect(degrees).toBeLessThan(65);
  expect(x).toBeGreaterThan(y); // it goes on east before it turns south
});

test('steps along a way never go back', () => {
  const way = new Way([[0, 0, 0], [40, 10, 0], [80, 0, 0], [120, 30, 45]]);
  let before: Pose = way.at(0);
  for (let part = 0.02; part <= 1; part += 0.02) {
    const now = way.at(part);
    expect(now[0]).toBeGreaterThan(before[0]);
    before = now;
  }
});

test('a point is in a polygon or not', () => {
  const square = [[0, 0], [10, 0], [10, 10], [0, 10]] as const;
  expect(inside([5, 5], square)).toBe(true);
  expect(inside([15, 5], square)).toBe(false);
});

test('bounds hold all points', () => {
  expect(bounds([[3, 9], [-1, 4], [7, 2]])).toEqual([-1, 2, 7, 9]);
});
