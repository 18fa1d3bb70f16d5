/** Derived data for a season's page and panels. */

import { PAINTS } from '../game/paint';
import type { SeasonInfo, SeasonRaceInfo } from '../lib/types';
import type { Step } from '../game/podium';
import type { Sheet } from '../ui/SheetTables.svelte';

/** Return the next race's title, given whether this table's race counts; null after the last one. */
export function nextTitle(season: SeasonInfo, counts: boolean): string | null {
  return season.races[season.number - (counts ? 0 : 1)]?.title ?? null;
}

export type RaceState = 'over' | 'now' | 'to-come';

/** Return the state of each race: those that count are over, and the next one may have a table. */
export function raceStates(season: SeasonInfo): { race: SeasonRaceInfo; state: RaceState }[] {
  return season.races.map((race, at) => ({ race, state: at < season.raced ? 'over' : race.table ? 'now' : 'to-come' }));
}

/** Return the first three of the standings, for the podium. */
export function podiumOf(sheet: Sheet, names: readonly string[], text: (cell: Sheet['tables'][0]['rows'][0]['cells'][0]) => string): Step[] {
  const colours = Object.keys(PAINTS);
  return (sheet.tables[0]?.rows ?? []).slice(0, 3).map((row) => {
    const who = row.heading.args.player;
    const seat = typeof who === 'object' && 'seat' in who ? who.seat : 0;
    return {
      name: names[seat] ?? '',
      score: text(row.cells[1]!), // the total
      cars: [{ colour: colours[seat % colours.length]!, mark: String(seat + 1), striped: false }],
    };
  });
}
