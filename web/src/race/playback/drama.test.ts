import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACE } from '../../lib/pace';
import { Drama } from './drama.svelte';
import type { GameScene, Moment, SceneCar } from '../../game/scene';

const car = (key: string, space: string | null): SceneCar => ({ key, colour: key, mark: key, striped: false, space, team: key, owner: 0, place: null, out: space === null });
const scene = {
  track: null,
  cars: (view: Record<string, string | null>) => Object.entries(view).map(([key, space]) => car(key, space)),
  moment: (event: { type: string; car: string }) => (event.type === 'moved' ? null : ({ kind: event.type, car: event.car } as Moment)),
  turningPoint: (before: object, after: object) => (Object.keys(before)[0] === Object.keys(after)[0] ? null : { kind: 'lead', car: Object.keys(after)[0]! }),
} as unknown as GameScene;
const ON_THE_ROAD = { red: 'L1', blue: 'L2' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function drama(): Drama {
  return new Drama(scene, { pose: () => [1, 2, 3] });
}

test('a headline ends, sooner at a brisk pace, but never unseen', () => {
  const shown = drama();
  shown.show({ kind: 'out', car: 'red' }, ON_THE_ROAD, PACE.brisk);
  expect(shown.headline).toMatchObject({ kind: 'out', car: { key: 'red' } });
  vi.advanceTimersByTime(990);
  expect(shown.headline).not.toBe(null);
  vi.advanceTimersByTime(20);
  expect(shown.headline).toBe(null);
});

test('nothing replaces a more important headline', () => {
  const shown = drama();
  shown.show({ kind: 'out', car: 'red' }, ON_THE_ROAD, PACE.normal);
  shown.turn(ON_THE_ROAD, { blue: 'L9', red: null }, PACE.normal);
  expect(shown.headline?.kind).toBe('out');
  vi.advanceTimersByTime(5000);
  shown.turn(ON_THE_ROAD, { blue: 'L9', red: 'L3' }, PACE.normal);
  expect(shown.headline).toMatchObject({ kind: 'lead', car: { key: 'blue' } });
});

test('a wreck stays for a while, unless the car comes back', () => {
  const shown = drama();
  shown.leave('red', ON_THE_ROAD, PACE.normal);
  expect(shown.wrecks).toMatchObject([{ car: { key: 'red' }, pose: [1, 2, 3] }]);
  shown.clearAway(scene.cars({ red: null, blue: 'L2' }));
  expect(shown.wrecks).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  expect(shown.wrecks).toEqual([]);
  shown.leave('red', ON_THE_ROAD, PACE.normal);
  shown.clearAway(scene.cars(ON_THE_ROAD));
  expect(shown.wrecks).toEqual([]);
});

test('the most important of several simultaneous events is shown, and every retired car', () => {
  const shown = drama();
  const happened = ['finish', 'moved', 'out', 'lead'].map((type) => ({ event: { type, car: 'blue' }, after: [] }));
  shown.mention(happened, ON_THE_ROAD, ON_THE_ROAD, { ...PACE.normal, speed: 0 });
  expect(shown.headline?.kind).toBe('out');
  expect(shown.wrecks).toHaveLength(1);
  shown.clear();
  shown.mention([], ON_THE_ROAD, { blue: 'L2', red: 'L1' }, { ...PACE.normal, speed: 0 });
  expect(shown.headline?.kind).toBe('lead');
});
