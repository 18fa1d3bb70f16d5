// Calls entry points of a WebAssembly kernel, in Node and in browsers. Rows come and go as base64. A row that is as the
// last call has left it, or that a call leaves as it was, is null: tables have many megabytes.
const PAGE = 65536;
const FIRST = PAGE + 16; // the result and the error lie before
const PART = 32768;

function bytesOf(text) {
  if (globalThis.Buffer) return Buffer.from(text, 'base64');
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function textOf(bytes) {
  if (globalThis.Buffer) return Buffer.from(bytes).toString('base64');
  let letters = '';
  for (let at = 0; at < bytes.length; at += PART) letters += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(letters);
}

function areEqual(one, other) {
  if (globalThis.Buffer) return Buffer.compare(one, other) === 0;
  return one.every((byte, at) => byte === other[at]);
}

export class Machine {
  #memory = new WebAssembly.Memory({ initial: 1024 });
  #exports;
  #kept = [];

  constructor(code) {
    const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, PAGE);
    const env = { __linear_memory: this.#memory, __stack_pointer: stack };
    this.#exports = new WebAssembly.Instance(new WebAssembly.Module(code), { env }).exports;
  }

  /** Puts rows into memory; returns what an entry point takes, and where each row lies. */
  #place(values) {
    let next = FIRST;
    const rows = [];
    const given = values.map((value, place) => {
      if (typeof value === 'number') return BigInt(value);
      const bytes = value === null ? this.#kept[place] : bytesOf(value);
      this.#kept[place] = bytes;
      const at = next;
      next += (bytes.length + 15) & ~15;
      const missing = next - this.#memory.buffer.byteLength;
      if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
      new Uint8Array(this.#memory.buffer).set(bytes, at);
      rows.push([at, bytes.length, place]);
      return at;
    });
    return [given, rows];
  }

  #run(name, given) {
    if (this.#exports[name](PAGE, PAGE + 8, ...given)) throw new Error(`${name} failed`);
  }

  /** The answer of an entry point, and the rows that it has changed. */
  call(name, values) {
    const [given, rows] = this.#place(values);
    this.#run(name, given);
    const returned = new DataView(this.#memory.buffer).getBigInt64(PAGE, true).toString();
    const filled = rows.map(([at, size, place]) => {
      const left = new Uint8Array(this.#memory.buffer, at, size);
      if (areEqual(left, this.#kept[place])) return null;
      this.#kept[place] = left.slice();
      return textOf(left);
    });
    return [returned, filled];
  }

  /** Calls for this many seconds by a clock, after one that does not count: how many, and the seconds taken. */
  time(name, values, seconds, clock) {
    const [given] = this.#place(values);
    this.#run(name, given);
    const began = clock();
    let calls = 0;
    let taken = 0;
    for (; taken < seconds; calls += 1, taken = clock() - began) this.#run(name, given);
    return [calls, taken];
  }
}
