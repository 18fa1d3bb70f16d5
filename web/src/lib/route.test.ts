import { expect, test } from 'vitest';
import { readRoute } from './route.svelte';

const read = (address: string) => {
  const url = new URL(address, 'http://here');
  return readRoute(url.pathname, url.searchParams);
};

test('addresses name screens', () => {
  expect(read('/')).toEqual({ screen: 'home' });
  expect(read('/table/ab%20c')).toEqual({ screen: 'table', id: 'ab c' });
  expect(read('/new/sprint?mode=here')).toEqual({ screen: 'new', game: 'sprint', mode: 'here', season: null });
  expect(read('/new/sprint?own=own-bay')).toMatchObject({ own: 'own-bay' });
  expect(read('/new/sprint?track=monaco')).toMatchObject({ track: 'monaco' });
  expect(read('/circuit/monaco')).toEqual({ screen: 'circuit', name: 'monaco' });
  expect(read('/studio?game=sprint&c=a-b_c')).toEqual({ screen: 'studio', game: 'sprint', own: null, shared: 'a-b_c' });
  expect(read('/new/sprint?mode=odd')).toEqual({ screen: 'new', game: 'sprint', mode: 'bots', season: null });
  expect(read('/new/sprint?season=cup')).toEqual({ screen: 'new', game: 'sprint', mode: 'bots', season: 'cup' });
  expect(read('/season/abc')).toEqual({ screen: 'season', id: 'abc' });
  expect(read('/replay/abc')).toEqual({ screen: 'replay', id: 'abc', at: null, seen: null });
  expect(read('/replay/abc?at=102&seen=2')).toEqual({ screen: 'replay', id: 'abc', at: '102', seen: '2' });
  expect(read('/review/abc')).toEqual({ screen: 'review', id: 'abc' });
  expect(read('/reviews/abc?first=t')).toEqual({ screen: 'reviews', id: 'abc', first: 't', second: null });
  expect(read('/career')).toEqual({ screen: 'career' });
  expect(read('/join/QX7')).toEqual({ screen: 'join', code: 'QX7' });
});

test('other addresses are unknown', () => {
  for (const address of ['/nowhere', '/table', '/table/a/b', '/career/a']) expect(read(address)).toEqual({ screen: 'unknown' });
});
