import { expect, test } from 'vitest';
import type { Advice, CoachRemark, Line, Update } from '../../lib/types';
import { settings } from '../../lib/settings.svelte';
import { Coach, saidNow } from './coach.svelte';

const remark = (id: string, version: number, ...light: string[]): CoachRemark => ({ version, text: { id, args: {} }, light });
const line = (seq: number, seat: number | null, events = 1): Line =>
  ({ seq, seat, events: Array.from({ length: events }, () => ({ type: 'drove' })), say: [], undone: [] }) as Line;

test('remarks since the last choice are current, else those at the one before; older ones are gone', () => {
  const remarks = [remark('welcome', 2), remark('play', 3), remark('jam', 6)];
  const log = [line(0, null), line(1, 1), line(2, 1), line(3, 0), line(4, 0, 0), line(5, 1), line(6, 0), line(7, 0)];
  const said = (version: number) => {
    const { now, past } = saidNow(remarks, log, 0, version);
    return now.map((each) => each.text.id + (past ? ' before' : ''));
  };
  expect(said(3)).toEqual(['welcome', 'play']);
  expect(said(5)).toEqual(['welcome before', 'play before']);
  expect(said(6)).toEqual(['jam']);
  expect(said(7)).toEqual(['jam before']);
  expect(said(8)).toEqual([]);
});

function lesson(seat: number | null = 0) {
  const pointed: string[] = [];
  const advice = { type: 'advice', id: 'a', action: '0 gear 2', reason: { id: 'why', args: {} } } as Advice;
  let update = { version: 3, seat, table: { lesson: { name: 'lap' } } } as unknown as Update;
  const store = { remarks: [remark('welcome', 1, 'mine'), remark('gear', 3, 'gears')], log: [] as Line[], advise: async () => advice };
  const coach = new Coach(store, { point: (action: string) => pointed.push(action), open: true }, () => update);
  const choices = (...actions: string[]) => (update = { ...update, version: 4, choices: actions.map((action) => ({ action })) } as Update);
  return { coach, pointed, choices };
}

test('the newest or the hovered remark is highlighted', () => {
  const { coach } = lesson();
  expect(coach.lights).toEqual(['gears']);
  coach.pointed = 0;
  expect(coach.lights).toEqual(['mine']);
});

test('a spectator of a lesson gets no remarks', () => {
  expect(lesson(null).coach.present).toBe(false);
  expect(lesson(null).coach.now).toEqual([]);
});

test('it is silent when turned off', () => {
  const { coach } = lesson();
  settings.stored.coach = false;
  expect(coach.now).toEqual([]);
  expect(coach.present).toBe(true);
  settings.stored.coach = true;
});

test('advice highlights a choice', async () => {
  const { coach, pointed } = lesson();
  await coach.ask();
  expect(pointed).toEqual(['0 gear 2']);
  expect(coach.advice?.action).toBe('0 gear 2');
  expect([coach.now, coach.lights]).toEqual([[], []]); // that alone is shown now
});

test('advice stays with its reason while others seal their choices', async () => {
  const { coach, choices } = lesson();
  choices('0 gear 2');
  await coach.ask();
  choices('0 gear 2');
  expect(coach.advice?.reason.id).toBe('why');
});

test('advice for another question highlights nothing', async () => {
  const { coach, pointed, choices } = lesson();
  const asking = coach.ask();
  choices('0 gear 1');
  await asking;
  expect(pointed).toEqual([]);
  expect(coach.advice).toBe(null);
});
