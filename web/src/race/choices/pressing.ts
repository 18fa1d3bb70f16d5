/** Pressing choices by touch, mouse or keys, and their keyboard digits. */

import { on } from 'svelte/events';
import type { Choice } from '../../lib/types';

export type Means = 'touch' | 'mouse' | 'keys';

interface Listeners {
  light: (lit: boolean, action: string, means: Means) => void;
  press: (action: string, means: Means) => void;
}

/** Return whether a screen reader made this event, which counts as the Enter key. */
function isVirtual(event: PointerEvent): boolean {
  return (event.width === 0 && event.height === 0) || (event.pointerType === 'mouse' && event.pressure === 0 && event.detail === 0);
}

/** A Svelte action that listens to all ways of previewing and pressing an element. */
export function pressable(
  element: HTMLElement | SVGElement,
  action: string,
  { light, press }: Listeners,
): { update: (action: string) => void; destroy: () => void } {
  let current = action;
  let means: Means = 'mouse';
  let touching = false; // a tap has begun; its focus previews nothing yet, or the page would move under the finger
  const listeners: [string, (event: never) => void][] = [
    ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && light(true, current, 'mouse')],
    ['pointerleave', (event: PointerEvent) => event.pointerType === 'mouse' && light(false, current, 'mouse')],
    ['focus', () => !touching && light(true, current, 'keys')],
    ['blur', () => light(false, current, 'keys')],
    [
      'pointerdown',
      (event: PointerEvent) => {
        means = isVirtual(event) ? 'keys' : event.pointerType === 'mouse' ? 'mouse' : 'touch';
        touching = means === 'touch';
      },
    ],
    ['pointercancel', () => (touching = false)],
    [
      'click',
      (event: MouseEvent) => {
        touching = false;
        if (element instanceof SVGElement) event.stopPropagation(); // the board below asks about the space
        press(current, event.detail === 0 ? 'keys' : means);
      },
    ],
    [
      'keydown',
      (event: KeyboardEvent) => {
        if (!(element instanceof SVGElement) || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        event.stopPropagation();
        press(current, 'keys');
      },
    ],
  ];
  const offs = listeners.map(([name, listener]) => on(element, name, listener as EventListener));
  return {
    update: (next) => (current = next),
    destroy: () => {
      queueMicrotask(() => light(false, current, 'keys')); // not now, as elements are being removed from the page
      for (const off of offs) off();
    },
  };
}

/** Return the digit of each action: the one in the choice itself, else the next free one in drawing order. */
export function numbered(choices: readonly Choice[], arranged: readonly string[], own: (choice: Choice) => number | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const choice of choices) {
    const digit = own(choice);
    if (digit !== null) found.set(choice.action, digit);
  }
  const taken = new Set(found.values());
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !taken.has(digit));
  const known = new Set(choices.map((choice) => choice.action));
  for (const action of [...arranged.filter((each) => known.has(each)), ...known]) {
    if (found.has(action) || !free.length) continue;
    found.set(action, free.shift()!);
  }
  return found;
}
