import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failed } from '../lib/api';
import { faultOf, NoAnalysis, persist } from './errors';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = (status: number): Failed => new Failed(status, { error: 'no', reason: null });

test('network errors are retried until it works', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failed(0)).mockRejectedValueOnce(failed(503)).mockResolvedValue('done');
  const found = persist(work);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await found).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

test('what the browser or the kernel cannot do is said, a refusal in passing is not', () => {
  const refused = (id: string): Failed => new Failed(400, { error: 'no', reason: { id, args: {} } });
  expect(faultOf(new NoAnalysis('web-analysis-none', 'blocked'))).toBe('web-analysis-none');
  expect(faultOf(refused('server-error-no-analysis'))).toBe('server-error-no-analysis');
  expect(faultOf(refused('server-error-no-odds'))).toBe('');
});

test('a refusal is final', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failed(409));
  await expect(persist(work)).rejects.toThrow();
  expect(work).toHaveBeenCalledTimes(1);
});

test('nothing is retried after a stop', async () => {
  const stop = new AbortController();
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failed(0));
  const found = expect(persist(work, stop.signal)).rejects.toThrow();
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await found;
  expect(work).toHaveBeenCalledTimes(1);
});
