/** A coach's highlights: named parts of the page, and spaces on the board. */

import type { Track } from '../../game/track';
import type { SceneCar } from '../../game/scene';

/** The data for finding the highlighted spaces. */
export interface Lit {
  track: Track | null;
  cars: readonly SceneCar[];
  seat: number | null;
  ahead: readonly string[]; // the road that the question is about
}

/** Return the highlighted spaces on the board, without parts of the page. */
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

/** Return style rules that outline these parts of the page and the recommended choice. */
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
