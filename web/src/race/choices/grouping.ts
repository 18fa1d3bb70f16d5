/** Lists of choices: those that lead to the same place stand together, and the first few come before the rest. */

import type { Choice } from '../../lib/types';

export interface ChoiceGroup {
  title: string; // empty: choices of their own
  choices: Choice[];
}

/** Choices with the same title one after the other, in the order of the first of each; the rest has no title. */
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

/** As many whole groups as have about this many choices, and how many choices are left out; never just one. */
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

/** The same groups in this order, and each of them in itself; the one without a title stays the last. */
export function inOrder(groups: readonly ChoiceGroup[], order: (a: Choice, b: Choice) => number): ChoiceGroup[] {
  const sorted = groups.filter((group) => group.title).map((group) => ({ ...group, choices: [...group.choices].sort(order) }));
  return [...sorted.sort((a, b) => order(a.choices[0]!, b.choices[0]!)), ...groups.filter((group) => !group.title)];
}

/** Choices of columns as they are read, row by row; those of no column come last. */
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

/** What several choices have in common, such as their space. */
export function repeated(choices: readonly Choice[], of: (choice: Choice) => string): Set<string> {
  const seen = new Set<string>();
  return new Set(choices.map(of).filter((each) => seen.has(each) || !seen.add(each)));
}
