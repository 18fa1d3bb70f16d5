/** How a choice is pressed: by finger, mouse or keys, and which digit of the keyboard stands for it. */

import { on } from 'svelte/events';
import type { Choice } from '../../lib/types';

export type Means = 'touch' | 'mouse' | 'keys';

interface Listeners {
  light: (lit: boolean, action: string, means: Means) => void;
  press: (action: string, means: Means) => void;
}

/** Whether a screen reader has made this event in the place of a pointer: it counts as the Enter key. */
function isVirtual(event: PointerEvent): boolean {
  return (event.width === 0 && event.height === 0) || (event.pointerType === 'mouse' && event.pressure === 0 && event.detail === 0);
}

/** Listens to all ways of looking at an element and of pressing it; as an action of Svelte. */
export function pressable(
  element: HTMLElement | SVGElement,
  action: string,
  { light, press }: Listeners,
): { update: (action: string) => void; destroy: () => void } {
  let current = action;
  let means: Means = 'mouse';
  let touching = false; // a tap has begun: its focus shows nothing yet, or the page would move below the finger
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
      queueMicrotask(() => light(false, current, 'keys')); // not now: things are taken off the page while it is worked out
      for (const off of offs) off();
    },
  };
}

/** The digit of each action: one that the choice itself names, else the next free one in the order that is drawn. */
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
