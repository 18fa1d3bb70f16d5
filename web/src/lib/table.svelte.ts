/** One table over its socket: what this seat sees now, what happened, and how to act on it. */

import { backend } from './backend';
import { Chat } from './chat.svelte';
import { extend } from './log';
import type { Advice, CoachRemark, Line, Message, OutlookStep, ToClient, ToServer, Update } from './types';

export type Connection = 'connecting' | 'open' | 'lost';
export type Connect = (path: string) => WebSocket;

export interface StoreSettings {
  seat?: number | null; // the viewer's; null: a spectator
  connect?: Connect;
  rest?: () => number; // milliseconds at least from one thing that others did to the next
}

const PING_EVERY = 4_000;
const SILENCE = 9_000;
const LONGEST_WAIT = 8_000;
const MOST_WAITING = 300; // updates: more than that, and they are shown without a rest

type Sent = Extract<ToServer, { id: string }>;
type Answer = { ok: boolean; reason: Message | null; steps?: OutlookStep[]; advice?: Advice };

export class TableStore {
  /** The newest update that is shown; replaced whole. */
  update = $state.raw<Update | null>(null);
  log = $state.raw<Line[]>([]);
  /** What the coach of a lesson has said so far. */
  remarks = $state.raw<CoachRemark[]>([]);
  connection = $state<Connection>('connecting');
  seat = $state<number | null>(null);
  /** Why the last action was refused; gone with the next action. */
  refused = $state.raw<Message | null>(null);
  /** Whether `update` is what the looking seat sees, and not yet what another one saw. */
  fresh = $derived(this.update !== null && this.update.seat === this.seat);
  /** Whether an action is on its way. */
  acting = $state(false);
  /** Whether the server does not know the table or does not let us in. */
  gone = $state(false);

  /** Whether nothing waits: the rest of the race runs at once. */
  hurrying = $state(false);

  readonly id: string;
  readonly chat = new Chat();
  #connect: Connect;
  #rest: () => number;
  #socket: WebSocket | null = null;
  #version = 0;
  #waiting: Update[] = [];
  #shownAt = 0;
  #held = false;
  #following: string | null = null; // what is sent as soon as the action before it is stored
  #showTimer: ReturnType<typeof setTimeout> | undefined;
  #sent = new Map<string, { message: Sent; answer: (answer: Answer) => void }>();
  #heardAt = 0;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #pings = 0;
  #closed = false;

  constructor(id: string, settings: StoreSettings = {}) {
    this.id = id;
    this.seat = settings.seat ?? null;
    this.#connect = settings.connect ?? ((path) => backend().connect(path));
    this.#rest = settings.rest ?? (() => 0);
    this.#open();
    if (typeof addEventListener === 'function') addEventListener('online', this.#retryNow);
  }

  /**
   * Does this, and then what it has led on to; true when it is stored. The same action is sent again after a lost
   * connection, and done once.
   */
  async act(action: string, then?: string): Promise<boolean> {
    if (this.seat === null) return false;
    this.#following = then ?? null;
    const { ok } = await this.#ask({ type: 'act', id: newId(), seat: this.seat, action, version: this.update?.version ?? null });
    this.#following = null;
    // The only answer there was has been given already.
    if (ok && then && this.update?.choices.some((choice) => choice.action === then)) return this.act(then);
    this.#countActs();
    return ok;
  }

  /** Takes back the seat's last choice. */
  async back(): Promise<boolean> {
    if (this.seat === null) return false;
    const answer = await this.#ask({ type: 'back', id: newId(), seat: this.seat });
    return answer.ok;
  }

  /** Why the seat cannot do this; null if it can. */
  async why(action: string): Promise<Message | null> {
    if (this.seat === null) return null;
    const answer = await this.#ask({ type: 'why', id: newId(), seat: this.seat, action });
    return answer.reason;
  }

  /** What would follow if the seat did this, step by step; null if that is not to be had. */
  async look(action: string): Promise<OutlookStep[] | null> {
    if (this.seat === null) return null;
    const answer = await this.#ask({ type: 'look', id: newId(), seat: this.seat, action });
    return answer.steps ?? null;
  }

  /** What the coach of a lesson would do now; null if it has nothing to say. */
  async advise(): Promise<Advice | null> {
    if (this.seat === null) return null;
    const answer = await this.#ask({ type: 'advise', id: newId(), seat: this.seat });
    return answer.advice ?? null;
  }

  /** Shows what another seat of mine sees; until its view has come, `update` is that of the seat before. */
  viewAs(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.refused = null;
    this.#waiting = [];
    this.#send({ type: 'hello', seat, since: this.#shownVersion(), heard: this.chat.last });
  }

  /** Whether to be asked also where there is a single answer. */
  confirm(on: boolean): void {
    if (this.seat !== null) this.#send({ type: 'confirm', seat: this.seat, on });
  }

  /** A player is at the screen. */
  alive(): void {
    this.#send({ type: 'alive' });
  }

  /** Whether what comes next is kept waiting: what came before is still being told. */
  hold(on: boolean): void {
    this.#held = on;
    if (!on) this.#showNext();
  }

  /** Shows all that waits. */
  catchUp(): void {
    while (this.#waiting.length) this.#show();
  }

  /** What has happened and is kept waiting. */
  get ahead(): Line[] {
    return this.#waiting.flatMap((update) => update.lines);
  }

  /** Reconnects, because this guest's identity has changed. */
  reconnect(): void {
    const old = this.#socket;
    clearTimeout(this.#retryTimer);
    this.#open();
    old?.close();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#showTimer);
    if (typeof removeEventListener === 'function') removeEventListener('online', this.#retryNow);
    this.#socket?.close();
    for (const { answer } of this.#sent.values()) answer({ ok: false, reason: null });
    this.#sent.clear();
  }

  // The connection.

  #open(): void {
    const socket = this.#connect(`/ws/tables/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => {
      this.connection = 'open';
      this.#send({ type: 'hello', seat: this.seat, since: this.#version, heard: this.chat.last });
      for (const { message } of this.#sent.values()) this.#send(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#tries = 0; // not before: a server that lets nobody more in opens too, and closes again
      this.#heardAt = Date.now();
      this.#receive(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = (event: CloseEvent) => this.#lost(socket, event.code);
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(socket), PING_EVERY);
  }

  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heardAt > SILENCE) {
      socket.close();
      this.#lost(socket); // a dead line may take minutes to close by itself
    } else if (this.connection === 'open') {
      this.#send({ type: 'ping', n: ++this.#pings });
    }
  }

  #lost(socket: WebSocket, code = 0): void {
    if (socket !== this.#socket || this.#closed) return;
    clearInterval(this.#heartbeat);
    this.#socket = null;
    this.connection = 'lost';
    // 4404 and 4403: the server answered, and asking again would not help, but to watch if the seat has gone meanwhile.
    if (code === 4404 || (code === 4403 && this.seat === null)) {
      this.gone = true;
      return;
    }
    if (code === 4403) this.seat = null;
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#open(), wait);
  }

  #retryNow = (): void => {
    if (this.connection !== 'lost' || this.gone || this.#closed) return;
    clearTimeout(this.#retryTimer);
    this.#open();
  };

  #send(message: ToServer): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #ask(message: Sent): Promise<Answer> {
    if (message.type !== 'look') this.refused = null;
    return new Promise((answer) => {
      this.#sent.set(message.id, { message, answer });
      this.#countActs();
      this.#send(message);
    });
  }

  // What comes.

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'update':
        this.chat.begin();
        return this.#take(message);
      case 'ack':
        return this.#answered(message.id, { ok: true, reason: null });
      case 'refused':
        if (!message.id || (this.#sent.get(message.id)?.message.type ?? 'look') !== 'look') this.refused = message.reason;
        return this.#answered(message.id, { ok: false, reason: message.reason });
      case 'outlook':
        return this.#answered(message.id, { ok: true, reason: null, steps: message.steps });
      case 'because':
        return this.#answered(message.id, { ok: true, reason: message.reason });
      case 'talk':
        return this.chat.take(message);
      case 'advice':
        return this.#answered(message.id, { ok: true, reason: message.reason, advice: message });
    }
  }

  #answered(id: string, answer: Answer): void {
    this.#sent.get(id)?.answer(answer);
    this.#sent.delete(id);
    this.#countActs();
  }

  #countActs(): void {
    this.acting = this.#following !== null || [...this.#sent.values()].some(({ message }) => message.type === 'act' || message.type === 'back');
  }

  #take(update: Update): void {
    if (update.seat !== this.seat) {
      const seats = update.table?.seats ?? [];
      // The seat has gone to another player or device: from now on this page watches.
      if (update.seat === null && seats.some((seat) => seat.seat === this.seat && !seat.mine)) this.viewAs(null);
      return; // else it is meant for the seat that looked before
    }
    if (update.since > this.#version) {
      this.#send({ type: 'hello', seat: this.seat, since: this.#version, heard: this.chat.last });
      return;
    }
    const first = !this.fresh;
    this.#version = Math.max(this.#version, update.version);
    this.#waiting.push(update);
    if (first || this.acting || this.hurrying || this.#waiting.length > MOST_WAITING) this.catchUp();
    else this.#showNext();
  }

  #shownVersion(): number {
    return this.log.at(-1)?.seq ?? 0;
  }

  /** Shows what waits, one after the other, at the pace of the person. */
  #showNext(): void {
    clearTimeout(this.#showTimer);
    while (this.#waiting.length) {
      const telling = this.#waiting[0]!.lines.length > 0;
      if (telling && this.#held) return;
      const rest = telling ? this.#shownAt + this.#rest() - Date.now() : 0;
      if (rest <= 0) this.#show();
      // Also without a pause: a narrator must first be able to hold back the next update.
      if (telling) {
        this.#showTimer = setTimeout(() => this.#showNext(), Math.max(0, rest));
        return;
      }
    }
  }

  #show(): void {
    const update = this.#waiting.shift()!;
    if (update.lines.length) this.#shownAt = Date.now();
    this.log = extend(this.log, update.lines);
    const said = new Set(this.remarks.map((remark) => remark.text.id));
    const fresh = (update.coach ?? []).filter((remark) => !said.has(remark.text.id));
    if (fresh.length) this.remarks = [...this.remarks, ...fresh];
    this.update = update;
  }
}

/** What a race on the screen needs of its table. */
export type RaceStore = Pick<
  TableStore,
  | 'id' | 'update' | 'log' | 'remarks' | 'connection' | 'seat' | 'refused' | 'acting' | 'hurrying' | 'ahead' | 'chat'
  | 'act' | 'back' | 'why' | 'look' | 'advise' | 'confirm' | 'hold' | 'catchUp'
>;

let counter = 0;

function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${random[0]!.toString(36)}${random[1]!.toString(36)}-${++counter}`;
}
