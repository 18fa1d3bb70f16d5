/** Short texts that the browser keeps; where it has no room for them or forbids it, they live as long as the page. */

class Kept {
  /** What could not be stored. */
  readonly #memory = new Map<string, string>();

  constructor(readonly storage: () => Storage | undefined) {}

  #real(): Storage | undefined {
    try {
      return this.storage();
    } catch {
      return undefined; // forbidden: even a look at it fails
    }
  }

  getItem(key: string): string | null {
    return this.#memory.get(key) ?? this.#real()?.getItem(key) ?? null;
  }

  setItem(key: string, value: string): void {
    try {
      const real = this.#real();
      if (!real) throw new Error('no storage');
      real.setItem(key, value);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, value);
    }
  }

  removeItem(key: string): void {
    this.#memory.delete(key);
    this.#real()?.removeItem(key);
  }

  entries(): [string, string][] {
    return Object.entries({ ...this.#real(), ...Object.fromEntries(this.#memory) });
  }
}

export const localTexts = new Kept(() => globalThis.localStorage);
/** As long as the tab is open. */
export const tabTexts = new Kept(() => globalThis.sessionStorage);
