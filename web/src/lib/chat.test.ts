import { beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo, TalkLine } from './types';
import { hasCompany, Chat } from './chat.svelte';

const line = (number: number, more: Partial<TalkLine> = {}): TalkLine =>
  ({ number, who: 'zoe', name: 'Zoe', text: `message ${number}`, at: 0, seat: 1, reaction: null, mine: false, ...more }) as TalkLine;
const talk = (...lines: TalkLine[]) => ({ type: 'talk' as const, lines });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test('the history counts as read, new messages do not', () => {
  const chat = new Chat();
  chat.take(talk(line(1), line(2)));
  chat.begin();
  expect([chat.unread, chat.fresh.length, chat.last]).toEqual([0, 0, 2]);
  chat.take(talk(line(2), line(3), line(4, { mine: true }), line(5, { text: '', reaction: 'bravo' })));
  expect([chat.unread, chat.fresh.map((one) => one.number)]).toEqual([1, [3, 4, 5]]);
  chat.readAll();
  expect(chat.unread).toBe(0);
});

test('a muted guest is neither shown nor counted, at other tables too, until they are unmuted', () => {
  const chat = new Chat();
  chat.begin();
  chat.take(talk(line(1)));
  chat.mute('zoe', true);
  chat.take(talk(line(2), line(3, { who: 'max', name: 'Max' })));
  expect(chat.lines.map((one) => one.number)).toEqual([3]);
  expect(chat.fresh.map((one) => one.number)).toEqual([3]);
  expect([chat.unread, chat.silenced]).toEqual([1, [['zoe', 'Zoe']]]);
  expect(new Chat().muted).toEqual(['zoe']);
  chat.mute('zoe', false);
  expect(chat.lines).toHaveLength(3);
});

test('there is company if another guest sits or watches, and no chat if it is off', () => {
  const table = (kind: string, mine: boolean, more = {}): TableInfo =>
    ({ talk: 'read', host: false, watchers: 0, seats: [{ kind: 'person', mine: true }, { kind, mine }], ...more }) as TableInfo;
  expect(hasCompany(table('bot', false))).toBe(false);
  expect(hasCompany(table('person', true))).toBe(false);
  expect(hasCompany(table('bot', false, { watchers: 1 }))).toBe(true);
  expect(hasCompany(table('person', false))).toBe(true);
  expect(hasCompany(table('person', false, { talk: 'off' }))).toBe(false);
  expect(hasCompany(table('person', false, { talk: 'off', host: true }))).toBe(true);
});
