import { expect, test } from 'vitest';
import circuits from './circuits.json';
import { Track, type SpaceData } from './track';
import { makeBundle, words } from '../lib/words.svelte';
import { LANGUAGES } from '../lib/settings.svelte';
import { laneOf, placeOf } from './naming';

const texts = import.meta.glob<string>('../../../src/paddock/locales/*/web_race.ftl', { query: '?raw', import: 'default', eager: true });

function spaceOf([id, lane, corner, at]: (string | number | null)[]): SpaceData {
  return { id, lane, corner, at, outline: [], pose: [0, 0, 0] } as unknown as SpaceData;
}

const tracks = circuits.map(({ title, corners, spaces, pit }) => {
  const lap = Math.max(...spaces.map((space) => space[3] as number));
  const data = { name: title, title, frame: [0, 0] as [number, number], lap, spaces: spaces.map(spaceOf), corners: corners.map((name) => ({ name, stops: 1, longest: 1, shortest: 1, caption: null })) };
  return new Track({ ...data, pit: pit.length ? { spaces: pit.map(spaceOf), boxes: {} } : null }, title);
});

test.each(LANGUAGES)('no two spaces of a circuit read alike (%s)', (language) => {
  words.use(language, makeBundle(language, texts[`../../../src/paddock/locales/${language}/web_race.ftl`]!));
  for (const track of tracks) {
    const read = [...track.spaces.keys()].map((space) => `${placeOf(track, space)} (${laneOf(track, space)})`);
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter((text, at) => read.indexOf(text) < at), track.data.title).toEqual([]);
  }
});

test('in a corner the spaces of a lane are counted as they are driven over', () => {
  words.use('en', makeBundle('en', texts['../../../src/paddock/locales/en/web_race.ftl']!));
  const [track] = tracks;
  expect(['L6', 'L7', 'R7', 'R8', 'R9'].map((space) => `${placeOf(track!, space)}: ${laneOf(track!, space)}`)).toEqual([
    '1 space before Lighthouse Bend: left lane',
    'Lighthouse Bend: left lane',
    'Lighthouse Bend: right lane, space 1',
    'Lighthouse Bend: right lane, space 2',
    'Lighthouse Bend: right lane, space 3',
  ]);
});

test('a lane that ends before a corner counts the spaces up to that corner', () => {
  const track = tracks.find((each) => each.data.title === 'River Station')!;
  expect(['L21', 'M21', 'R20'].map((space) => track.place(space))).toEqual([
    { corner: 'Sluice', before: 6 },
    { corner: 'Sluice', before: 5 },
    { corner: 'Sluice', before: 6 },
  ]);
});
