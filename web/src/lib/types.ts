/** What travels between the server and this page; the mirror of src/paddock/server/messages.py. */

export interface Seat {
  seat: number;
}

export type Argument = string | number | Seat | Message;

/** Something to be said: the id of a text in the locales and its arguments. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/** What an action would bring; what else a game adds (such as `chart`) belongs to that game's screens. */
export interface Preview {
  way: string[];
  notes: Message[];
  [more: string]: unknown;
}

export type Stage = 'lobby' | 'racing' | 'over' | 'frozen' | 'closed';

export interface Clock {
  decision: number;
  reserve: number;
}

export interface NewSeat {
  kind: 'me' | 'here' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export type Options = Record<string, unknown>;

export interface NewTable {
  game: string;
  options?: Options;
  seats?: NewSeat[];
  public?: boolean;
  clock?: Clock | null;
  start?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  mine: boolean;
  here: boolean;
  away: boolean;
  confirm: boolean;
}

export interface LuckInfo {
  hash: string | null;
  seed: string | null;
  entropy: string[];
  unproven: string | null;
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Options;
  track: string;
  title: string;
  stage: Stage;
  seats: SeatInfo[];
  host: boolean;
  public: boolean;
  luck: LuckInfo;
  watchers: number;
  clock: Clock | null;
  frozen: string | null;
  rematch: string | null;
  imported: boolean;
}

export interface Choice {
  action: string;
  label: Message;
  preview: Preview;
}

/** An event of a game: its `type` and what that game's events.py says. */
export interface GameEvent {
  type: string;
  [more: string]: unknown;
}

export interface Line {
  seq: number;
  events: GameEvent[];
  say: Message[];
  undone: number[];
}

export interface Time {
  seat: number;
  decision: number | null;
  reserve: number;
}

export interface Result {
  winners: number[];
  scores: number[];
}

export interface Update {
  type: 'update';
  table: TableInfo;
  version: number;
  since: number;
  lines: Line[];
  seat: number | null;
  view: unknown;
  question: Message | null;
  choices: Choice[];
  waits: number[];
  clocks: Time[];
  back: boolean;
  sheet: unknown;
  result: Result | null;
}

export type ToClient =
  | Update
  | { type: 'ack'; id: string; version: number }
  | { type: 'refused'; id: string; reason: Message }
  | { type: 'because'; id: string; reason: Message | null }
  | { type: 'pong'; n: number };

export type ToServer =
  | { type: 'hello'; seat: number | null; since: number }
  | { type: 'act'; id: string; seat: number; action: string }
  | { type: 'back'; id: string; seat: number }
  | { type: 'why'; id: string; seat: number; action: string }
  | { type: 'confirm'; seat: number; on: boolean }
  | { type: 'ping'; n: number };

export interface Me {
  name: string;
  tables: TableInfo[];
}

export interface SeatLink {
  secret: string;
  seconds: number;
}

export interface PlayOn {
  moves: number;
  luck?: 'same' | 'new';
  seats?: NewSeat[];
}

export interface Frame {
  moves: number;
  move: string;
  line: Line;
  view: unknown;
  hands: unknown[];
}

export interface Replay {
  table: TableInfo;
  total: number;
  frames: Frame[];
  sheet: unknown;
  result: Result | null;
}

export interface TrackName {
  name: string;
  title: string;
  digest: string;
  games: string[];
}

export type OptionKind = 'number' | 'flag' | 'choice' | 'track' | 'deck' | 'preset';

export interface OptionChoice {
  value: string;
  title: Message;
}

/** An option of a game; a preset stands for the values of several options at once (`sets`). */
export interface OptionInfo {
  name: string;
  kind: OptionKind;
  title: Message;
  about: Message;
  default: unknown;
  low: number | null;
  high: number | null;
  choices: OptionChoice[];
  sets: Options;
}

export interface GameInfo {
  name: string;
  options: OptionInfo[];
  tracks: TrackName[];
  bots: string[];
}

export interface Trouble {
  error: string;
  reason: Message | null;
}
