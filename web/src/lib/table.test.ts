import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from './table.svelte';
import type { Line, ToClient, ToServer, Update } from './types';

/** A socket with the test as its peer. */
class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly path: string) {
    FakeSocket.made.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The sent messages, except pings. */
  get words(): ToServer[] {
    return this.sent.filter((message) => message.type !== 'ping');
  }
}

const line = (seq: number): Line => ({ seq, seat: null, events: [], say: [], undone: [] });

const update = (since: number, version: number, more: Partial<Update> = {}): Update =>
  ({
    type: 'update',
    version,
    since,
    lines: Array.from({ length: version - since }, (_, i) => line(since + i + 1)),
    seat: 0,
    ...more,
  }) as Update;

function opened(settings = {}): [TableStore, FakeSocket] {
  const connect = (path: string) => new FakeSocket(path) as unknown as WebSocket;
  const store = new TableStore('T1', { seat: 0, connect, ...settings });
  const socket = FakeSocket.made.at(-1)!;
  socket.open();
  return [store, socket];
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
});
afterEach(() => vi.useRealTimers());

test('it sends hello and shows updates', () => {
  const [store, socket] = opened();
  expect(socket.path).toBe('/ws/tables/T1');
  expect(socket.words).toEqual([{ type: 'hello', seat: 0, since: 0, heard: 0 }]);
  socket.say(update(0, 2));
  expect(store.update?.version).toBe(2);
  expect(store.log.map((row) => row.seq)).toEqual([1, 2]);
});

test('after a gap it asks again from its version', () => {
  const [store, socket] = opened();
  socket.say(update(0, 2));
  socket.say(update(4, 5));
  expect(store.update?.version).toBe(2);
  expect(socket.words.at(-1)).toEqual({ type: 'hello', seat: 0, since: 2, heard: 0 });
});

test('an unacknowledged action is sent again with the same id', async () => {
  const [store, socket] = opened();
  socket.say(update(0, 2));
  const done = store.act('0 bet red');
  const first = socket.words.at(-1) as Extract<ToServer, { type: 'act' }>;
  socket.close();
  expect(store.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  const again = FakeSocket.made.at(-1)!;
  expect(again).not.toBe(socket);
  again.open();
  expect(again.words).toEqual([{ type: 'hello', seat: 0, since: 2, heard: 0 }, first]);
  again.say({ type: 'ack', id: first.id, version: 3 });
  expect(await done).toBe(true);
  again.close();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.made.at(-1)!.open();
  expect(FakeSocket.made.at(-1)!.words).toHaveLength(1);
});

test('a refused action gives its reason', async () => {
  const [store, socket] = opened();
  socket.say(update(0, 2));
  const done = store.act('0 bet red');
  expect(store.acting).toBe(true);
  const { id } = socket.words.at(-1) as { id: string };
  socket.say({ type: 'refused', id, reason: { id: 'refused-over', args: {} } });
  expect(await done).toBe(false);
  expect(store.refused?.id).toBe('refused-over');
  expect(store.acting).toBe(false);
});

test('a refusal of something without an id is shown too', () => {
  const [store, socket] = opened();
  socket.say(update(0, 2));
  store.confirm(true);
  socket.say({ type: 'refused', id: '', reason: { id: 'server-refused-not-stored', args: {} } });
  expect(store.refused?.id).toBe('server-refused-not-stored');
});

test('silence is detected within ten seconds', async () => {
  const [store, socket] = opened();
  for (let beat = 0; beat < 5; beat++) {
    await vi.advanceTimersByTimeAsync(4000);
    socket.say({ type: 'pong', n: beat });
  }
  expect(store.connection).toBe('open');
  socket.onclose = null; // a dead connection does not even report its close
  await vi.advanceTimersByTimeAsync(13_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test('a missing table is not requested again', async () => {
  const [store, socket] = opened();
  socket.close(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.gone).toBe(true);
  expect(FakeSocket.made).toHaveLength(1);
});

test('a full server is contacted less and less often', async () => {
  const [store, socket] = opened();
  socket.close(4429);
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    const next = FakeSocket.made.at(-1)!;
    if (next.readyState === 0) {
      next.open();
      next.close(4429);
    }
  }
  expect(store.gone).toBe(false);
  expect(FakeSocket.made.length).toBeGreaterThan(4);
  expect(FakeSocket.made.length).toBeLessThan(16);
});

test('another seat of mine sees nothing of the first one', () => {
  const [store, socket] = opened();
  socket.say(update(0, 2, { view: 'hand of seat 0' }));
  store.viewAs(1);
  expect(store.fresh).toBe(false);
  socket.say(update(2, 3, { view: 'new hand of seat 0', seat: 0 }));
  expect(store.update?.view).toBe('hand of seat 0');
  expect(store.fresh).toBe(false);
  socket.say(update(2, 3, { view: 'hand of seat 1', seat: 1 }));
  expect(store.update?.view).toBe('hand of seat 1');
  expect(store.fresh).toBe(true);
  expect(store.log.map((row) => row.seq)).toEqual([1, 2, 3]);
});

test('a player who loses the seat becomes a spectator', () => {
  const [store, socket] = opened();
  const table = (mine: boolean) => ({ seats: [{ seat: 0, mine }] }) as Update['table'];
  socket.say(update(0, 2, { view: 'hand of seat 0', table: table(true) }));
  socket.say(update(2, 2, { view: 'open to all', table: table(true), seat: null }));
  expect(store.seat).toBe(0); // it was meant for the previous viewer
  socket.say(update(2, 3, { view: 'open to all', table: table(false), seat: null }));
  expect(store.seat).toBe(null);
  expect(socket.words.at(-1)).toMatchObject({ type: 'hello', seat: null });
  socket.say(update(2, 3, { view: 'open to all', table: table(false), seat: null }));
  expect(store.update?.view).toBe('open to all');
});

test('a player who lost the seat while away comes back to watch', async () => {
  const [store, socket] = opened();
  socket.close(4403);
  await vi.advanceTimersByTimeAsync(2000);
  const next = FakeSocket.made.at(-1)!;
  next.open();
  expect(store.gone).toBe(false);
  expect(next.words).toMatchObject([{ type: 'hello', seat: null }]);
});

test('others’ moves are shown at the player’s pace, own moves at once', async () => {
  const [store, socket] = opened({ rest: () => 500 });
  socket.say(update(0, 1));
  socket.say(update(1, 2));
  socket.say(update(2, 3));
  expect(store.update?.version).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.update?.version).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.update?.version).toBe(3);
  void store.act('0 bet red');
  socket.say(update(3, 4));
  expect(store.update?.version).toBe(4);
});

test('updates wait while one is played back, and the number of waiting ones is known', async () => {
  const [store, socket] = opened();
  socket.say(update(0, 1));
  store.hold(true);
  socket.say(update(1, 2));
  socket.say(update(2, 2, { waits: [0] })); // it must not overtake waiting updates
  socket.say(update(2, 4));
  expect(store.update?.version).toBe(1);
  expect(store.ahead.map((row) => row.seq)).toEqual([2, 3, 4]);
  store.hold(false);
  expect(store.update?.version).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.update?.version).toBe(4);
  expect(store.ahead).toEqual([]);
});

test('the socket reconnects for a guest who has just got a name', () => {
  const [store, socket] = opened();
  socket.say(update(0, 2));
  store.reconnect();
  const again = FakeSocket.made.at(-1)!;
  expect(socket.readyState).toBe(3);
  again.open();
  expect(again.words).toEqual([{ type: 'hello', seat: 0, since: 2, heard: 0 }]);
  expect(FakeSocket.made).toHaveLength(2);
});

test('an action and its follow-up are sent one after the other, with no choices in between', async () => {
  const [store, socket] = opened();
  socket.say(update(0, 3));
  const done = store.act('0 nitro', '0 drive L4');
  const [first] = socket.words.slice(-1) as { id: string; action: string }[];
  expect(first!.action).toBe('0 nitro');
  socket.say(update(3, 4, { choices: [{ action: '0 drive L4' }] } as Partial<Update>));
  socket.say({ type: 'ack', id: first!.id, version: 4 } as ToClient);
  expect(store.acting).toBe(true);
  await vi.waitFor(() => expect(socket.words.at(-1)).toMatchObject({ type: 'act', action: '0 drive L4', version: 4 }));
  expect(store.acting).toBe(true);
  socket.say({ type: 'ack', id: (socket.words.at(-1) as { id: string }).id, version: 5 } as ToClient);
  expect([await done, store.acting]).toEqual([true, false]);
});

test('a follow-up that the server has already answered is not sent', async () => {
  const [store, socket] = opened();
  socket.say(update(0, 3));
  const done = store.act('0 nitro', '0 drive L4');
  socket.say(update(3, 6, { choices: [] }));
  socket.say({ type: 'ack', id: (socket.words.at(-1) as { id: string }).id, version: 4 } as ToClient);
  expect([await done, store.acting, socket.words.at(-1)]).toMatchObject([true, false, { action: '0 nitro' }]);
});
