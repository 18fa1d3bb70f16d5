/** How a race calls its cards and spaces: by pictures and places, or, without a board, by exact names. */

import type { Track } from './track';
import type { Thing } from '../lib/types';
import { t, type Naming } from '../lib/words.svelte';

/** `spoken` says a card in words; without it a card has its exact name. */
export function namingOf(track: Track | null, exact: boolean, spoken?: (card: string) => string): Naming {
  return {
    exact,
    word: (named) => (named.kind === 'card' ? (spoken?.(named.name) ?? named.name) : exact ? named.name : placeOf(track, named.name)),
    more: (named): Record<string, string> => (named.kind === 'space' ? { lane: laneOf(track, named.name) } : {}),
    drawn: (named: Thing) => named.kind === 'card' && spoken !== undefined,
  };
}

/** Where a space lies: its corner, or how far it is before the next one. What is no space keeps its name. */
export function placeOf(track: Track | null, space: string): string {
  if (!track?.spaces.has(space)) return space;
  if (!track.onRoad(space)) return t('web-place-pits');
  const place = track.place(space);
  if (!place) return space;
  return place.before ? t('web-place-before', { corner: place.corner, spaces: place.before }) : place.corner;
}

/** A space as the board shows it: its place and its lane. */
export function whereIs(track: Track | null, space: string): string {
  return [placeOf(track, space), laneOf(track, space)].filter(Boolean).join(', ');
}

/** The lane of a space, and which space of its corner it is, so that no two spaces at one place read alike; empty where there is no lane. */
export function laneOf(track: Track | null, space: string): string {
  const lane = track?.spaces.get(space)?.lane;
  return track && lane ? [track.onRoad(space) && t('web-lane', { lane }), nthOf(track, space)].filter(Boolean).join(', ') : '';
}

/** Which space of its lane in a corner or in the pits it is; empty where there is only one. */
export function nthOf(track: Track | null, space: string): string {
  const within = track?.within(space);
  return within && within.of > 1 ? t('web-space-in', { nth: within.nth }) : '';
}
