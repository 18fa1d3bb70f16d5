/** The settings of this browser, stored in localStorage; `?pace=at-once` in the address also sets one. */

import { localTexts } from './kept';
import { PACE, PACES, type Pace, type PaceName } from './pace';

export type Theme = 'auto' | 'light' | 'dark';

export const LANGUAGES = ['en', 'es', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Stored {
  theme: Theme;
  language: Language | null; // null: as the browser asks
  pace: PaceName; // of playback
  sound: boolean; // off by default
  volume: number; // 0 to 1
  motion: 'auto' | 'reduced';
  coach: boolean; // speaks in lessons
  coaching: boolean; // and can be asked in races against bots
  lessons: string[]; // completed lessons, as `game/lesson`
  raced: boolean; // whether the visitor was here before: newcomers are offered a lesson first
  calls: boolean; // by a notification or a sound when it is my turn
  asks: boolean; // confirm sealed and irreversible choices
}

export const DEFAULTS: Stored = { theme: 'auto', language: null, pace: 'normal', sound: false, volume: 0.6, motion: 'auto', calls: false, asks: true, coach: true, coaching: false, lessons: [], raced: false };
const KEY = 'paddock-settings';

/** Read settings from storage and the address; invalid values fall back to defaults. */
export function readStored(text: string | null, query: URLSearchParams): Stored {
  let stored: Partial<Stored> = {};
  try {
    stored = JSON.parse(text ?? '{}') as Partial<Stored>;
  } catch {
    stored = {};
  }
  const language = query.get('lang') ?? stored.language;
  const theme = query.get('theme') ?? stored.theme;
  const pace = query.get('pace') ?? stored.pace;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    language: LANGUAGES.find((known) => known === language) ?? null,
    pace: PACES.find((known) => known === pace) ?? DEFAULTS.pace,
    sound: stored.sound === true,
    volume: typeof stored.volume === 'number' && stored.volume >= 0 && stored.volume <= 1 ? stored.volume : DEFAULTS.volume,
    motion: stored.motion === 'reduced' ? 'reduced' : 'auto',
    calls: stored.calls === true,
    asks: stored.asks !== false,
    coach: stored.coach !== false,
    coaching: stored.coaching === true,
    lessons: Array.isArray(stored.lessons) ? stored.lessons.filter((name) => typeof name === 'string') : [],
    raced: stored.raced === true,
  };
}

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(query) : null;
}

class Settings {
  stored = $state<Stored>({ ...DEFAULTS });
  #systemDark = $state(false);
  #systemStill = $state(false);

  /** Whether the dark theme is shown. */
  dark = $derived(this.stored.theme === 'auto' ? this.#systemDark : this.stored.theme === 'dark');
  /** Whether motion is reduced at any pace. */
  reduced = $derived(this.stored.motion === 'reduced' || this.#systemStill);
  /** Whether nothing moves on the screen. */
  still = $derived(this.reduced || this.stored.pace === 'at-once');
  /** The pace of playback. */
  pace = $derived<Pace>({ ...PACE[this.stored.pace], ...(this.still ? { speed: 0 } : {}) });

  load(): void {
    this.stored = readStored(localTexts.getItem(KEY), new URLSearchParams(location.search));
    const dark = media('(prefers-color-scheme: dark)');
    const still = media('(prefers-reduced-motion: reduce)');
    this.#systemDark = dark?.matches ?? false;
    this.#systemStill = still?.matches ?? false;
    dark?.addEventListener('change', (event) => (this.#systemDark = event.matches));
    still?.addEventListener('change', (event) => (this.#systemStill = event.matches));
  }

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.stored[name] = value;
    localTexts.setItem(KEY, JSON.stringify(this.stored));
  }
}

export const settings = new Settings();
