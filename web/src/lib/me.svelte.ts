/** Who sits at this browser: a display name, and the tables where they have a seat. */

import { api } from './api';
import { localTexts } from './kept';
import type { Me, MyTable } from './types';
import { t } from './words.svelte';

const KEY = 'paddock-name-given';

class Guest {
  name = $state('');
  /** What was typed where a name is asked for, until it is needed. */
  typed = $state('');
  /** Whether the name is one that the person gave, and nobody has to ask for it again. */
  named = $state(localTexts.getItem(KEY) === 'yes');
  tables = $state.raw<MyTable[]>([]);
  /** Whether the server was asked at least once. */
  known = $state(false);

  async load(): Promise<void> {
    this.#take(await api.me());
    this.known = true;
    if (this.name && localTexts.getItem(KEY) !== 'no') this.#remember(true);
  }

  /** Takes a race that is over off the list, or all of them. */
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

  /** Makes sure that the server knows a name: the typed one, else a friendly one, with another prompt later. */
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
