import { expect, test } from 'vitest';
import { DEFAULTS, readStored } from './settings.svelte';

const read = (text: string | null, query = '') => readStored(text, new URLSearchParams(query));

test('nothing stored, or nonsense, gives the defaults', () => {
  for (const text of [null, '{', '{}', '{"animation": "quick", "theme": 3, "language": "xx"}']) {
    expect(read(text)).toEqual(DEFAULTS);
  }
});

test('the address counts more than what was stored', () => {
  const stored = JSON.stringify({ ...DEFAULTS, animation: 2, language: 'fr' });
  expect(read(stored)).toMatchObject({ animation: 2, language: 'fr' });
  expect(read(stored, 'animation=0&bots=0&lang=pt&theme=dark')).toMatchObject({
    animation: 0,
    pace: 0,
    language: 'pt',
    theme: 'dark',
  });
});

test('a speed beyond its limits is not taken', () => {
  expect(read(null, 'animation=99&bots=-1')).toMatchObject({ animation: DEFAULTS.animation, pace: DEFAULTS.pace });
});
