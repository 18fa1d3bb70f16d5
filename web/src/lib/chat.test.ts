import { beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo, TalkLine } from './types';
import { hasCompany, Heard } from './chat.svelte';

const line = (number: number, more: Partial<TalkLine> = {}): TalkLine =>
  ({ number, who: 'zoe', name: 'Zoe', text: `message ${number}`, at: 0, seat: 1, reaction: null, mine: false, ...more }) as TalkLine;
const talk = (...lines: TalkLine[]) => ({ type: 'talk' as const, lines });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test('what was said before is read already, what comes is not', () => {
  const heard = new Heard();
  heard.take(talk(line(1), line(2)));
  heard.begin();
  expect([heard.unread, heard.fresh.length, heard.last]).toEqual([0, 0, 2]);
  heard.take(talk(line(2), line(3), line(4, { mine: true }), line(5, { text: '', reaction: 'bravo' })));
  expect([heard.unread, heard.fresh.map((one) => one.number)]).toEqual([1, [3, 4, 5]]);
  heard.readAll();
  expect(heard.unread).toBe(0);
});

test('whoever is muted is neither shown nor counted, at other tables too, until they are heard again', () => {
  const heard = new Heard();
  heard.begin();
  heard.take(talk(line(1)));
  heard.mute('zoe', true);
  heard.take(talk(line(2), line(3, { who: 'max', name: 'Max' })));
  expect(heard.lines.map((one) => one.number)).toEqual([3]);
  expect(heard.fresh.map((one) => one.number)).toEqual([3]);
  expect([heard.unread, heard.silenced]).toEqual([1, [['zoe', 'Zoe']]]);
  expect(new Heard().muted).toEqual(['zoe']);
  heard.mute('zoe', false);
  expect(heard.lines).toHaveLength(3);
});

test('there is company where somebody else sits or watches, and nobody talks where it is off', () => {
  const table = (kind: string, mine: boolean, more = {}): TableInfo =>
    ({ talk: 'read', host: false, watchers: 0, seats: [{ kind: 'person', mine: true }, { kind, mine }], ...more }) as TableInfo;
  expect(hasCompany(table('bot', false))).toBe(false);
  expect(hasCompany(table('person', true))).toBe(false);
  expect(hasCompany(table('bot', false, { watchers: 1 }))).toBe(true);
  expect(hasCompany(table('person', false))).toBe(true);
  expect(hasCompany(table('person', false, { talk: 'off' }))).toBe(false);
  expect(hasCompany(table('person', false, { talk: 'off', host: true }))).toBe(true);
});
