/** What screens of a race are made of, in one file for the browser: a second user of its parts would split it into many. */

export { default as ActionPanel } from './ActionPanel.svelte';
export { default as BoardArea } from './BoardArea.svelte';
export { pressKey } from './keys';
export { default as RaceScreen } from './RaceScreen.svelte';
export { RaceState } from './state.svelte';
