import { expect, test } from 'vitest';
import { DEFAULTS, readStored } from './settings.svelte';

const read = (text: string | null, query = '') => readStored(text, new URLSearchParams(query));

test('nothing stored, or nonsense, gives the defaults', () => {
  for (const text of [null, '{', '{}', '{"pace": 0.6, "theme": 3, "language": "xx"}']) {
    expect(read(text)).toEqual(DEFAULTS);
  }
});

test('the address counts more than what was stored', () => {
  const stored = JSON.stringify({ ...DEFAULTS, pace: 'brisk', language: 'fr' });
  expect(read(stored)).toMatchObject({ pace: 'brisk', language: 'fr' });
  expect(read(stored, 'pace=at-once&lang=pt&theme=dark')).toMatchObject({ pace: 'at-once', language: 'pt', theme: 'dark' });
});

test('a pace that nobody knows is not taken', () => {
  expect(read(null, 'pace=breathless')).toMatchObject({ pace: DEFAULTS.pace });
});
