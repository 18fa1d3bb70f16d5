/** A kernel for Python: rows are Python arrays; the tables of a set-up stay in the kernel's memory. */

import { Machine, type Prepared } from '../analysis/kernel';

/** An array of Python, or a number. */
type Given = { getBuffer(type: 'u8'): View } | number | bigint | null | undefined;
interface View {
  data: Uint8Array;
  release(): void;
}

const bytesOf = (row: BigInt64Array | Int32Array): Uint8Array => new Uint8Array(row.buffer, row.byteOffset, row.byteLength);

export class PythonKernel {
  readonly t: Uint8Array;
  readonly v: Uint8Array;
  #machine: Machine;
  #tables: readonly number[];

  constructor(module: WebAssembly.Module, { t, v }: Prepared) {
    this.#machine = new Machine(module);
    [this.t, this.v] = [bytesOf(t), bytesOf(v)];
    this.#tables = [this.#machine.put(t), this.#machine.put(v)];
  }

  /** Call an entry point, copying changes in rows back to Python. None stands for a table. */
  call(name: string, ...given: Given[]): number {
    const machine = this.#machine;
    const free = machine.mark();
    const rows: { view: View; at: number }[] = [];
    try {
      const values = given.map((each, place) => {
        if (each === null || each === undefined) return this.#tables[place]!;
        if (typeof each !== 'object') return BigInt(each);
        const view = each.getBuffer('u8');
        rows.push({ view, at: machine.put(view.data) });
        return rows.at(-1)!.at;
      });
      const returned = machine.call(name, ...values);
      for (const { view, at } of rows) view.data.set(machine.bytes(at, view.data.length));
      return returned;
    } finally {
      for (const { view } of rows) view.release();
      free();
    }
  }
}
