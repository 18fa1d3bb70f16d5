/** The browser's storage: texts by key in IndexedDB, or in memory if that is full or forbidden. */

const STORE = 'kept';
const EPOCH = 'epoch'; // the tab that may write, which is the last one that opened it

/** Another tab has taken over, so nothing more may be written. */
export class Moved extends Error {}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });

export class Storage {
  /** Changes that could not be stored, which last until the page is closed; null: a deleted text. */
  #memory = new Map<string, string | null>();
  #db: IDBDatabase | null = null;
  #epoch = crypto.getRandomValues(new Uint32Array(4)).join('-'); // no randomUUID without https

  constructor(
    readonly name: string,
    readonly failed: (reason: string) => void,
  ) {}

  async open(): Promise<void> {
    try {
      const request = indexedDB.open(this.name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      this.#db = await done(request);
      await this.#write(new Map([[EPOCH, this.#epoch]]), false);
    } catch (error) {
      this.#lose(error);
    }
  }

  /** Store texts, and delete those that are null, atomically; returns once they are on disk. */
  async commit(changes: Map<string, string | null>): Promise<void> {
    if (this.#db && !this.#memory.size) {
      try {
        return await this.#write(changes, true);
      } catch (error) {
        if (error instanceof Moved) throw error;
        this.#lose(error);
      }
    }
    for (const [key, text] of changes) this.#memory.set(key, text);
  }

  #lose(error: unknown): void {
    this.#memory.set(EPOCH, this.#epoch);
    this.failed(error instanceof Error ? error.name : String(error));
  }

  #write(changes: Map<string, string | null>, mine: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.#db!.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore(STORE);
      let moved = false;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(moved ? new Moved('moved') : (transaction.error ?? new Error('aborted')));
      const write = (): void => {
        for (const [key, text] of changes) {
          if (text === null) store.delete(key);
          else store.put(text, key);
        }
      };
      if (!mine) return write();
      const asked = store.get(EPOCH);
      asked.onsuccess = () => {
        moved = asked.result !== this.#epoch;
        if (moved) transaction.abort();
        else write();
      };
    });
  }

  /** Return all texts whose keys have this prefix, sorted by key. */
  async entries(prefix: string): Promise<[string, string][]> {
    const found = new Map<string, string>();
    if (this.#db) {
      const store = this.#db.transaction(STORE).objectStore(STORE);
      const range = prefix ? IDBKeyRange.bound(prefix, `${prefix}\uffff`) : null;
      const [keys, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range) as IDBRequest<string[]>)]);
      keys.forEach((key, at) => found.set(String(key), texts[at]!));
    }
    for (const [key, text] of this.#memory) {
      if (key.startsWith(prefix)) found.delete(key);
      if (key.startsWith(prefix) && text !== null) found.set(key, text);
    }
    return [...found].filter(([key]) => key !== EPOCH).sort(([a], [b]) => (a < b ? -1 : 1));
  }
}
