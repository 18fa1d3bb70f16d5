/** The bots' worker: its own Python, and the kernels it calls. */

import { prepared } from '../analysis/kept';
import type { Tables } from '../lib/types';
import { startPython, type Folders } from '../site/python';
import type { FromBots, ToBots } from '../site/thinking';
import { PythonKernel } from './kernel';

/** The interface from Python; see browser/searching.py. */
interface Searching {
  answer(text: string): Promise<string>;
}

const tell = (message: FromBots): void => postMessage(message);
const modules = new Map<string, Promise<WebAssembly.Module>>();
let searching: Promise<Searching>;

async function start(folders: Folders): Promise<Searching> {
  const python = await startPython(folders);
  const begin = python.runPython('from paddock.browser.searching import start; start') as (open: typeof openKernel) => Searching;
  const openKernel = async (file: string, key: string, made: string): Promise<PythonKernel> => {
    const module = await loaded(folders.kernels + file);
    return new PythonKernel(module, (await prepared(module, key, JSON.parse(made) as Tables))!);
  };
  return begin(openKernel);
}

async function loaded(address: string): Promise<WebAssembly.Module> {
  const found = modules.get(address) ?? fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return WebAssembly.compile(await answer.arrayBuffer());
  });
  modules.set(address, found);
  found.catch(() => modules.delete(address)); // the next request tries again
  return found;
}

addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  if (data.type === 'start') {
    searching = start(data.folders);
    searching.catch((error: unknown) => tell({ type: 'ended', reason: String(error) }));
    return;
  }
  const { id, text } = data;
  searching
    .then((bots) => bots.answer(text))
    .then(
      (answer) => tell({ type: 'answer', id, text: answer }),
      (error: unknown) => tell({ type: 'failed', id, reason: String(error) }),
    );
});
