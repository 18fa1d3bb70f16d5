/** What a coach lights up: parts of the page by their names, and spaces on the board. */

import type { Track } from '../../game/track';
import type { SceneCar } from '../../game/scene';

/** What is to be known of a race to find the spaces that are meant. */
export interface Lit {
  track: Track | null;
  cars: readonly SceneCar[];
  seat: number | null;
  ahead: readonly string[]; // the road that the question is about
}

/** The spaces on the board that these lights mean; parts of the page are none. */
export function litSpaces(lights: readonly string[], { track, cars, seat, ahead }: Lit): string[] {
  const found = lights.flatMap<string | null>((light) => {
    const [kind, what] = split(light);
    if (kind === 'space') return [what];
    if (kind === 'corner') return track?.data.spaces.filter((space) => String(space.corner) === what).map((space) => space.id) ?? [];
    if (kind === 'car') return cars.filter((car) => car.key === what).map((car) => car.space);
    if (light === 'mine') return cars.filter((car) => car.owner === seat).map((car) => car.space);
    return light === 'ahead' ? [...ahead] : [];
  });
  return [...new Set(found.filter((space) => space !== null && track?.spaces.has(space) === true) as string[])];
}

/** The rules of a style sheet that outlines these parts of the page, and the choice that is pointed at. */
export function litRules(lights: readonly string[], action: string | null): string {
  const parts = lights.filter((light) => !light.includes(':')).map((light) => `[data-part~=${quoted(light)}]`);
  if (action !== null) parts.push(`[data-choice=${quoted(action)}]`);
  return parts.length ? `:is(${parts.join(', ')}) { outline: 4px solid var(--glow); outline-offset: 3px; border-radius: var(--radius-small); }` : '';
}

function split(light: string): [kind: string, what: string] {
  const at = light.indexOf(':');
  return at < 0 ? [light, ''] : [light.slice(0, at), light.slice(at + 1)];
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
