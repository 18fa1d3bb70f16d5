import { expect, test } from 'vitest';
import './games';
import { loadParts } from './race/parts';
import { GAMES, gameOf } from './game/game';

test('every folder with a description is found under its own name', () => {
  const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]);
  expect([...GAMES.keys()]).toEqual(folders);
  expect(GAMES.size).toBeGreaterThan(1);
});

test('each kind of race in a game has a distinct name', () => {
  for (const { setups } of GAMES.values()) {
    expect(setups.length).toBeGreaterThan(0);
    expect(new Set(setups.map(({ name }) => name)).size).toBe(setups.length);
  }
});

test('a game without a folder gets plain panels, and its hands are assumed to be secret', async () => {
  const game = gameOf('sprint');
  expect(game.name).toBe('sprint');
  expect(game.poster).toBeUndefined();
  expect(game.secret).toBe(true);
  const parts = await loadParts('sprint');
  expect(parts.makeScene({}, null).cars({ anything: 1 })).toEqual([]);
});
