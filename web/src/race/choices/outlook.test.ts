import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallTrack } from '../../game/testing';
import type { OutlookStep } from '../../lib/types';
import { Outlook } from './outlook.svelte';
import type { GameScene, SceneCar } from '../../game/scene';

const track = smallTrack();
const spaces = track.names.slice(0, 3);
const step = (way: string[], car = 'red'): OutlookStep => ({ note: { id: 'moves', args: {} }, car, way, depends: 'nothing', decides: null, order: [] });
const cars = [{ key: 'red', colour: 'red', mark: 'R', striped: false, space: spaces[0]!, team: '', owner: 0, place: null, out: false }] as SceneCar[];

function looking() {
  const asked: string[] = [];
  const answers: ((steps: OutlookStep[] | null) => void)[] = [];
  const look = (action: string) => {
    asked.push(action);
    return new Promise<OutlookStep[] | null>((answer) => answers.push(answer));
  };
  const outlook = new Outlook({ track } as unknown as GameScene, { look, speed: () => 0 });
  const answer = async (steps: OutlookStep[] | null) => {
    answers.shift()!(steps);
    await vi.advanceTimersByTimeAsync(1);
  };
  return { outlook, asked, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only choices previewed for a moment are requested, and only once', async () => {
  const { outlook, asked, answer } = looking();
  outlook.watch('0 play K5', 3, cars);
  outlook.watch('0 play R5', 3, cars);
  vi.advanceTimersByTime(500);
  expect(asked).toEqual(['0 play R5']);
  await answer([step(spaces)]);
  outlook.watch(null, 3, cars);
  expect(outlook.steps).toEqual([]);
  outlook.watch('0 play R5', 3, cars);
  expect(outlook.steps).toHaveLength(1);
  outlook.watch('0 play R5', 4, cars); // the race has gone on
  expect(outlook.steps).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(asked).toHaveLength(2);
});

test('a late answer is not shown', async () => {
  const { outlook, answer } = looking();
  outlook.watch('0 play R5', 3, cars);
  vi.advanceTimersByTime(500);
  outlook.watch(null, 3, cars);
  await answer([step(spaces)]);
  expect([outlook.steps, outlook.ghosts]).toEqual([[], []]);
});

test('ghosts end at the last step, and lines that move nothing are also described', async () => {
  const { outlook, answer } = looking();
  outlook.watch('0 play R5', 3, cars);
  vi.advanceTimersByTime(500);
  await answer([step(spaces.slice(0, 2)), step([], ''), step(spaces.slice(1))]);
  expect(outlook.told).toBe(3);
  expect(outlook.ghosts.map((ghost) => [ghost.key, ghost.ways.map((way) => way.step)])).toEqual([['red', [0, 2]]]);
  expect(outlook.glider.pose('red')).toEqual(track.poses(spaces.slice(1)).at(-1));
});
