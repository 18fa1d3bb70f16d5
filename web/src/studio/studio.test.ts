import { expect, it, vi } from 'vitest';
import { api } from '../lib/api';
import type { Drafted } from '../lib/types';
import { emptyDoc } from './doc';
import { OVAL } from './line';
import { Studio } from './studio.svelte';

it('builds two boards at a time and shows the last, or one built before', async () => {
  vi.useFakeTimers();
  let running = 0;
  let most = 0;
  vi.spyOn(api, 'studioDraft').mockImplementation(async ({ rows }) => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 1000));
    running--;
    return { board: { text: String(rows) }, faults: [], points: [], title: '' } as unknown as Drafted;
  });
  const studio = new Studio(emptyDoc('sprint'));
  studio.change({ handles: OVAL }, 0);
  for (let rows = 1; rows <= 9; rows++) {
    studio.change({ rows }, 0);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(most).toBe(2);
  expect(studio.fresh).toBe(true);
  expect(studio.busy).toBe(false);
  expect(studio.board?.text).toBe('9');

  studio.change({ rows: 10 }, 0);
  await vi.advanceTimersByTimeAsync(100);
  studio.undo();
  await vi.advanceTimersByTimeAsync(0);
  expect(studio.busy).toBe(false);
  expect(studio.board?.text).toBe('9');
  vi.useRealTimers();
});
