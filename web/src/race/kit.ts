/** The parts of race screens in one bundle, which importing them separately would split into many. */

export { default as ActionPanel } from './ActionPanel.svelte';
export { default as BoardArea } from './BoardArea.svelte';
export { pressKey } from './keys';
export { default as RaceScreen } from './RaceScreen.svelte';
export { RaceState } from './state.svelte';
