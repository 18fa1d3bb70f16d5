/** A drawn circuit: the document that can be undone, saved and shared. */

import type { Point } from '../game/geometry';
import type { Drawing } from '../lib/types';
import { distance, MOST, smooth } from './line';

export interface Mark {
  at: Point;
  name: string;
  stops: number | null;
}

export interface Doc {
  game: string;
  title: string;
  handles: readonly Point[];
  marks: readonly Mark[];
  widths: readonly { at: Point; lanes: number }[];
  rows: number | null;
  land: NonNullable<Drawing['land']>;
  pit: NonNullable<Drawing['pit']>;
  /** The text of a track file, shown unchanged until the first edit. */
  file: string | null;
}

export const LANDS = ['park', 'woods', 'town', 'harbour', 'coast', 'desert', 'night'] as const;
export const PITS = ['any', 'left', 'right', 'none'] as const;
/** Longest circuit in a link, in characters. */
export const LONGEST_LINK = 24_000;

export function emptyDoc(game: string): Doc {
  return { game, title: '', handles: [], marks: [], widths: [], rows: null, land: 'park', pit: 'any', file: null };
}

/** Return the drawing to build. */
export function drawingOf(doc: Doc): Drawing {
  const { game, title, marks, widths, rows, land, pit } = doc;
  const pair = ([x, y]: Point): [number, number] => [x, y];
  return {
    game,
    title,
    points: smooth(doc.handles).map(pair),
    marks: marks.map(({ at, name, stops }) => ({ at: pair(at), name, stops })),
    widths: widths.map(({ at, lanes }) => ({ at: pair(at), lanes })),
    rows,
    land,
    pit,
  };
}

/** Return the marks with that of the corner at a place changed or added. */
export function marked(marks: readonly Mark[], corners: readonly { at: Point }[], corner: number, change: Partial<Mark>): Mark[] {
  const { at } = corners[corner]!;
  const closest = (mark: Mark): number => corners.reduce((best, each, number) => (distance(each.at, mark.at) < distance(corners[best]!.at, mark.at) ? number : best), 0);
  const before = marks.find((mark) => closest(mark) === corner);
  return [...marks.filter((mark) => mark !== before), { name: '', stops: null, ...before, ...change, at }];
}

/** Encode a circuit for a link: deflated JSON in URL-safe characters. */
export async function packed(doc: Doc): Promise<string> {
  const stream = new Blob([JSON.stringify({ paddock: 1, doc })]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decode the circuit in a link; null if there is none. */
export async function unpacked(text: string): Promise<Doc | null> {
  if (text.length > LONGEST_LINK) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const found = JSON.parse(await limited(stream)) as { paddock?: number; doc?: unknown };
    return found.paddock === 1 ? readDoc(found.doc) : null;
  } catch {
    return null;
  }
}

/** Read the text of a stream, up to the largest size of a circuit. */
async function limited(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>).getReader();
  for (let text = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > 20 * LONGEST_LINK) throw new Error('too long');
  }
}

const isPoint = (value: unknown): value is Point => Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number' && Number.isFinite(part) && Math.abs(part) < 1e5);

/** Read a circuit from untrusted plain data; null if it is none. */
export function readDoc(value: unknown): Doc | null {
  const given = value as Partial<Doc> | null;
  if (!given || typeof given.game !== 'string' || !Array.isArray(given.handles) || given.handles.length > MOST || !given.handles.every(isPoint)) return null;
  const marks = Array.isArray(given.marks) ? given.marks.filter((mark) => isPoint(mark?.at) && typeof mark.name === 'string' && (mark.stops === null || Number.isInteger(mark.stops))) : [];
  const widths = Array.isArray(given.widths) ? given.widths.filter((width) => isPoint(width?.at) && [1, 2, 3].includes(width.lanes)) : [];
  return {
    ...emptyDoc(given.game),
    title: String(given.title ?? '').slice(0, 24),
    handles: given.handles,
    marks: marks.slice(0, 60).map(({ at, name, stops }) => ({ at, name: name.slice(0, 24), stops })),
    widths: widths.slice(0, 60).map(({ at, lanes }) => ({ at, lanes })),
    rows: Number.isInteger(given.rows) ? given.rows! : null,
    land: LANDS.find((land) => land === given.land) ?? 'park',
    pit: PITS.find((pit) => pit === given.pit) ?? 'any',
    file: typeof given.file === 'string' ? given.file : null,
  };
}
