/** The worker that runs Python with this browser's tables, which one tab at a time has. */

import type { FromWorker, ToWorker } from './messages';
import { startPython } from './python';
import { Moved, Storage } from './storage';
import { Thinking } from './thinking';

/** The interface from Python; see browser/page.py. */
interface Tables {
  call(method: string, path: string, body: string): Promise<string>;
  open(line: number, table: string, said: (text: string) => void, closed: (code: number) => void): void;
  receive(line: number, text: string): void;
  hang_up(line: number): void;
  bring(text: string): Promise<boolean>;
}

/** Estimated bytes to load, depending on the server's compression. */
const EXPECTED = 13_500_000;

/** Milliseconds before reporting that another tab has the tables. */
const PATIENCE = 1500;

const tell = (message: FromWorker): void => postMessage(message);
let storage: Storage;
let tables: Tables | null = null;

addEventListener('message', (event: MessageEvent<ToWorker>) => void receive(event.data));

async function receive(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'start':
      return start(message).catch((error: unknown) => tell({ type: 'failed', reason: String(error) }));
    case 'call': {
      const answer = JSON.parse(await tables!.call(message.method, message.path, message.body)) as { status: number; media: string; body: string };
      return tell({ type: 'answer', id: message.id, ...answer });
    }
    case 'open':
      return tables!.open(
        message.line,
        message.table,
        (text) => tell({ type: 'said', line: message.line, text }),
        (code) => tell({ type: 'closed', line: message.line, code }),
      );
    case 'say':
      return tables!.receive(message.line, message.text);
    case 'hang-up':
      return tables!.hang_up(message.line);
    case 'export': {
      const body = JSON.stringify({ paddock: 1, kept: Object.fromEntries(await storage.entries('')) });
      return tell({ type: 'answer', id: message.id, status: 200, media: 'application/json', body });
    }
    case 'import':
      return tell({ type: 'answer', id: message.id, status: (await tables!.bring(message.text)) ? 200 : 400, media: 'application/json', body: '{}' });
  }
}

async function start(wanted: Extract<ToWorker, { type: 'start' }>): Promise<void> {
  if (!(await holdLock(wanted.name, wanted.take))) return tell({ type: 'elsewhere' });
  storage = new Storage(wanted.name, (reason) => tell({ type: 'unkept', reason }));
  const opened = storage.open().then(() => keptAtStart());
  if (wanted.count) count();
  const [python, kept] = await Promise.all([startPython(wanted.folders), opened]);
  const begin = python.runPython('from paddock.browser.page import start; start') as (box: object, kept: string, ask: Thinking['ask']) => Tables;
  tables = begin({ commit, texts }, kept, new Thinking(wanted.folders).ask);
  tell({ type: 'ready' });
}

/**
 * Acquire the tables for this tab, until it is closed or another tab takes them. A reloaded page may have to wait for
 * its predecessor to end.
 */
function holdLock(name: string, take: boolean): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true); // without https, only the storage refuses a second tab
  return new Promise((resolve) => {
    let holds = false;
    const held = (): Promise<void> => {
      resolve((holds = true));
      return new Promise(() => undefined);
    };
    const lost = (error: unknown): void => {
      if (holds) moved();
      else resolve(!(error instanceof DOMException && error.name === 'TimeoutError')); // otherwise locks are forbidden
    };
    navigator.locks.request(name, take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }, held).catch(lost);
  });
}

function moved(): void {
  tell({ type: 'moved' });
  close();
}

/** Return all stored data except rows and chat, which are read with their table. */
async function keptAtStart(): Promise<string> {
  const parts = await Promise.all(['table/', 'result/', 'career/', 'forgotten/', 'guest'].map((prefix) => storage.entries(prefix)));
  return JSON.stringify(Object.fromEntries(parts.flat()));
}

async function commit(changes: string): Promise<void> {
  try {
    await storage.commit(new Map(Object.entries(JSON.parse(changes) as Record<string, string | null>)));
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    moved();
    await new Promise(() => undefined); // results no longer matter
  }
}

const texts = async (prefix: string): Promise<string> => JSON.stringify((await storage.entries(prefix)).map(([, text]) => text));

/** Count bytes loaded from now on. */
function count(): void {
  const plain = fetch;
  let loaded = 0;
  globalThis.fetch = async (...given) => {
    const answer = await plain(...given);
    if (!answer.body) return answer;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, next) {
        loaded += part.length;
        tell({ type: 'progress', part: Math.min(1, loaded / EXPECTED) });
        next.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counting), { status: answer.status, headers: answer.headers });
  };
}
