import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call';
import { settings } from './settings.svelte';

const heard = vi.fn();

class Sounds {
  constructor() {
    heard();
    throw new Error('no sound is to be had here');
  }
}

function stub(refuses: boolean): string[] {
  const shown: string[] = [];
  class Shown {
    static permission = 'granted';
    constructor(title: string) {
      if (refuses) throw new TypeError('Illegal constructor');
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('AudioContext', Sounds);
  vi.stubGlobal('document', { visibilityState: 'hidden', hasFocus: () => false });
  settings.stored.calls = true;
  return shown;
}

afterEach(() => {
  vi.unstubAllGlobals();
  heard.mockClear();
});

test('a player with a hidden page gets a notification', () => {
  const shown = stub(false);
  call('Your turn', 'table');
  expect(shown).toEqual(['Your turn']);
  expect(heard).not.toHaveBeenCalled();
});

test('a browser that allows notifications but shows none plays a sound', () => {
  stub(true);
  call('Your turn', 'table');
  expect(heard).toHaveBeenCalledOnce();
});
