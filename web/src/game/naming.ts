/** The names of cards and spaces in a race: pictures and places or, without a board, exact names. */

import type { Track } from './track';
import type { Thing } from '../lib/types';
import { t, type Naming } from '../lib/words.svelte';

/** `spoken` puts a card into words; without it, exact names are used. */
export function namingOf(track: Track | null, exact: boolean, spoken?: (card: string) => string): Naming {
  return {
    exact,
    word: (named) => (named.kind === 'card' ? (spoken?.(named.name) ?? named.name) : exact ? named.name : placeOf(track, named.name)),
    more: (named): Record<string, string> => (named.kind === 'space' ? { lane: laneOf(track, named.name) } : {}),
    drawn: (named: Thing) => named.kind === 'card' && spoken !== undefined,
  };
}

/** Return the place of a space: its corner, or its distance before the next one. Other names are unchanged. */
export function placeOf(track: Track | null, space: string): string {
  const { name, before } = stretchOf(track, space);
  return before ? t('web-place-before', { corner: name, spaces: before }) : name;
}

/** Return the corner of a space, or the next corner and its distance in spaces. */
export function stretchOf(track: Track | null, space: string): { name: string; before: number } {
  if (!track?.spaces.has(space)) return { name: space, before: 0 };
  if (!track.onRoad(space)) return { name: t('web-place-pits'), before: 0 };
  const place = track.place(space);
  return place ? { name: place.corner, before: place.before } : { name: space, before: 0 };
}

/** Describe a space by place and lane. */
export function whereIs(track: Track | null, space: string): string {
  return [placeOf(track, space), laneOf(track, space)].filter(Boolean).join(', ');
}

/**
 * Return the lane of a space and its number in the corner, so that spaces have distinct names; empty without a lane.
 */
export function laneOf(track: Track | null, space: string): string {
  const lane = track?.spaces.get(space)?.lane;
  return track && lane ? [track.onRoad(space) && t('web-lane', { lane }), nthOf(track, space)].filter(Boolean).join(', ') : '';
}

/** Return the number of a space in its lane of a corner or in the pits; empty if there is only one. */
export function nthOf(track: Track | null, space: string): string {
  const within = track?.within(space);
  return within && within.of > 1 ? t('web-space-in', { nth: within.nth }) : '';
}
