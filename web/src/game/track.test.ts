import { expect, test } from 'vitest';
import { smallTrack } from './testing';

const track = smallTrack();

test('a point of the board lies on a space or beside the road', () => {
  expect(track.spaceAt([130, 10])?.id).toBe('L3');
  expect(track.spaceAt([130, 50])?.id).toBe('R3');
  expect(track.spaceAt([130, 100])).toBeNull();
});

test('the pit lane is not on the road', () => {
  expect(track.onRoad('L3')).toBe(true);
  expect(track.onRoad('P1')).toBe(false);
});

test('a way over the line ends beyond it', () => {
  const poses = track.poses(['L9', 'L10', 'finish']);
  expect(poses).toHaveLength(3);
  expect(poses[2]![0]).toBeGreaterThan(500);
  expect(poses[2]![1]).toBe(20);
});

test('a car in its box stands beside the pit lane', () => {
  const [x, y] = track.box('white')!;
  expect(x).toBeCloseTo(50);
  expect(y).toBeGreaterThan(160);
  expect(track.box('red')).toBeNull();
});

test('places on the podium stand in a row', () => {
  expect(track.podium(2)![0] - track.podium(1)![0]).toBe(58);
});

test('one space is the usual distance along the lap', () => {
  expect(track.step).toBe(10);
});
