/** A kernel in WebAssembly: rows of numbers in its memory, and calls of its entry points. */

/** The first page of memory holds constants and the stack; then come results and rows. */
const PAGE = 65536;
const FIRST = PAGE + 16;
/** The kind of luck that spreads each turn's first roll evenly over many races; see src/paddock/kernel/luck.py. */
const SPREAD = 2;
const LUCK = 2;
/** How many of eight answers come from drivers; see src/paddock/kernel/entry_points.py. */
const ALL_DRIVEN = 8n;
/** Figures of a seat: win, score, lead, place. */
export const FIGURES = 4;
export const SLOTS = 40;

export interface Sizes {
  race: number;
  work: number;
  seats: number;
}

/** Tables that are ready to race with. */
export interface Prepared extends Sizes {
  t: BigInt64Array;
  v: Int32Array;
  budget: number;
}

/** The source of tables; see Tables on the server. */
export interface Unprepared extends Sizes {
  t: BigInt64Array;
  order: BigInt64Array;
  room: number;
  further: number;
}

export interface Start {
  row: BigInt64Array;
  hidden: BigInt64Array | null;
  changes: readonly (readonly [number, number])[];
}

/** Races from a start: their numbers, and the answers to try. */
export interface Batch {
  seed: number;
  first: number;
  count: number;
  slots: number;
  answers: readonly number[];
}

type Call = (...given: (number | bigint)[]) => number;

/** The memory that an instance of a kernel works in, and its calls. */
export class Machine {
  readonly memory = new WebAssembly.Memory({ initial: 2 });
  #exports: Record<string, Call>;
  #next = FIRST;

  constructor(module: WebAssembly.Module) {
    const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, PAGE);
    const env = { __linear_memory: this.memory, __stack_pointer: stack };
    this.#exports = new WebAssembly.Instance(module, { env }).exports as Record<string, Call>;
  }

  /** Allocate this many zeroed bytes; return the address. */
  take(bytes: number): number {
    const at = this.#next;
    this.#next += (bytes + 15) & ~15;
    const missing = this.#next - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(this.memory.buffer, at, bytes).fill(0);
    return at;
  }

  put(row: ArrayBufferView, bytes = row.byteLength): number {
    const at = this.take(bytes);
    new Uint8Array(this.memory.buffer).set(new Uint8Array(row.buffer, row.byteOffset, row.byteLength), at);
    return at;
  }

  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, count);
  }

  longs(at: number, count: number): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, at, count);
  }

  /** Return a function that frees everything allocated since. */
  mark(): () => void {
    const at = this.#next;
    return () => (this.#next = at);
  }

  call(name: string, ...given: (number | bigint)[]): number {
    if (this.#exports[name]!(PAGE, PAGE + 8, ...given)) throw new Error(`${name} failed`);
    return Number(this.longs(PAGE, 1)[0]);
  }
}

/** Fill the tables of a set-up, which takes a second or two if a game's drivers look far ahead. */
export function prepare(module: WebAssembly.Module, given: Unprepared): { t: BigInt64Array; v: Int32Array } {
  if (!given.order.length) return { t: given.t, v: new Int32Array(1) };
  for (let room = given.room; ; ) {
    const machine = new Machine(module);
    const [t, v] = [machine.put(given.t), machine.take(4 * room)];
    const [race, work, further] = [given.race, given.work, given.further].map((size) => machine.take(8 * size)) as [number, number, number];
    const order = machine.put(given.order);
    const needed = machine.call('prepare', t, v, race, work, further, order, BigInt(given.order.length), BigInt(room));
    if (needed <= room) return { t: machine.longs(t, given.t.length).slice(), v: new Int32Array(machine.memory.buffer, v, needed).slice() };
    room = needed;
  }
}

/** Races with one set-up. */
export class Kernel {
  #machine: Machine;
  #t: number;
  #v: number;

  constructor(
    module: WebAssembly.Module,
    readonly tables: Prepared,
  ) {
    this.#machine = new Machine(module);
    this.#t = this.#machine.put(tables.t);
    this.#v = this.#machine.put(tables.v);
  }

  /** Drive a race from start to end; `over` gets the row after every answer, and returns whether the race is over. */
  follow(seed: number, number: number, entry: number, over: (row: BigInt64Array) => boolean): void {
    const machine = this.#machine;
    const { race, work } = this.tables;
    const free = machine.mark();
    const [s, r, w, log] = [race, LUCK, work, 2 * entry].map((size) => machine.take(8 * size)) as [number, number, number, number];
    machine.call('start', this.#t, s, r, w, BigInt(seed), BigInt(number));
    // With room for only one question, the log ends the trace after its answer.
    while (!over(machine.longs(s, race))) machine.call('trace', this.#t, this.#v, s, r, w, ALL_DRIVEN, log, BigInt(entry + 1));
    free();
  }

  /** Figures added up by slot, answer, seat and figure. */
  play({ row, hidden, changes }: Start, { seed, first, count, slots, answers }: Batch): Float64Array {
    const machine = this.#machine;
    const { race, work, seats } = this.tables;
    const free = machine.mark();
    const size = slots * answers.length * seats * FIGURES;
    const [s, r, w, f, start, sums, squares] = [race, LUCK, work, seats * FIGURES, race, size, size].map((each) => machine.take(8 * each)) as [number, number, number, number, number, number, number];
    const rows = machine.put(row, 8 * race);
    const h = hidden ? machine.put(hidden) : machine.take(8);
    const chosen = machine.put(BigInt64Array.from(answers, BigInt));
    const t = machine.longs(this.#t, this.tables.t.length);
    const before = changes.map(([at, value]) => {
      const old = t[at]!;
      t[at] = BigInt(value);
      return old;
    });
    const numbers = [seed, first, count, slots, SPREAD].map(BigInt);
    machine.call('playouts', this.#t, this.#v, s, r, w, h, f, rows, 1n, hidden ? 1n : 0n, start, ...numbers, chosen, BigInt(answers.length), sums, squares);
    const tables = machine.longs(this.#t, this.tables.t.length); // memory may have grown, which moves it
    changes.forEach(([at], number) => (tables[at] = before[number]!));
    const found = Float64Array.from(machine.longs(sums, size), Number);
    free();
    return found;
  }
}

/** Decode a row: base64 of zlib. */
export async function unpacked(text: string): Promise<BigInt64Array> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new BigInt64Array(await new Response(stream).arrayBuffer());
}
