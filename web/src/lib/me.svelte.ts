/** The guest at this browser: a display name, and the tables where they have a seat. */

import { api } from './api';
import { localTexts } from './kept';
import type { Me, MyTable } from './types';
import { t } from './words.svelte';

const KEY = 'paddock-name-given';

class Guest {
  name = $state('');
  /** The typed name, until it is needed. */
  typed = $state('');
  /** Whether the person has chosen the name, so that it need not be asked for again. */
  named = $state(localTexts.getItem(KEY) === 'yes');
  tables = $state.raw<MyTable[]>([]);
  /** Whether the server has been asked. */
  known = $state(false);

  async load(): Promise<void> {
    this.#take(await api.me());
    this.known = true;
    if (this.name && localTexts.getItem(KEY) !== 'no') this.#remember(true);
  }

  /** Remove a finished race from the list, or all of them. */
  async forget(table: string | null): Promise<void> {
    this.#take(await api.forget(table));
  }

  #take(me: Me): void {
    this.name = me.name;
    this.tables = me.tables;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.name(name.trim())).name;
    this.typed = '';
    this.#remember(true);
  }

  /** Ensure that the server knows a name: the typed one, or else a generated one to be replaced later. */
  async ensure(): Promise<void> {
    if (!this.known) await this.load();
    if (this.typed.trim()) await this.rename(this.typed);
    if (this.name) return;
    const names = t('web-guest-names').split(', ');
    await this.rename(names[Math.floor(Math.random() * names.length)]!);
    this.#remember(false);
  }

  #remember(named: boolean): void {
    this.named = named;
    localTexts.setItem(KEY, named ? 'yes' : 'no');
  }
}

export const me = new Guest();
