/** Load the story of a race with its texts and charts, which are rarely needed during a race. */

import { api } from '../lib/api';
import type { Story } from '../lib/types';
import { words } from '../lib/words.svelte';

export async function openStory(id: string): Promise<Story> {
  const [story] = await Promise.all([api.story(id), words.add('story')]);
  return story;
}

/** Return the address of a moment from a seat's view; without a moment, of the replay. */
export function linkTo(id: string, at: number | null = null, seen: number | 'all' | 'none' = 'none'): string {
  const query = new URLSearchParams();
  if (at !== null) query.set('at', String(at));
  if (seen !== 'none') query.set('seen', String(seen));
  return `/replay/${encodeURIComponent(id)}${query.size ? `?${query}` : ''}`;
}
