import { expect, test } from 'vitest';
import { duration, ease, Glider, slowEnd } from './glider';

function handClock() {
  let now = 0;
  let waiting: (() => void)[] = [];
  return {
    clock: { now: () => now, frame: (call: () => void) => void waiting.push(call) },
    tick(milliseconds: number) {
      now += milliseconds;
      const due = waiting;
      waiting = [];
      for (const call of due) call();
    },
  };
}

test('a car glides to its place and arrives there', async () => {
  const { clock, tick } = handClock();
  const glider = new Glider(clock);
  glider.place('red', [0, 0, 0]);
  const arrived = glider.glide('red', [[0, 0, 0], [100, 0, 0]], 1000);
  tick(500);
  expect(glider.pose('red')![0]).toBeCloseTo(50, 0);
  expect(glider.moving).toBe(true);
  tick(600);
  await arrived;
  expect(glider.pose('red')).toEqual([100, 0, 0]);
  expect(glider.moving).toBe(false);
});

test('without a duration a car is there at once', async () => {
  const glider = new Glider();
  await glider.glide('red', [[0, 0, 0], [100, 0, 0]], 0);
  expect(glider.pose('red')).toEqual([100, 0, 0]);
});

test('finishing a glide early jumps to its end, and a new glide ends the first', async () => {
  const { clock, tick } = handClock();
  const glider = new Glider(clock);
  glider.place('red', [0, 0, 0]);
  const first = glider.glide('red', [[0, 0, 0], [100, 0, 0]], 1000);
  tick(500);
  const second = glider.glide('red', [[100, 0, 0]], 1000);
  await first;
  expect(glider.pose('red')![0]).toBeCloseTo(50, 0);
  glider.finish();
  await second;
  expect(glider.pose('red')).toEqual([100, 0, 0]);
});

test('a move taken back is driven backwards along its way, nose ahead', () => {
  const { clock, tick } = handClock();
  const glider = new Glider(clock);
  glider.place('red', [100, 0, 0]);
  void glider.glide('red', [[0, 0, 0], [50, 0, 0], [100, 0, 0]], 1000, true);
  tick(500);
  expect(glider.pose('red')![0]).toBeCloseTo(50, 0);
  expect(glider.pose('red')![2]).toBeCloseTo(0);
  tick(500);
  expect(glider.pose('red')).toEqual([0, 0, 0]);
});

test('easing goes from start to end, and longer ways take longer', () => {
  expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1]);
  expect(duration(0)).toBe(0);
  expect(duration(20)).toBeGreaterThan(duration(5));
  expect(duration(20) / 20).toBeLessThan(duration(5) / 5);
});

test('a spin ends across the road where it began', async () => {
  const { clock, tick } = handClock();
  const glider = new Glider(clock);
  glider.place('red', [10, 20, 30]);
  const done = glider.spin('red', 1000);
  tick(500);
  expect(glider.pose('red')![2]).toBeGreaterThan(30 + 360);
  tick(600);
  await done;
  expect(glider.pose('red')).toEqual([10, 20, 30 + 830]);
});

test('the last metre is slow, and nothing goes backwards', () => {
  const parts = Array.from({ length: 21 }, (_, at) => slowEnd(at / 20));
  expect(parts.at(0)).toBe(0);
  expect(parts.at(-1)).toBeCloseTo(1);
  expect(parts.every((part, at) => at === 0 || part >= parts[at - 1]!)).toBe(true);
  expect(slowEnd(0.5)).toBeGreaterThan(0.8); // half of the time is left for less than a fifth of the way
});
