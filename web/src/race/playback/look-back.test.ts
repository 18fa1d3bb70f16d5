import { expect, test } from 'vitest';
import { Failed } from '../../lib/api';
import type { Past } from '../../lib/types';
import { LookBack } from './look-back.svelte';

const past = (version: number, seat: number | null): Past => ({ version, seat, view: { of: seat, version } });

test('the moment after a row is shown from the seat’s view', async () => {
  const back = new LookBack(async (seat, at) => past(at, seat));
  await back.go(4, 1);
  expect(back.seq).toBe(4);
  expect(back.seen?.view).toEqual({ of: 1, version: 5 });
  back.end();
  expect([back.seq, back.seen, back.trouble]).toEqual([null, null, null]);
});

test('a guest who did not have the seat yet sees what spectators saw', async () => {
  const refused = new Failed(403, { error: 'not yet', reason: null });
  const back = new LookBack(async (seat, at) => {
    if (seat !== null) throw refused;
    return past(at, seat);
  });
  await back.go(4, 1);
  expect(back.seen).toEqual({ version: 5, seat: 1, view: { of: null, version: 5 } });
});

test('an answer that comes after the return is dropped, and errors are reported', async () => {
  const answers: (() => void)[] = [];
  const slow = new LookBack((seat, at) => new Promise((done) => answers.push(() => done(past(at, seat)))));
  const going = slow.go(4, 1);
  slow.end();
  answers[0]!();
  await going;
  expect(slow.seen).toBeNull();
  const reason = { id: 'server-error-quota-looks', args: { most: 1 } };
  const busy = new LookBack(async () => Promise.reject(new Failed(429, { error: 'enough', reason })));
  await busy.go(4, 1);
  expect(busy.trouble).toEqual(reason);
});
