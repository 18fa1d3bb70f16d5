/** Puts messages into words: one Fluent file per language, loaded when it is asked for. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { backend } from './backend';
import { LANGUAGES, settings, type Language } from './settings.svelte';
import type { Argument, Message, Thing } from './types';

/** Texts loaded on demand: lessons, stories of finished races, reviews, the career, seasons, challenges and the studio. */
export type Part = 'coach' | 'story' | 'career' | 'review' | 'season' | 'challenge' | 'studio';

export type Args = Record<string, Argument>;

/** How a race calls cards and spaces in sentences. */
export interface Naming {
  /** Whether everything is called by its exact name, and texts for the page (their attribute `page`) are left aside. */
  exact: boolean;
  /** What is said in place of an exact name. */
  word: (named: Thing) => string;
  /** What else a text can say of an argument: of `to`, `lane` is `$to-lane`. */
  more?: (named: Thing) => Record<string, string>;
  /** Whether it is drawn where there is room for a picture. */
  drawn?: (named: Thing) => boolean;
}

/** The only sentences that are written here: they are said where no texts could be loaded. */
export const NO_TEXTS: Record<Language, string> = {
  en: 'The texts of this page could not be loaded.',
  es: 'No se han podido cargar los textos de esta página.',
  fr: 'Les textes de cette page n’ont pas pu être chargés.',
  pt: 'Não foi possível carregar os textos desta página.',
};

const PICTURE = '\uFFFC'; // stands in a sentence for what is drawn there

/** The first of the wanted languages that we speak. */
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

/** Adds texts to those of a language. French has spaces before its colons and the like, at which no line may end. */
function addTo(bundle: FluentBundle, language: string, text: string): void {
  const kept = language === 'fr' ? text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0') : text;
  bundle.addResource(new FluentResource(kept));
}

/** A name as part of a sentence: one that runs from right to left must not turn what stands around it. */
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
  /** The language that was asked for, if it could not be loaded. */
  missing = $state<Language | null>(null);

  /**
   * Loads and speaks a language: the given one, else what the person set, else what the browser asks for. If it does not
   * come, the page goes on in the one that it speaks, or begins in any that comes. Whether it came.
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

  /** Loads more texts, in this language and in any that is spoken later. */
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

  /** A message in words; `names` are those of the seats. An unknown id is shown as it is. */
  say(message: Message, names: readonly string[] = [], naming?: Naming): string {
    return this.#format(message, names, naming, null);
  }

  /** A message as words and the things that are drawn between them. */
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

/** A message in the language of the page; `names` are those of the seats. */
export function say(message: Message, names: readonly string[] = [], naming?: Naming): string {
  return words.say(message, names, naming);
}

/** A text of the page itself. */
export function t(id: string, args: Args = {}): string {
  return words.say({ id, args });
}

/** Texts one after the other, with the language's semicolon between them. */
export function row(texts: readonly string[]): string {
  return texts.length ? texts.reduce((before, item) => t('list-row', { before, item })) : '';
}
