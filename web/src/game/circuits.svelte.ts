/** Custom circuits stored in this browser: the text of their track files, with their shapes. */

export interface OwnCircuit {
  name: string;
  title: string;
  game: string;
  text: string; // the track file
  shape: string; // its middle line, as the path of a picture
  doc: unknown; // the drawing, for the studio
}

const KEY = 'paddock-circuits';
const MOST = 40;

class Circuits {
  all = $state.raw<readonly OwnCircuit[]>([]);

  constructor() {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      this.all = Array.isArray(kept) ? kept.filter(isCircuit) : [];
    } catch {
      this.all = []; // no storage, or nothing of ours in it
    }
  }

  of(game: string): OwnCircuit[] {
    return this.all.filter((circuit) => circuit.game === game);
  }

  find(game: string, name: string): OwnCircuit | undefined {
    return this.all.find((circuit) => circuit.game === game && circuit.name === name);
  }

  /** Store a circuit, replacing one with its name; return whether the browser has room for it. */
  keep(circuit: OwnCircuit): boolean {
    return this.#store([circuit, ...this.all.filter((each) => each.game !== circuit.game || each.name !== circuit.name)].slice(0, MOST));
  }

  remove(circuit: OwnCircuit): void {
    this.#store(this.all.filter((each) => each !== circuit));
  }

  #store(all: readonly OwnCircuit[]): boolean {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
      return true;
    } catch {
      return false; // it lasts until the page is closed
    }
  }
}

function isCircuit(value: unknown): value is OwnCircuit {
  const given = value as Partial<OwnCircuit> | null;
  return !!given && [given.name, given.title, given.game, given.text, given.shape].every((part) => typeof part === 'string');
}

/** Return the title in a track file's text; null for a name. */
export function titleIn(track: string): string | null {
  const found = track.includes('\n') ? /^title = (".*")$/m.exec(track)?.[1] : undefined;
  try {
    return found === undefined ? null : String(JSON.parse(found));
  } catch {
    return null;
  }
}

export const circuits = new Circuits();
