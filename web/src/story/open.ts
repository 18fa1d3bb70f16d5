/** Loads the story of a race, what is said in it and what draws it: few look at it in a race, all at its end. */

import { api } from '../lib/api';
import type { Story } from '../lib/types';
import { words } from '../lib/words.svelte';

export async function openStory(id: string): Promise<Story> {
  const [story] = await Promise.all([api.story(id), words.add('story')]);
  return story;
}
