/** A small track for tests: a straight road of two lanes, ten spaces each, with a pit lane of one box. */

import { Track, type SpaceData } from './track';

function space(lane: string, row: number, column: number, corner: number | null = null): SpaceData {
  const [x, y] = [column * 50, row * 40];
  return {
    id: `${lane}${column + 1}`,
    lane,
    at: (column + 1) * 10,
    corner,
    outline: [[x, y], [x + 50, y], [x + 50, y + 40], [x, y + 40]],
    pose: [x + 25, y + 20, 0],
  };
}

export function smallTrack(): Track {
  const columns = Array.from({ length: 10 }, (_, column) => column);
  return new Track(
    {
      name: 'small',
      title: 'Small',
      frame: [500, 200],
      unit: 40,
      lap: 100,
      spaces: ['L', 'R'].flatMap((lane, row) => columns.map((column) => space(lane, row, column, column === 5 ? 0 : null))),
      corners: [{ name: 'Bend', stops: 1, longest: 4, shortest: 2, caption: [0, 0, 60, 40] }],
      pit: { spaces: [space('P', 3, 0), space('P', 3, 1)], boxes: { white: ['P1', 'P2'] } },
      finish: [[500, 0], [500, 80]],
      podium: [10, 130],
    },
    'digest',
  );
}
