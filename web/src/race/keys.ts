/** The keyboard in a race: digits choose, Backspace takes back, Escape returns to the present, ? opens the rules. */

import type { RaceState } from './state.svelte';

const OWN_KEYS = 'input:not([type=radio]), select, textarea, dialog, [data-own-keys]';

export function pressKey(event: KeyboardEvent, race: RaceState, root: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof HTMLElement && event.target.closest(OWN_KEYS)) return;
  if (/^[1-9]$/.test(event.key)) {
    const action = race.decision.digit(Number(event.key));
    // Focus it, so that a screen reader reads the preview.
    if (action) root.querySelector<HTMLButtonElement>(`[data-choice="${action}"]:not(:disabled)`)?.focus();
  } else if (event.key === '?') {
    root.querySelector<HTMLElement>('[data-rules]')?.click();
  } else if (event.key === 'Escape') {
    if (race.past !== null) race.lookNow();
    else if (race.decision.armed) race.decision.disarm();
    else if (race.narrator.busy) race.skip();
  } else if (event.key === 'Backspace' && race.shown?.back && !race.narrator.busy) {
    event.preventDefault();
    race.decision.back();
  }
}
