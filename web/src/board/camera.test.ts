import { expect, test } from 'vitest';
import { boardPoint, clamp, fit, frameOn, limits, mix, sees, zoomAt } from './camera';

const frame = { width: 2000, height: 1000 };
const box = { width: 800, height: 600 };

test('fit shows all of the board in the middle', () => {
  const camera = fit(frame, box);
  expect(camera).toEqual({ scale: 0.4, left: 0, top: 100 });
  expect(sees(camera, [[0, 0], [2000, 1000]], box, 0)).toBe(true);
});

test('zooming keeps the point under the pointer', () => {
  const before = fit(frame, box);
  const point = boardPoint(before, 300, 250);
  const after = zoomAt(before, 2, 300, 250, 0.1, 9);
  expect(boardPoint(after, 300, 250)).toEqual(point);
  expect(after.scale).toBe(0.8);
});

test('zooming stops at its limits', () => {
  const [least, most] = limits(frame, box, 40);
  expect(zoomAt(fit(frame, box), 0.01, 0, 0, least, most).scale).toBe(least);
  expect(zoomAt(fit(frame, box), 1000, 0, 0, least, most).scale).toBe(most);
  expect(most * 40).toBeGreaterThanOrEqual(100);
});

test('the board cannot be pushed out of the window', () => {
  expect(clamp({ left: 500, top: 500, scale: 1 }, frame, box)).toEqual({ left: 0, top: 0, scale: 1 });
  expect(clamp({ left: -9000, top: -9000, scale: 1 }, frame, box)).toEqual({ left: -1200, top: -400, scale: 1 });
  expect(clamp({ left: 99, top: 99, scale: 0.1 }, frame, box)).toEqual({ left: 300, top: 250, scale: 0.1 });
});

test('framed points are visible, at no more than the largest scale', () => {
  const points = [[500, 300], [700, 420]] as const;
  const camera = frameOn(points, box, 50, 0.4, 1.2);
  expect(camera.scale).toBe(1.2);
  expect(sees(camera, points, box, 20)).toBe(true);
  expect(frameOn([[0, 0], [2000, 1000]], box, 0, 0.2, 1.2).scale).toBe(0.4);
});

test('a scale that is large enough is kept', () => {
  const points = [[500, 300], [700, 420]] as const;
  expect(frameOn(points, box, 50, 0.4, 1.2, 1).scale).toBe(1);
  expect(frameOn(points, box, 50, 0.4, 1.2, 0.5).scale).toBe(1.2);
  expect(frameOn(points, box, 50, 0.4, 1.2, 2).scale).toBe(1.2);
});

test('a flight begins and ends where it should', () => {
  const [from, to] = [fit(frame, box), { left: -100, top: -50, scale: 1.6 }];
  expect(mix(from, to, 0)).toEqual(from);
  const end = mix(from, to, 1);
  expect(end.scale).toBeCloseTo(1.6);
  expect(end.left).toBeCloseTo(-100);
  expect(end.top).toBeCloseTo(-50);
});
