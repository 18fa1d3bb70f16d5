/** One table over its socket: the seat's current view, the log, and actions. */

import { backend } from './backend';
import { Chat } from './chat.svelte';
import { extend } from './log';
import type { Advice, CoachRemark, Line, Message, OutlookStep, ToClient, ToServer, Update } from './types';

export type Connection = 'connecting' | 'open' | 'lost';
export type Connect = (path: string) => WebSocket;

export interface StoreSettings {
  seat?: number | null; // the viewer's; null: a spectator
  connect?: Connect;
  rest?: () => number; // least milliseconds between two events by others
}

const PING_EVERY = 4_000;
const SILENCE = 9_000;
const LONGEST_WAIT = 8_000;
const MOST_WAITING = 300; // most waiting updates; with more, they are shown without pauses

type Sent = Extract<ToServer, { id: string }>;
type Answer = { ok: boolean; reason: Message | null; steps?: OutlookStep[]; advice?: Advice };

export class TableStore {
  /** The latest displayed update, always replaced as a whole. */
  update = $state.raw<Update | null>(null);
  log = $state.raw<Line[]>([]);
  /** The coach's remarks so far. */
  remarks = $state.raw<CoachRemark[]>([]);
  connection = $state<Connection>('connecting');
  seat = $state<number | null>(null);
  /** Why the last action was refused, until the next action. */
  refused = $state.raw<Message | null>(null);
  /** Whether `update` is the current viewer's, rather than still a previous one's. */
  fresh = $derived(this.update !== null && this.update.seat === this.seat);
  /** Whether an action is in flight. */
  acting = $state(false);
  /** Whether the table is missing or access is denied. */
  gone = $state(false);

  /** Whether the rest of the race runs without pauses. */
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
  #following: string | null = null; // sent as soon as the previous action is stored
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
   * Submit an action and its follow-up; true once stored. After a lost connection the action is sent again, but
   * counts once.
   */
  async act(action: string, then?: string): Promise<boolean> {
    if (this.seat === null) return false;
    this.#following = then ?? null;
    const { ok } = await this.#ask({ type: 'act', id: newId(), seat: this.seat, action, version: this.update?.version ?? null });
    this.#following = null;
    // The server has already given the only answer.
    if (ok && then && this.update?.choices.some((choice) => choice.action === then)) return this.act(then);
    this.#countActs();
    return ok;
  }

  /** Take back the seat's last choice. */
  async back(): Promise<boolean> {
    if (this.seat === null) return false;
    const answer = await this.#ask({ type: 'back', id: newId(), seat: this.seat });
    return answer.ok;
  }

  /** Ask why the seat cannot do this; null if it can. */
  async why(action: string): Promise<Message | null> {
    if (this.seat === null) return null;
    const answer = await this.#ask({ type: 'why', id: newId(), seat: this.seat, action });
    return answer.reason;
  }

  /** Ask what would follow an action, step by step; null if unavailable. */
  async look(action: string): Promise<OutlookStep[] | null> {
    if (this.seat === null) return null;
    const answer = await this.#ask({ type: 'look', id: newId(), seat: this.seat, action });
    return answer.steps ?? null;
  }

  /** Ask what the coach would do; null if it has no advice. */
  async advise(): Promise<Advice | null> {
    if (this.seat === null) return null;
    const answer = await this.#ask({ type: 'advise', id: newId(), seat: this.seat });
    return answer.advice ?? null;
  }

  /** Switch to another seat of mine; until its view arrives, `update` is the previous seat's. */
  viewAs(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.refused = null;
    this.#waiting = [];
    this.#send({ type: 'hello', seat, since: this.#shownVersion(), heard: this.chat.last });
  }

  /** Set whether to be asked even if there is a single answer. */
  confirm(on: boolean): void {
    if (this.seat !== null) this.#send({ type: 'confirm', seat: this.seat, on });
  }

  /** Report that a player is at the screen. */
  alive(): void {
    this.#send({ type: 'alive' });
  }

  /** Hold back further updates during playback. */
  hold(on: boolean): void {
    this.#held = on;
    if (!on) this.#showNext();
  }

  /** Show all waiting updates. */
  catchUp(): void {
    while (this.#waiting.length) this.#show();
  }

  /** The log lines of waiting updates. */
  get ahead(): Line[] {
    return this.#waiting.flatMap((update) => update.lines);
  }

  /** Reconnect, as this guest's identity has changed. */
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
      this.#tries = 0; // not earlier: a full server also opens connections, and then closes them
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
    // 4404 and 4403: retrying would not help, except as a spectator if the seat is gone.
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

  // Incoming messages.

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
      // The seat has moved to another player or device, so this page becomes a spectator.
      if (update.seat === null && seats.some((seat) => seat.seat === this.seat && !seat.mine)) this.viewAs(null);
      return; // otherwise it is for the previous seat
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

  /** Show waiting updates one by one, at the player's pace. */
  #showNext(): void {
    clearTimeout(this.#showTimer);
    while (this.#waiting.length) {
      const telling = this.#waiting[0]!.lines.length > 0;
      if (telling && this.#held) return;
      const rest = telling ? this.#shownAt + this.#rest() - Date.now() : 0;
      if (rest <= 0) this.#show();
      // Asynchronous even without a pause, so that the narrator can hold back the next update.
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

/** The part of a table's store that a race screen needs. */
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
