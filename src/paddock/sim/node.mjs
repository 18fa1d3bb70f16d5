// Runs a WebAssembly kernel: each line asks for a call, or for calls during some CPU seconds, and is answered by a line.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Machine } from './machine.mjs';

const machine = new Machine(readFileSync(process.argv[2]));
const clock = () => process.cpuUsage().user / 1e6;

for await (const line of createInterface({ input: process.stdin })) {
  const [name, values, seconds] = JSON.parse(line);
  const answer = seconds === null ? machine.call(name, values) : machine.time(name, values, seconds, clock);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
