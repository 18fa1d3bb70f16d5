/** Loads the story of a race, what is said in it and what draws it: few look at it in a race, all at its end. */

import { api } from '../lib/api';
import type { Story } from '../lib/types';
import { words } from '../lib/words.svelte';

export async function openStory(id: string): Promise<Story> {
  const [story] = await Promise.all([api.story(id), words.add('story')]);
  return story;
}

/** The address of a moment of a race from a seat's view; without a moment, of its replay. */
export function linkTo(id: string, at: number | null = null, seen: number | 'all' | 'none' = 'none'): string {
  const query = new URLSearchParams();
  if (at !== null) query.set('at', String(at));
  if (seen !== 'none') query.set('seen', String(seen));
  return `/replay/${encodeURIComponent(id)}${query.size ? `?${query}` : ''}`;
}
