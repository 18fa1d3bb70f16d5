/** Lists of choices: grouped by place, and shortened to the first few. */

import type { Choice } from '../../lib/types';

export interface ChoiceGroup {
  title: string; // empty: choices of their own
  choices: Choice[];
}

/** Group choices by title, in the order of each group's first; the rest has no title. */
export function grouped(choices: readonly Choice[], title: (choice: Choice) => string): ChoiceGroup[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const name = title(choice);
    found.set(name, [...(found.get(name) ?? []), choice]);
  }
  const plain = found.get('');
  found.delete('');
  return [...[...found].map(([name, each]) => ({ title: name, choices: each })), ...(plain ? [{ title: '', choices: plain }] : [])];
}

/** Return the first whole groups with about this many choices, and how many are left out; never just one. */
export function firstOf(groups: readonly ChoiceGroup[], many: number): { shown: ChoiceGroup[]; more: number } {
  let count = 0;
  const shown = groups.filter((group) => {
    const fits = count < many || group.title === '';
    count += group.choices.length;
    return fits;
  });
  const more = count - shown.reduce((sum, group) => sum + group.choices.length, 0);
  return more > 1 ? { shown, more } : { shown: [...groups], more: 0 };
}

/** Sort the groups and their choices; the one without a title stays last. */
export function inOrder(groups: readonly ChoiceGroup[], order: (a: Choice, b: Choice) => number): ChoiceGroup[] {
  const sorted = groups.filter((group) => group.title).map((group) => ({ ...group, choices: [...group.choices].sort(order) }));
  return [...sorted.sort((a, b) => order(a.choices[0]!, b.choices[0]!)), ...groups.filter((group) => !group.title)];
}

/** Return groups with the same heading together, in the order of their first one, and the nearest first. */
export function byHead<G extends { head: string; away: number }>(groups: readonly G[]): G[] {
  const heads = [...new Set(groups.map((group) => group.head))];
  return [...groups].sort((a, b) => heads.indexOf(a.head) - heads.indexOf(b.head) || a.away - b.away);
}

/** Return choices in columns in reading order, row by row; those without a column come last. */
export function inRows(choices: readonly Choice[], column: (choice: Choice) => number): Choice[] {
  const rows = new Map<number, number>();
  const placed = choices.map((choice) => {
    const at = column(choice);
    const row = at < 0 ? Infinity : (rows.get(at) ?? 0);
    rows.set(at, row + 1);
    return { choice, row, at };
  });
  return placed.sort((a, b) => (a.row === b.row ? a.at - b.at : a.row - b.row)).map(({ choice }) => choice);
}

/** Return values shared by several choices, such as spaces. */
export function repeated(choices: readonly Choice[], of: (choice: Choice) => string): Set<string> {
  const seen = new Set<string>();
  return new Set(choices.map(of).filter((each) => seen.has(each) || !seen.add(each)));
}
