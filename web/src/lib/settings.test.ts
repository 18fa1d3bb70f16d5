import { expect, test } from 'vitest';
import { DEFAULTS, readStored } from './settings.svelte';

const read = (text: string | null, query = '') => readStored(text, new URLSearchParams(query));

test('missing or invalid settings give the defaults', () => {
  for (const text of [null, '{', '{}', '{"pace": 0.6, "theme": 3, "language": "xx"}']) {
    expect(read(text)).toEqual(DEFAULTS);
  }
});

test('the address takes precedence over storage', () => {
  const stored = JSON.stringify({ ...DEFAULTS, pace: 'brisk', language: 'fr' });
  expect(read(stored)).toMatchObject({ pace: 'brisk', language: 'fr' });
  expect(read(stored, 'pace=at-once&lang=pt&theme=dark')).toMatchObject({ pace: 'at-once', language: 'pt', theme: 'dark' });
});

test('sound is off by default, and its volume is stored', () => {
  expect(read(null)).toMatchObject({ sound: false, volume: 0.6 });
  expect(read('{"sound": true, "volume": 0.2}')).toMatchObject({ sound: true, volume: 0.2 });
  expect(read('{"sound": "yes", "volume": 7}')).toMatchObject({ sound: false, volume: 0.6 });
});

test('an unknown pace is ignored', () => {
  expect(read(null, 'pace=breathless')).toMatchObject({ pace: DEFAULTS.pace });
});
