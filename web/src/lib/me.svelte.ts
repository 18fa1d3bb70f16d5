/** Who sits at this browser: a display name, and the tables where they have a seat. */

import { api } from './api';
import type { TableInfo } from './types';
import { t } from './words.svelte';

class Guest {
  name = $state('');
  tables = $state.raw<TableInfo[]>([]);
  /** Whether the server was asked at least once. */
  known = $state(false);

  async load(): Promise<void> {
    const me = await api.me();
    this.name = me.name;
    this.tables = me.tables;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.name(name.trim())).name;
  }

  /** Sees to it that the server knows a name: nobody has to type one before the first race. */
  async ensure(): Promise<void> {
    if (!this.known) await this.load();
    if (!this.name) await this.rename(t('web-guest', { number: 10 + Math.floor(Math.random() * 90) }));
  }
}

export const me = new Guest();
