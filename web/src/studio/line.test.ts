import { describe, expect, it } from 'vitest';
import type { Point } from '../game/geometry';
import { bent, distance, handlesOf, lengthOf, MOST, nearest, OVAL, reversed, smooth, startingAt, withPoint, without } from './line';

/** A drawn ring with a dent, as reported by a pointer. */
const STROKE: Point[] = Array.from({ length: 240 }, (_, at) => {
  const turn = (at / 238) * 2 * Math.PI;
  const far = 300 * (1 + 0.3 * Math.sin(3 * turn));
  return [800 + 1.4 * far * Math.cos(turn), 500 + far * Math.sin(turn)];
});

describe('a drawn stroke', () => {
  it('becomes few handles whose smooth line keeps its shape', () => {
    const handles = handlesOf(STROKE);
    const line = smooth(handles);
    expect(handles.length).toBeLessThanOrEqual(48);
    for (const point of STROKE) expect(distance(point, line[nearest(line, point)]!)).toBeLessThan(0.02 * lengthOf(STROKE));
  });

  it('of a point or two stays unchanged', () => {
    expect(handlesOf([[1, 2]])).toEqual([[1, 2]]);
    expect(handlesOf([[0, 0], [0, 0], [50, 0]])).toEqual([[0, 0], [50, 0]]);
  });
});

describe('a lap', () => {
  it('begins where its line is placed and keeps its course', () => {
    const line = smooth(OVAL);
    const place = line[57]!;
    const begun = startingAt(OVAL, place);
    expect(begun[0]).toEqual(place);
    expect(begun).toHaveLength(OVAL.length + 1);
    expect(Math.abs(lengthOf(smooth(begun)) / lengthOf(line) - 1)).toBeLessThan(0.02);
  });

  it('takes no more points than a drawing may have', () => {
    const ring: Point[] = Array.from({ length: MOST }, (_, at) => [Math.cos((at / MOST) * 2 * Math.PI) * 400, Math.sin((at / MOST) * 2 * Math.PI) * 400]);
    expect(withPoint(ring, smooth(ring)[14]!)).toEqual({ handles: ring, at: 1 });
    expect(withPoint(ring.slice(1), smooth(ring)[14]!).handles).toHaveLength(MOST);
  });

  it('can be reversed from the same place', () => {
    expect(reversed(OVAL)[0]).toEqual(OVAL[0]);
    expect(reversed(reversed(OVAL))).toEqual([...OVAL]);
  });

  it('gets a point on its line, without duplicates, and keeps at least four', () => {
    const more = withPoint(OVAL, smooth(OVAL)[25]!);
    expect(more.handles).toHaveLength(OVAL.length + 1);
    expect(more.at).toBe(3);
    expect(withPoint(OVAL, OVAL[4]!)).toEqual({ handles: [...OVAL], at: 4 });
    expect(without(OVAL.slice(0, 4), 1)).toHaveLength(4);
  });

  it('bends more sharply at a tighter corner, and less at a gentler one', () => {
    const corner = OVAL[3]!;
    const reach = (handles: readonly Point[]): number => {
      const line = smooth(handles);
      return Math.max(...line.map((point) => point[0]));
    };
    expect(reach(bent(OVAL, corner, true))).toBeGreaterThan(reach(OVAL) + 5);
    expect(reach(bent(OVAL, corner, false))).toBeLessThan(reach(OVAL) - 5);
  });
});
