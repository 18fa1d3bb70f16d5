/** Against whom a race was: how the level of a race in one's own record is said. */

import { botsTitle } from '../game/catalogue.svelte';
import { t } from '../lib/words.svelte';

export function levelWords(level: string): string {
  if (level === 'people') return t('web-career-people');
  return level === 'alone' ? t('web-career-alone') : t('web-career-against', { level: botsTitle(level) });
}
