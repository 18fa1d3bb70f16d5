/** Whether there is anybody at a table to talk to. */

import type { TableInfo } from '../lib/types';

export function hasCompany(table: TableInfo): boolean {
  if (table.talk === 'off' && !table.host) return false;
  return table.watchers > 0 || table.seats.some((seat) => seat.kind === 'person' && !seat.mine);
}
