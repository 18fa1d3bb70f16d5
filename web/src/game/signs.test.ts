import { expect, test } from 'vitest';
import { placeSigns } from './signs';
import { smallTrack } from './testing';

const words = { text: 'what it means', rule: '/rules/some#one' };

test('a sign is as large as it is painted, but never smaller than a finger', () => {
  const [board] = placeSigns([{ ...words, box: [100, 50, 60, 40] }], smallTrack(), 24);
  expect(board).toMatchObject({ paths: ['M100 50L160 50L160 90L100 90Z'], pose: [130, 70, 0] });
  const [far] = placeSigns([{ ...words, box: [100, 50, 60, 40] }], smallTrack(), 80);
  expect(far!.paths).toEqual(['M90 30L170 30L170 110L90 110Z']);
});

test('a sign on spaces has the shapes of all of them; one without a place is left out', () => {
  const track = smallTrack();
  const lane = { ...words, spaces: ['P1', 'P2', 'elsewhere'] };
  const placed = placeSigns([{ ...words, box: null }, { ...words, spaces: [] }, lane], track, 24);
  expect(placed.map(({ sign, paths }) => [sign, paths.length])).toEqual([[lane, 2]]);
});
