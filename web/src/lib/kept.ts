/** Short texts stored in the browser; without space or permission, they last as long as the page. */

class Kept {
  /** Texts that could not be stored. */
  readonly #memory = new Map<string, string>();

  constructor(readonly storage: () => Storage | undefined) {}

  #real(): Storage | undefined {
    try {
      return this.storage();
    } catch {
      return undefined; // forbidden: even access fails
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
/** Texts that last as long as the tab. */
export const tabTexts = new Kept(() => globalThis.sessionStorage);
