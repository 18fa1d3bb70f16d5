/** Python with the package, in the worker that calls this. */

export interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
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
  const load = async (file: string): Promise<ArrayBuffer> => (await fetch(file)).arrayBuffer();
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> };
  const [python, wheel, ours] = await Promise.all([loadPyodide({ indexURL: folder, args: ['-O'] }), load(`${folder}msgspec.whl`), load(`${files}paddock.zip`)]);
  python.unpackArchive(wheel, 'wheel', { extractDir: PACKAGES });
  python.unpackArchive(ours, 'zip', { extractDir: PACKAGES });
  return python;
}
