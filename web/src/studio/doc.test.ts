import { expect, it } from 'vitest';
import { drawingOf, emptyDoc, LONGEST_LINK, marked, packed, readDoc, unpacked, type Doc } from './doc';
import { MOST, OVAL } from './line';

const DOC: Doc = { ...emptyDoc('sprint'), title: 'Côte', handles: OVAL, marks: [{ at: [1, 2], name: 'Épingle', stops: 2 }], widths: [{ at: [3, 4], lanes: 1 }], rows: 150, land: 'coast', pit: 'left' };

it('survives a link unchanged', async () => {
  const link = await packed(DOC);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(700);
  expect(await unpacked(link)).toEqual(DOC);
});

it('rejects a link that was cut, is too long, or holds something else', async () => {
  const link = await packed(DOC);
  for (const bad of [link.slice(0, 40), 'x'.repeat(30_000), '', '%%%', await packed({ handles: 'none' } as unknown as Doc)]) expect(await unpacked(bad)).toBeNull();
});

it('fits into a link even with the most points, all named', async () => {
  const handles = Array.from({ length: MOST }, (_, k) => [Math.sin(k * k) * 999, Math.cos(k * k) * 999] as const);
  const marks = handles.slice(0, 60).map((at) => ({ at, name: 'Ä'.repeat(24), stops: 3 }));
  expect((await packed({ ...DOC, handles, marks })).length).toBeLessThan(LONGEST_LINK);
});

it('leaves out invalid data', () => {
  expect(readDoc({ ...DOC, handles: [[0, Infinity]] })).toBeNull();
  expect(readDoc({ ...DOC, marks: [{ at: 'here', name: 1 }], widths: [{ at: [1, 1], lanes: 9 }], land: 'moon', pit: 3, rows: 'all' })).toEqual({ ...DOC, marks: [], widths: [], land: 'park', pit: 'any', rows: null });
});

it('requests the smooth line with all settings', () => {
  const drawing = drawingOf(DOC);
  expect(drawing.points).toHaveLength(10 * OVAL.length);
  expect(drawing).toMatchObject({ game: 'sprint', title: 'Côte', rows: 150, land: 'coast', pit: 'left', marks: DOC.marks, widths: DOC.widths });
});

it('has one mark per corner, which moves with it', () => {
  const corners = [{ at: [0, 0] as const }, { at: [100, 0] as const }];
  const once = marked([], corners, 1, { name: 'Loop' });
  expect(marked(once, [{ at: [0, 0] }, { at: [110, 5] }], 1, { stops: 3 })).toEqual([{ at: [110, 5], name: 'Loop', stops: 3 }]);
  expect(marked(once, corners, 0, { stops: 1 })).toHaveLength(2);
});
