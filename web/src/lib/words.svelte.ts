/** Puts messages into words: one Fluent file per language, loaded on demand. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { backend } from './backend';
import { LANGUAGES, settings, type Language } from './settings.svelte';
import type { Argument, Message, Thing } from './types';

/** Texts loaded on demand: lessons, stories of finished races, reviews, the career, seasons, challenges and the studio. */
export type Part = 'coach' | 'story' | 'career' | 'review' | 'season' | 'challenge' | 'studio';

export type Args = Record<string, Argument>;

/** The names of cards and spaces in a race's sentences. */
export interface Naming {
  /** Whether everything has its exact name, without the page's own texts (attribute `page`). */
  exact: boolean;
  /** The words that replace an exact name. */
  word: (named: Thing) => string;
  /** Further variables of an argument: for `to`, `lane` is `$to-lane`. */
  more?: (named: Thing) => Record<string, string>;
  /** Whether it is drawn if there is room for a picture. */
  drawn?: (named: Thing) => boolean;
}

/** The only hard-coded sentences, for when no texts can be loaded. */
export const NO_TEXTS: Record<Language, string> = {
  en: 'The texts of this page could not be loaded.',
  es: 'No se han podido cargar los textos de esta página.',
  fr: 'Les textes de cette page n’ont pas pu être chargés.',
  pt: 'Não foi possível carregar os textos desta página.',
};

const PICTURE = '\uFFFC'; // placeholder for a drawing inside a sentence

/** Return the first wanted language that is available. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((known) => known === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

export function makeBundle(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  addTo(bundle, language, text);
  return bundle;
}

/** Add texts to a language. French has spaces before colons and similar signs, which must not break. */
function addTo(bundle: FluentBundle, language: string, text: string): void {
  const kept = language === 'fr' ? text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0') : text;
  bundle.addResource(new FluentResource(kept));
}

/** Isolate a name inside a sentence, so that a right-to-left one does not reorder the rest. */
export function isolated(name: string): string {
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(name)
    ? `\u2068${name}\u2069`
    : name.replaceAll(PICTURE, '');
}

async function textsOf(name: string): Promise<string> {
  const answer = await backend().fetch(`/locales/${name}.ftl`);
  if (!answer.ok) throw new Error(`no texts for ${name}`);
  return answer.text();
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #loaded = new Map<Language, FluentBundle>();
  #parts = new Set<Part>();
  #added = new Set<string>();

  ready = $derived(this.#bundle !== null);
  /** The requested language, if it could not be loaded. */
  missing = $state<Language | null>(null);

  /**
   * Load and use a language: the given one, else the setting, else the browser's. If loading fails, the page keeps
   * its language, or starts in any available one. Returns whether it was loaded.
   */
  async speak(language?: Language): Promise<boolean> {
    const wanted = language ?? settings.stored.language ?? choose(navigator.languages);
    this.missing = null;
    for (const each of [wanted, ...LANGUAGES.filter((other) => other !== wanted)]) {
      const came = await this.#speak(each).catch(() => false);
      if (came) return each === wanted;
      this.missing = wanted;
      if (this.ready) return false;
    }
    return false;
  }

  async #speak(wanted: Language): Promise<boolean> {
    let bundle = this.#loaded.get(wanted);
    if (!bundle) {
      bundle = makeBundle(wanted, await textsOf(wanted));
      this.#loaded.set(wanted, bundle);
    }
    for (const part of this.#parts) await this.#extend(part, wanted, bundle);
    this.use(wanted, bundle);
    return true;
  }

  /** Load more texts, in this language and in any chosen later. */
  async add(part: Part): Promise<void> {
    this.#parts.add(part);
    if (this.#bundle) await this.#extend(part, this.language, this.#bundle);
  }

  async #extend(part: Part, language: Language, bundle: FluentBundle): Promise<void> {
    const name = `${language}.${part}`;
    if (this.#added.has(name)) return;
    addTo(bundle, language, await textsOf(name));
    this.#added.add(name);
  }

  use(language: Language, bundle: FluentBundle): void {
    this.#bundle = bundle;
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  /** Put a message into words; `names` are the seats'. An unknown id is shown unchanged. */
  say(message: Message, names: readonly string[] = [], naming?: Naming): string {
    return this.#format(message, names, naming, null);
  }

  /** A message as text and the things drawn in between. */
  pieces(message: Message, names: readonly string[], naming: Naming): (string | Thing)[] {
    const drawn: Thing[] = [];
    const [first = '', ...rest] = this.#format(message, names, naming, drawn).split(PICTURE);
    return [
      first,
      ...rest.flatMap((text) => {
        const number = Number.parseInt(text, 10);
        return [drawn[number]!, text.slice(String(number).length + 1)];
      }),
    ].filter((piece) => piece !== '');
  }

  #format(message: Message, names: readonly string[], naming: Naming | undefined, drawn: Thing[] | null): string {
    const bundle = this.#bundle;
    const text = bundle?.getMessage(message.id);
    const pattern = (naming && !naming.exact && text?.attributes.page) || text?.value;
    if (!bundle || !pattern) return bundle ? message.id : '';
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args)) {
      args[key] = this.#argument(value, names, naming, drawn);
      if (naming?.more && typeof value === 'object' && 'kind' in value)
        for (const [word, more] of Object.entries(naming.more(value))) args[`${key}-${word}`] = more;
    }
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.warn(message.id, error.message);
    return said;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  #argument(value: Argument, names: readonly string[], naming: Naming | undefined, drawn: Thing[] | null): FluentVariable {
    if (typeof value !== 'object') return value;
    if ('id' in value) return this.#format(value, names, naming, drawn);
    if ('kind' in value) {
      if (drawn && naming?.drawn?.(value)) return `${PICTURE}${drawn.push(value) - 1};`;
      return naming?.word(value) ?? value.name;
    }
    const name = names[value.seat];
    return name === undefined ? this.say({ id: 'seat', args: { number: value.seat + 1 } }) : isolated(name);
  }
}

export const words = new Words();

/** Put a message into the page's language; `names` are the seats'. */
export function say(message: Message, names: readonly string[] = [], naming?: Naming): string {
  return words.say(message, names, naming);
}

/** A text of the page itself. */
export function t(id: string, args: Args = {}): string {
  return words.say({ id, args });
}

/** Join texts with the language's semicolon. */
export function row(texts: readonly string[]): string {
  return texts.length ? texts.reduce((before, item) => t('list-row', { before, item })) : '';
}
