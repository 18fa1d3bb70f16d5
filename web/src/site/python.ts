/** Python with the package, in the worker that calls this. */

export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void };
  runPython(code: string): unknown;
}

/** A site's folders of Python, our files, and the kernels. */
export interface Folders {
  python: string;
  files: string;
  kernels: string;
}

const PACKAGES = '/lib/python3.14/site-packages';

export async function startPython({ python: folder, files }: Folders): Promise<Python> {
  const packages = load(`${files}packages.bin`);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> };
  const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}library.zip`, args: ['-OO'], env: { PYTHONDONTWRITEBYTECODE: '1' } });
  unpack(python, await packages);
  return python;
}

async function load(address: string): Promise<Uint8Array> {
  const { body } = await fetch(address);
  return new Uint8Array(await new Response(body!.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

/** Puts files where Python finds them: a line of their names and sizes, then all of them; see site/python.py. */
function unpack({ FS }: Python, data: Uint8Array): void {
  let at = data.indexOf('\n'.charCodeAt(0));
  const files = JSON.parse(new TextDecoder().decode(data.subarray(0, at++))) as [string, number][];
  for (const folder of new Set(files.map(([name]) => name.replace(/[^/]*$/, '')))) FS.mkdirTree(`${PACKAGES}/${folder}`);
  for (const [name, size] of files) FS.writeFile(`${PACKAGES}/${name}`, data.subarray(at, (at += size)), { canOwn: true });
}
