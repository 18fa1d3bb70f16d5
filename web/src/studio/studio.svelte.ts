/** The drawing, its board, and undo: every change is a new document, whose board is built a moment later. */

import { api, reasonOf } from '../lib/api';
import type { Drafted, DieRoll, StudioBoard } from '../lib/types';
import type { Point } from '../game/geometry';
import { drawingOf, emptyDoc, type Doc } from './doc';
import type { Fault } from './faults';
import { handlesOf } from './line';

/** Milliseconds without changes before a board is built. */
const PAUSE = 250;
/** Most boards in the making, as a server refuses a fourth from one address. */
const MOST_AT_ONCE = 2;
const MOST_STEPS = 200;
const MOST_KEPT = 24;

export class Studio {
  doc = $state.raw<Doc>(emptyDoc(''));
  board = $state.raw<StudioBoard | null>(null);
  faults = $state.raw<readonly Fault[]>([]);
  busy = $state(false);
  /** Whether the board matches the document. */
  fresh = $state(false);
  #past = $state.raw<readonly Doc[]>([]);
  #future = $state.raw<readonly Doc[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #built = new Map<string, Drafted>();
  #running = new Set<Promise<Drafted>>();

  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  constructor(doc: Doc) {
    this.doc = doc;
    if (doc.handles.length) this.#build(0);
  }

  /** Change the drawing, with undo. */
  change(change: Partial<Doc>, pause = PAUSE): void {
    this.#past = [...this.#past, this.doc].slice(-MOST_STEPS);
    this.#future = [];
    this.doc = { ...this.doc, file: null, ...change };
    this.#build(pause);
  }

  /** Show a change in progress, such as a dragged point, without building or undo. */
  preview(handles: readonly Point[]): void {
    this.doc = { ...this.doc, handles };
    this.fresh = false;
  }

  undo = (): void => {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.doc, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.doc = before;
    this.#build(0);
  };

  redo = (): void => {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.doc];
    this.#future = rest;
    this.doc = next;
    this.#build(0);
  };

  open(file: File): Promise<void> {
    return this.#from(async () => api.studioOpen({ game: this.doc.game, name: file.name, text: await file.text() }));
  }

  roll(style: DieRoll['style']): Promise<void> {
    const seed = Math.floor(Math.random() * 1e9);
    return this.#from(() => api.studioRoll({ game: this.doc.game, style, seed }));
  }

  /** Switch the game, keeping the line. */
  play(game: string): void {
    this.change({ game, rows: null, pit: 'any', marks: this.doc.marks.map((mark) => ({ ...mark, stops: null })), widths: [] }, 0);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  /** Start again with the result of a call. */
  async #from(call: () => Promise<Drafted>): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.busy = true;
    const made = await answered(call);
    if (asked !== this.#asked) return;
    this.busy = false;
    const { points = [], board = null } = made;
    if (!points.length) {
      this.faults = made.faults as readonly Fault[];
      return;
    }
    const handles = handlesOf(points as Point[]);
    const fromFile = board !== null && board.fit[0] === 1 && board.fit[1] === 0;
    const marks = fromFile ? board.corners.map(({ at, name, stops }) => ({ at: at as Point, name, stops })) : [];
    this.#past = [...this.#past, this.doc].slice(-MOST_STEPS);
    this.#future = [];
    this.doc = { ...emptyDoc(this.doc.game), title: made.title ?? '', handles, marks, land: this.doc.land, file: fromFile ? board.text : null };
    if (fromFile) this.#show(made);
    else this.#build(0);
  }

  #build(pause: number): void {
    clearTimeout(this.#timer);
    this.fresh = false;
    const asked = ++this.#asked;
    if (!this.doc.handles.length) {
      [this.board, this.faults, this.busy] = [null, [], false];
      return;
    }
    this.#timer = setTimeout(() => void this.#ask(asked), pause);
  }

  async #ask(asked: number): Promise<void> {
    const { doc } = this;
    const key = JSON.stringify(doc);
    let made = this.#built.get(key);
    if (!made) {
      this.busy = true;
      while (this.#running.size >= MOST_AT_ONCE) await Promise.race(this.#running);
      if (asked !== this.#asked) return;
      const call = answered(() => (doc.file ? api.studioOpen({ game: doc.game, name: 'circuit.toml', text: doc.file }) : api.studioDraft(drawingOf(doc))));
      this.#running.add(call);
      made = await call;
      this.#running.delete(call);
      if (asked !== this.#asked) return;
      if (made.board) this.#built.set(key, made);
      if (this.#built.size > MOST_KEPT) this.#built.delete(this.#built.keys().next().value!);
    }
    this.busy = false;
    this.#show(made);
  }

  #show(made: Drafted): void {
    this.faults = (made.faults ?? []) as readonly Fault[];
    this.fresh = !!made.board;
    if (made.board) this.board = made.board;
  }
}

/** Return the result of a call, turning errors into faults. */
async function answered(call: () => Promise<Drafted>): Promise<Drafted> {
  try {
    return await call();
  } catch (error) {
    return { board: null, faults: [{ reason: reasonOf(error), at: null }], points: [], title: '' };
  }
}
