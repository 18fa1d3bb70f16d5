import { afterEach, expect, test, vi } from 'vitest';
import { localTexts } from './kept';

afterEach(() => {
  vi.unstubAllGlobals();
  localTexts.removeItem('a');
});

test('if storage is forbidden, texts last as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  localTexts.setItem('a', 'x');
  expect(localTexts.getItem('a')).toBe('x');
  expect(localTexts.entries()).toEqual([['a', 'x']]);
});

test('a text that finds no room hides the older one', () => {
  const full = (): never => {
    throw new Error('no room');
  };
  vi.stubGlobal('localStorage', { getItem: () => 'old', setItem: full, removeItem: () => undefined });
  localTexts.setItem('a', 'new');
  expect(localTexts.getItem('a')).toBe('new');
});
