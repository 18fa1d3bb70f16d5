/** The rivals of a race in words, from its level in the career. */

import { botsTitle } from '../game/catalogue.svelte';
import { t } from '../lib/words.svelte';

export function levelWords(level: string): string {
  if (level === 'people') return t('web-career-people');
  return level === 'alone' ? t('web-career-alone') : t('web-career-against', { level: botsTitle(level) });
}
