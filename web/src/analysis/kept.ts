/** A cache of prepared tables in the browser. Without a database they are rebuilt. */

import type { Tables } from '../lib/types';
import { prepare, unpacked, type Prepared } from './kernel';

const [DATABASE, STORE] = ['paddock-analysis', 'tables'];
/** Most cached set-ups, some ten megabytes each. */
const MOST = 4;

interface Entry extends Prepared {
  key: string;
  used: number;
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
  return asked(request);
}

async function find(key: string): Promise<Prepared | null> {
  try {
    const database = await open();
    const found = await asked<Entry | undefined>(database.transaction(STORE).objectStore(STORE).get(key));
    database.close();
    return found ?? null;
  } catch {
    return null; // a private window may have none
  }
}

async function keep(key: string, tables: Prepared): Promise<void> {
  try {
    const database = await open();
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const entries = await asked<Entry[]>(store.getAll());
    const oldest = entries.filter((each) => each.key !== key).sort((a, b) => b.used - a.used).slice(MOST - 1);
    for (const each of oldest) store.delete(each.key);
    await asked(store.put({ ...tables, key, used: Date.now() } satisfies Entry));
    database.close();
  } catch {
    // the disk is full, so the tables are rebuilt the next time
  }
}

/** Return the tables of a set-up, cached or made from a server's data; null if there is neither. */
export async function prepared(module: WebAssembly.Module, key: string, tables: Tables | null): Promise<Prepared | null> {
  const found = await find(key);
  if (found || !tables) return found;
  const { race, work, seats, room, further, budget } = tables;
  const t = new BigInt64Array(tables.size);
  t.set(await unpacked(tables.t));
  const made = { ...prepare(module, { t, order: await unpacked(tables.order), race, work, seats, room, further }), race, work, seats, budget };
  await keep(key, made);
  return made;
}
