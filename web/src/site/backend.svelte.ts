/** The tables of this browser: the page's side of their worker. */

import type { Backend } from '../lib/backend';
import { localTexts, tabTexts } from '../lib/kept';
import type { FromWorker, ToWorker } from './messages';

/** The data of a built site, in its page. */
export interface Built {
  python: string; // folder of Python
  files: string; // folder of our files
  server: string; // the server for racing with friends, '/' for this host; empty: none
}

export type State = 'loading' | 'ready' | 'elsewhere' | 'moved' | 'failed';

type Answer = Extract<FromWorker, { type: 'answer' }>;

/** Paths that are files in the folder, available before Python is loaded. */
const FILED = /^\/(api\/games($|\/)|api\/circuits$|api\/tracks\/[^-]+$|locales\/|kernels\/)/; // boards with a hyphen belong to custom tracks
const BESIDE = /^\/kernels\//; // the page itself, as on a server
const TAKE = 'paddock-take';
/** Settings, in localStorage. */
const OURS = /^paddock-/;

/** A line to a table, with the interface of a WebSocket. */
class PageLine {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly site: Site,
    readonly number: number,
  ) {}

  send(text: string): void {
    this.site.tell({ type: 'say', line: this.number, text });
  }

  close(): void {
    this.site.tell({ type: 'hang-up', line: this.number });
    this.ended(1000);
  }

  ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.site.lines.delete(this.number);
    this.onclose?.({ code });
  }
}

export class Site implements Backend {
  readonly here = true;
  readonly server: string;
  state = $state<State>('loading');
  /** The loaded share, from 0 to 1; null: not counted, as the browser has the files. */
  progress = $state<number | null>(null);
  /** Why nothing is stored, if so. */
  unkept = $state('');
  /** Whether the browser has promised persistent storage. */
  persisted = $state(false);
  /** A new version ready to take over. */
  offered = $state.raw<ServiceWorker | null>(null);
  readonly lines = new Map<number, PageLine>();
  #worker!: Worker;
  #base = new URL('.', location.href.split('#')[0]!).href;
  #counter = 0;
  #drawn = new Map<string, Promise<string>>(); // pictures of custom tracks
  #waiting = new Map<number, (answer: Answer) => void>();
  #begun: () => void = () => undefined;
  readonly ready = new Promise<void>((resolve) => (this.#begun = resolve));

  constructor(readonly built: Built) {
    this.server = built.server && new URL(built.server, location.href).href.replace(/\/$/, '');
    this.#start(tabTexts.getItem(TAKE) === 'yes');
    tabTexts.removeItem(TAKE);
  }

  /** Start Python; `take`: even if another tab has the tables. */
  #start(take: boolean): void {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = (event: MessageEvent<FromWorker>) => this.#receive(event.data);
    this.#worker.onerror = () => (this.state = 'failed');
    const name = `paddock ${new URL(this.#base).pathname}`;
    const folders = { python: this.#base + this.built.python, files: this.#base + this.built.files, kernels: `${this.#base}kernels/` };
    const count = !navigator.serviceWorker?.controller; // a counted answer is not kept as machine code
    if (count) this.progress = 0;
    this.tell({ type: 'start', folders, name, take, count });
  }

  /** Take over the tables from another tab, and reload the page. */
  take(): void {
    tabTexts.setItem(TAKE, 'yes');
    location.reload();
  }

  offer(version: ServiceWorker): void {
    this.offered = version;
  }

  /** Let the new version take over, and reopen the same screen. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.offered?.postMessage('take over');
  }

  tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  async fetch(path: string, init?: RequestInit): Promise<Response> {
    const method = init?.method ?? 'GET';
    if (method === 'GET' && FILED.test(path)) return fetch(this.address(path));
    await this.ready;
    const answer = await this.#ask({ type: 'call', id: ++this.#counter, method, path, body: typeof init?.body === 'string' ? init.body : '' });
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.media } });
  }

  #ask(message: Extract<ToWorker, { id: number }>): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(message.id, resolve);
      this.tell(message);
    });
  }

  connect(path: string): WebSocket {
    const line = new PageLine(this, ++this.#counter);
    this.lines.set(line.number, line);
    void this.ready.then(() => {
      this.tell({ type: 'open', line: line.number, table: decodeURIComponent(path.split('/').pop()!) });
      line.readyState = WebSocket.OPEN;
      line.onopen?.();
    });
    return line as unknown as WebSocket;
  }

  address(path: string): string {
    if (!FILED.test(path) || BESIDE.test(path)) return `${this.#base}${path.slice(1)}`;
    const file = path.startsWith('/api/games') || path === '/api/circuits' || /tracks\/[^.]*$/.test(path) ? `${path}.json` : path;
    return `${this.#base}${this.built.files}${file.slice(1)}`;
  }

  picture(path: string): string | Promise<string> {
    if (FILED.test(path)) return this.address(path);
    let drawn = this.#drawn.get(path);
    if (!drawn) this.#drawn.set(path, (drawn = this.fetch(path).then(async (answer) => URL.createObjectURL(await answer.blob()))));
    return drawn;
  }

  link(path: string): string {
    return `${this.#base}#${path}`;
  }

  path(location: Location): string {
    return location.hash.slice(1) || '/';
  }

  /** Export all stored data and the settings as one text. */
  async export(): Promise<string> {
    const kept = JSON.parse((await this.#ask({ type: 'export', id: ++this.#counter })).body) as object;
    const settings = Object.fromEntries(localTexts.entries().filter(([key]) => OURS.test(key)));
    return JSON.stringify({ ...kept, settings });
  }

  /** Import an export; returns false, and changes nothing, if the text is none. */
  async import(text: string): Promise<boolean> {
    if ((await this.#ask({ type: 'import', id: ++this.#counter, text })).status !== 200) return false;
    const { settings } = JSON.parse(text) as { settings?: Record<string, string> };
    for (const [key, value] of Object.entries(settings ?? {})) if (OURS.test(key)) localTexts.setItem(key, value);
    return true;
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'progress':
        this.progress = message.part;
        return;
      case 'ready':
        this.state = 'ready';
        return this.#begun();
      case 'elsewhere':
      case 'moved':
        this.state = message.type;
        for (const line of [...this.lines.values()]) line.ended(1006);
        return;
      case 'failed':
        console.error(message.reason);
        this.state = 'failed';
        return;
      case 'unkept':
        this.unkept = message.reason;
        return;
      case 'answer':
        this.#waiting.get(message.id)?.(message);
        this.#waiting.delete(message.id);
        return;
      case 'said':
        this.lines.get(message.line)?.onmessage?.({ data: message.text });
        return;
      case 'closed':
        return this.lines.get(message.line)?.ended(message.code);
    }
  }
}
