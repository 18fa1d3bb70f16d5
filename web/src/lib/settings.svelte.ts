/** What a person has set for this browser, kept in localStorage; `?animation=0&bots=0` in the address sets it too. */

export type Theme = 'auto' | 'light' | 'dark';

export const LANGUAGES = ['en', 'es', 'fr', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Stored {
  theme: Theme;
  language: Language | null; // null: as the browser asks
  animation: number; // how quickly cars move: 0 not at all, 1 as usual, 2 twice as quick
  pace: number; // seconds to rest on each move of a bot
  motion: 'auto' | 'reduced';
  coach: boolean; // speaks in lessons
  lessons: string[]; // that were raced to their end, as `game/lesson`
  raced: boolean; // here before: somebody who has not is offered a lesson first
  calls: boolean; // by a notification or a sound when it is my turn
  asks: boolean; // once more before a choice that is sealed or cannot be mended
}

export const DEFAULTS: Stored = { theme: 'auto', language: null, animation: 1, pace: 0.6, motion: 'auto', calls: false, asks: true, coach: true, lessons: [], raced: false };
const KEY = 'paddock-settings';

/** Settings from what was stored and what the address asks for; anything odd falls back to its default. */
export function readStored(text: string | null, query: URLSearchParams): Stored {
  let stored: Partial<Stored> = {};
  try {
    stored = JSON.parse(text ?? '{}') as Partial<Stored>;
  } catch {
    stored = {};
  }
  const number = (name: string, value: unknown, usual: number, high: number): number => {
    const asked = query.get(name);
    const wanted = asked === null ? value : Number(asked);
    return typeof wanted === 'number' && wanted >= 0 && wanted <= high ? wanted : usual;
  };
  const language = query.get('lang') ?? stored.language;
  const theme = query.get('theme') ?? stored.theme;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    language: LANGUAGES.find((known) => known === language) ?? null,
    animation: number('animation', stored.animation, DEFAULTS.animation, 4),
    pace: number('bots', stored.pace, DEFAULTS.pace, 5),
    motion: stored.motion === 'reduced' ? 'reduced' : 'auto',
    calls: stored.calls === true,
    asks: stored.asks !== false,
    coach: stored.coach !== false,
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

  /** The theme that is shown. */
  dark = $derived(this.stored.theme === 'auto' ? this.#systemDark : this.stored.theme === 'dark');
  /** Whether nothing shall move on the screen. */
  still = $derived(this.stored.motion === 'reduced' || this.#systemStill || this.stored.animation === 0);
  /** How much quicker than usual cars move; 0: no animation. */
  animation = $derived(this.still ? 0 : this.stored.animation);
  /** Milliseconds to rest on each move of a bot. */
  pace = $derived(this.stored.pace * 1000);

  load(): void {
    this.stored = readStored(localStorage.getItem(KEY), new URLSearchParams(location.search));
    const dark = media('(prefers-color-scheme: dark)');
    const still = media('(prefers-reduced-motion: reduce)');
    this.#systemDark = dark?.matches ?? false;
    this.#systemStill = still?.matches ?? false;
    dark?.addEventListener('change', (event) => (this.#systemDark = event.matches));
    still?.addEventListener('change', (event) => (this.#systemStill = event.matches));
  }

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.stored[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.stored));
  }
}

export const settings = new Settings();
