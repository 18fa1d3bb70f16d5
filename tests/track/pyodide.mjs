// Runs Python in WebAssembly: the folder of Pyodide, archives to unpack with their kinds, then a program as arguments.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, wheel, ours, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/`, stdout: (line) => process.stdout.write(`${line}\n`) });
const extractDir = python.runPython('import site; site.getsitepackages()[0]');
for (const [path, kind] of [[wheel, 'wheel'], [ours, 'zip']]) {
  const data = readFileSync(path);
  python.unpackArchive(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength), kind, { extractDir });
}
python.runPython(readFileSync(program, 'utf8'));
