import { expect, test } from 'vitest';
import { Failed } from '../lib/api';
import type { RaceReview, ReviewEvent, SeatSum } from '../lib/types';
import { areasOf } from '../charts/areas';
import { AMOUNT, figure, partsOf, percent, POINTS, rounded, withError } from '../charts/figures';
import { markLabel, marksOf, SHARES } from '../charts/marks';
import { ReviewFollower } from './follower.svelte';

test('figures have a real minus, and zero has no sign', () => {
  expect(figure(-123_400, POINTS, true)).toBe('−12.3');
  expect(figure(123_400, POINTS, true)).toBe('+12.3');
  expect(figure(-40, POINTS, true)).toBe('0.0');
  expect(withError(1_250_000, 30_000, AMOUNT)).toBe('1.25 ±\u00a00.03');
  expect(percent(254_000)).toBe('25\u00a0%');
});

test('the scale of a solo race has room around its results', () => {
  expect(marksOf([4.2, 5.9, 6.3])).toEqual([3, 5, 7]);
  expect(marksOf([5])).toEqual([4, 5, 6]);
  expect(marksOf([5, 6]).map((mark) => markLabel(mark, true))).toEqual(['4', '5.5', '7']);
  expect(SHARES.map((mark) => markLabel(mark, false))[1]).toBe('25\u00a0%');
});

test('a column adds up as it is shown', () => {
  const part = (amount: number) => ({ amount, error: 0 });
  const sum: SeatSum = { expected: part(250_400), lucks: { deal: part(-30_400), grid: part(400) }, hidden: part(40), own: part(60_400), others: part(-80_840), result: 200_000 };
  const parts = partsOf(sum, ['deal', 'grid'], true, POINTS);
  expect(parts.map((each) => each.amount).reduce((total, amount) => total + amount, 0)).toBe(200_000);
  expect(parts.every((each) => each.amount % 1000 === 0)).toBe(true);
  expect(partsOf(sum, ['deal', 'grid'], false, POINTS)).toHaveLength(5);
  expect(rounded([333_333, 333_333, 333_334], 1000)).toEqual([333_000, 333_000, 334_000]);
});

test('areas are stacked and fill the chart', () => {
  const moments = [
    { at: 0, wins: [500_000, 500_000], results: [0, 0], errors: [0, 0] },
    { at: 1, wins: [1_000_000, 0], results: [0, 0], errors: [0, 0] },
  ];
  const areas = areasOf(moments, 2, (at) => at * 100, (share) => 50 - 50 * share);
  expect(areas.map((area) => area.path)).toEqual(['M0 25L100 0L100 50L0 50Z', 'M0 0L100 0L100 0L0 25Z']);
  expect(areas.map((area) => area.widest)).toEqual([1, 0]);
});

async function* told(...events: ReviewEvent[]): AsyncGenerator<ReviewEvent> {
  yield* events;
}

const review = { type: 'review' } as RaceReview;

test('a review is followed to its end', async () => {
  const follower = new ReviewFollower(() => told({ type: 'progress', done: 0.5 }, review));
  await follower.follow();
  expect([follower.review, follower.done, follower.busy, follower.trouble]).toEqual([review, 0.5, false, null]);
});

test('errors are reported, but not to a viewer who stopped the review', async () => {
  const failed = new ReviewFollower(() => told({ type: 'failed', trouble: { error: 'x', reason: null } }));
  await failed.follow();
  expect(failed.trouble?.id).toBe('web-trouble-other');
  const cut = new ReviewFollower(() => told({ type: 'progress', done: 0.5 }));
  await cut.follow();
  expect(cut.trouble?.id).toBe('web-trouble-no-answer');
  const stopped = new ReviewFollower(async function* (signal) {
    yield { type: 'progress', done: null };
    if (signal.aborted) throw new Failed(0, { error: 'no answer', reason: null });
  });
  const following = stopped.follow();
  stopped.stop();
  await following;
  expect([stopped.trouble, stopped.busy]).toEqual([null, false]);
});
