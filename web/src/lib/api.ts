/** The server's HTTP calls; failures are thrown as `Failed`, with a message to show. */

import { backend } from './backend';
import type {
  Career,
  ChallengeInfo,
  CircuitFacts,
  CircuitPage,
  DayInfo,
  DieRoll,
  Drafted,
  Drawing,
  DrawnFile,
  GameInfo,
  Guide,
  Explored,
  Figures,
  Invitation,
  Me,
  Message,
  NewChallenge,
  NewSeason,
  NewTable,
  Past,
  PlayOn,
  Positions,
  RaceTables,
  Reasons,
  Replay,
  ReviewEvent,
  Say,
  SeatLink,
  SeatPosition,
  SetTalk,
  Story,
  TableInfo,
  Tables,
  TestRace,
  Trouble,
} from './types';

export class Failed extends Error {
  constructor(
    readonly status: number, // 0: the server did not answer
    readonly trouble: Trouble,
  ) {
    super(trouble.error);
  }

  /** The message to show: the server's reason, or else the status or lack of an answer. */
  get reason(): Message {
    if (this.trouble.reason) return this.trouble.reason;
    if (this.status === 0) return { id: 'web-trouble-no-answer', args: {} };
    return { id: 'web-trouble-other', args: { error: this.trouble.error } };
  }
}

/** Return the message of an error. */
export function reasonOf(error: unknown): Message {
  if (error instanceof Failed) return error.reason;
  return { id: 'web-trouble-other', args: { error: String(error) } };
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await backend().fetch(path, init);
  } catch {
    throw new Failed(0, { error: 'no answer', reason: null });
  }
  if (answer.ok) return answer;
  let trouble: Trouble = { error: `${answer.status} ${answer.statusText}`, reason: null };
  try {
    const answered = (await answer.json()) as Partial<Trouble>;
    if (answered.error) trouble = { error: answered.error, reason: answered.reason ?? null };
  } catch {
    // an answer that is not ours, from a proxy for example
  }
  throw new Failed(answer.status, trouble);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> {
  const answer = await ask(path, {
    method: 'POST',
    ...(signal && { signal }),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

/** Yield the events of a server-sent stream, until it ends. */
async function* events<T>(path: string, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await ask(path, { signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop()!;
    for (const part of parts) yield JSON.parse(part.replace(/^data: /, '')) as T;
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>('/api/me'),
  forget: (table: string | null) => post<Me>('/api/me/forget', { table }),
  name: (name: string) => post<Me>('/api/me', { name }),
  career: () => get<Career>('/api/me/career'),
  forgetCareer: (table: string | null) => post<Career>('/api/me/career/forget', { table }),
  games: () => get<GameInfo[]>('/api/games'),
  circuit: (name: string) => get<CircuitPage>(`/api/circuits/${encodeURIComponent(name)}`),
  circuits: () => get<Record<string, CircuitFacts>>('/api/circuits'),
  tables: () => get<TableInfo[]>('/api/tables'),
  make: (wanted: NewTable) => post<TableInfo>('/api/tables', wanted),
  makeSeason: (wanted: NewSeason) => post<TableInfo>('/api/seasons', wanted),
  season: (id: string) => get<TableInfo>(`${table(id)}/season`),
  makeChallenge: (wanted: Partial<NewChallenge>) => post<ChallengeInfo>('/api/challenges', wanted),
  challenge: (id: string) => get<ChallengeInfo>(`/api/challenges/${encodeURIComponent(id)}`),
  raceChallenge: (id: string) => post<TableInfo>(`/api/challenges/${encodeURIComponent(id)}/race`),
  days: () => get<DayInfo[]>('/api/days'),
  learn: (game: string, lesson: string) => post<TableInfo>('/api/lessons', { game, lesson }),
  table: (id: string) => get<TableInfo>(table(id)),
  invitation: (table = '') => get<Invitation>(`/api/invitation${table && `?table=${encodeURIComponent(table)}`}`),
  code: (code: string) => get<TableInfo>(`/api/codes/${encodeURIComponent(code)}`),
  sit: (id: string, seat: number | null, name = '') => post<TableInfo>(`${table(id)}/sit`, { seat, name }),
  ask: (id: string, seat: number) => post<TableInfo>(`${table(id)}/seats/${seat}/ask`),
  answerRequest: (id: string, seat: number, agree: boolean) => post<TableInfo>(`${table(id)}/seats/${seat}/answer`, { agree }),
  setSeat: (id: string, seat: number, kind: 'open' | 'bot' | 'person', bot = 'club') =>
    post<TableInfo>(`${table(id)}/seats/${seat}`, { kind, bot }),
  /** Data for the analysis: the code of a game's kernel, its tables, and moments of a race as rows. */
  kernel: async (game: string, digest: string): Promise<ArrayBuffer> => (await ask(`/kernels/${game}-${digest}.wasm`)).arrayBuffer(),
  kernelTables: (id: string) => get<Tables>(`${table(id)}/kernel`),
  positions: (id: string, from = 0, count = 1) => get<Positions>(`${table(id)}/positions?from=${from}&count=${count}`),
  hint: (id: string, seat: number, stop: AbortSignal) => post<SeatPosition>(`${table(id)}/seats/${seat}/hint`, {}, stop),
  reasons: (id: string, seat: number, figures: Figures, stop: AbortSignal) => post<Reasons>(`${table(id)}/seats/${seat}/hint/reasons`, figures, stop),
  explore: (id: string, at: number, moves: readonly string[]) => post<Explored>(`${table(id)}/explore`, { at, moves }),
  retire: (id: string, seat: number) => post<TableInfo>(`${table(id)}/seats/${seat}/retire`),
  remove: (id: string, seat: number) => post<TableInfo>(`${table(id)}/seats/${seat}/remove`),
  ready: (id: string, seat: number, ready: boolean) => post<TableInfo>(`${table(id)}/seats/${seat}/ready`, { ready }),
  say: (id: string, said: Partial<Say>) => post<TableInfo>(`${table(id)}/say`, said),
  setTalk: (id: string, talk: SetTalk['talk']) => post<TableInfo>(`${table(id)}/talk`, { talk }),
  nudge: (id: string, seat: number) => post<TableInfo>(`${table(id)}/seats/${seat}/nudge`),
  standIn: (id: string, seat: number) => post<TableInfo>(`${table(id)}/seats/${seat}/stand-in`),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  close: (id: string) => post<TableInfo>(`${table(id)}/close`),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  entropy: (id: string, seat: number, text: string) => post<TableInfo>(`${table(id)}/entropy`, { seat, text }),
  link: (id: string, seat: number) => post<SeatLink>(`${table(id)}/seats/${seat}/link`),
  claim: (secret: string) => post<TableInfo>('/api/claim', { secret }),
  replay: (id: string, seat: number | 'all' | 'none', from: number, count: number) =>
    get<Replay>(`${table(id)}/replay?seat=${seat}&from=${from}&count=${count}`),
  story: (id: string) => get<Story>(`${table(id)}/story`),
  /** The progress of a race's review, then the review; closing the stream cancels it. */
  review: (id: string, signal: AbortSignal) => events<ReviewEvent>(`${table(id)}/review`, signal),
  record: async (id: string): Promise<string> => (await ask(`${table(id)}/record`)).text(),
  importRecord: (record: string) => post<TableInfo>('/api/records', { record }),
  playOn: (id: string, wanted: PlayOn) => post<TableInfo>(`${table(id)}/play-on`, wanted),
  past: (id: string, seat: number | null, at: number) => get<Past>(`${table(id)}/past?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  kit: (id: string) => get<unknown>(`${table(id)}/kit`),
  guide: (game: string, language: string) => get<Guide>(`/api/games/${encodeURIComponent(game)}/guide/${language}`),
  /** The studio: the boards of drawings, files and rolls, and the data to race on them. */
  studioDraft: (drawing: Drawing) => post<Drafted>('/api/studio/draft', drawing),
  studioOpen: (file: DrawnFile) => post<Drafted>('/api/studio/open', file),
  studioRoll: (roll: DieRoll) => post<Drafted>('/api/studio/roll', roll),
  studioKernel: (race: TestRace) => post<RaceTables>('/api/studio/kernel', race),
  track: <Track>(digest: string) => get<Track>(`/api/tracks/${digest}`),
};

/** The career as a file; with .csv as a table. */
export const careerAddress = '/api/me/career';
export const boardAddress = (digest: string): string => `/api/tracks/${digest}.svg`;

/** The picture of a board, which may have to be drawn first. */
export const boardPicture = (digest: string): string | Promise<string> => backend().picture(boardAddress(digest));
/** A picture of a table, or of a moment of its race. */
export const pictureAddress = (id: string, language: string, at: number | null = null): string =>
  `${table(id)}/picture.png?language=${language}${at === null ? '' : `&at=${at}`}`;
export const recordAddress = (id: string): string => `${table(id)}/record`;
export const seasonAddress = (id: string): string => `${table(id)}/season/record`;
