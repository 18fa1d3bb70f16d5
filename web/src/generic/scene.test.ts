import { expect, test } from 'vitest';
import { smallTrack } from '../game/testing';
import type { Choice } from '../lib/types';
import { GenericScene } from './scene';

const choice = (...way: string[]): Choice => ({ action: '0 go', label: { id: '', args: {} }, preview: { way, notes: [], chart: [] }, then: [] });

test('without a track nothing stands or moves', () => {
  const scene = new GenericScene(null);
  expect(scene.cars({ cars: [{ space: 'L1' }] })).toEqual([]);
  expect(scene.move({ type: 'went', car: 0, way: ['L1', 'L2'] })).toBeNull();
  expect(scene.end(choice('L1', 'L2'))).toBeNull();
});

test('nothing is assumed about a view', () => {
  const scene = new GenericScene(smallTrack());
  for (const view of [null, 7, 'text', [], {}, { cars: 3 }, { cars: [] }]) expect(scene.cars(view)).toEqual([]);
  expect(scene.cars({ cars: [null, 4, { space: 'nowhere' }] }).map((car) => car.space)).toEqual([null, null, null]);
});

test('cars stand where a view says so, and drive where an event does', () => {
  const scene = new GenericScene(smallTrack());
  expect(scene.cars({ cars: [{ space: 'L1' }, { space: 'R2' }] }).map((car) => car.space)).toEqual(['L1', 'R2']);
  expect(scene.move({ type: 'went', car: 1, way: ['L1', 'L2'] })).toEqual({ key: '1', way: ['L1', 'L2'] });
  expect(scene.move({ type: 'went', car: 1, way: ['L1', 'nowhere'] })).toBeNull();
  expect(scene.move({ type: 'rolled', face: 3 })).toBeNull();
});

test('a choice whose way ends on the track can be made on the board', () => {
  const scene = new GenericScene(smallTrack());
  expect(scene.end(choice('L1', 'L2', 'L3'))).toBe('L3');
  expect(scene.tag(choice('L1', 'L2', 'L3')).text).toBe('2');
  expect(scene.end(choice())).toBeNull();
});
