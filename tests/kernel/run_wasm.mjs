// Runs entry points of a WebAssembly kernel: each line asks for one call, rows in base64, and is answered by a line.
// A row that is as the last call has left it, or that a call leaves as it was, is null: tables have many megabytes.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const PAGE = 65536;
const memory = new WebAssembly.Memory({ initial: 1024 });
const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, PAGE);
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, { env: { __linear_memory: memory, __stack_pointer: stack } });

const kept = [];

for await (const line of createInterface({ input: process.stdin })) {
  const [name, values] = JSON.parse(line);
  let next = PAGE + 16; // the result and the error lie before
  const rows = [];
  const given = values.map((value, place) => {
    if (typeof value === 'number') return BigInt(value);
    const bytes = value === null ? kept[place] : Buffer.from(value, 'base64');
    kept[place] = bytes;
    const at = next;
    next += (bytes.length + 15) & ~15;
    if (next > memory.buffer.byteLength) memory.grow(Math.ceil((next - memory.buffer.byteLength) / PAGE));
    new Uint8Array(memory.buffer).set(bytes, at);
    rows.push([at, bytes.length, place]);
    return at;
  });
  if (exports[name](PAGE, PAGE + 8, ...given)) throw new Error(`${name} failed`);
  const returned = new DataView(memory.buffer).getBigInt64(PAGE, true).toString();
  const filled = rows.map(([at, size, place]) => {
    const left = Buffer.from(memory.buffer, at, size);
    if (kept[place].equals(left)) return null;
    kept[place] = Buffer.from(left);
    return kept[place].toString('base64');
  });
  process.stdout.write(`${JSON.stringify([returned, filled])}\n`);
}
