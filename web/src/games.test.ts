import { expect, test } from 'vitest';
import './games';
import { loadParts } from './race/parts';
import { GAMES, gameOf } from './game/game';

test('every folder with a description is found under its own name', () => {
  const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]);
  expect([...GAMES.keys()]).toEqual(folders);
  expect(GAMES.size).toBeGreaterThan(1);
});

test('each kind of race of a game has a name of its own', () => {
  for (const { setups } of GAMES.values()) {
    expect(setups.length).toBeGreaterThan(0);
    expect(new Set(setups.map(({ name }) => name)).size).toBe(setups.length);
  }
});

test('a game without a folder is raced with plain panels, and its hands are taken to be secret', async () => {
  const game = gameOf('sprint');
  expect(game.name).toBe('sprint');
  expect(game.poster).toBeUndefined();
  expect(game.secret).toBe(true);
  const parts = await loadParts('sprint');
  expect(parts.makeScene({}, null).cars({ anything: 1 })).toEqual([]);
});
