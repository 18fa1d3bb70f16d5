/** Notify a player with a hidden page: by a notification if the browser allows it, otherwise by a sound. */

import { backend } from './backend';
import { settings } from './settings.svelte';

/** Whether this browser can show notifications for this page: only with https or on this machine. */
export const canNotify = (): boolean => typeof Notification === 'function' && globalThis.isSecureContext && Notification.permission !== 'denied';

/** Ask the browser to allow notifications; return whether it does. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function call(title: string, tag: string): void {
  if (!settings.stored.calls || (document.visibilityState === 'visible' && document.hasFocus())) return;
  if (!notify(title, tag)) ring();
}

/** Return whether a notification is shown; phone browsers may have the class but refuse to make one for a page. */
function notify(title: string, tag: string): boolean {
  if (!canNotify() || Notification.permission !== 'granted') return false;
  try {
    const shown = new Notification(title, { tag, icon: backend().address('/flag.svg') });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}

/** Two short notes. */
function ring(): void {
  try {
    const context = new AudioContext();
    for (const [at, pitch] of [[0, 660], [0.18, 880]] as const) {
      const note = context.createOscillator();
      const volume = context.createGain();
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, context.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.16);
      note.connect(volume).connect(context.destination);
      note.start(context.currentTime + at);
      note.stop(context.currentTime + at + 0.17);
    }
    setTimeout(() => void context.close(), 600);
  } catch {
    // no sound available
  }
}
