import { expect, test } from 'vitest';
import type { Choice } from '../../lib/types';
import { byHead, firstOf, grouped, inOrder, inRows, repeated } from './grouping';

const choice = (action: string): Choice => ({ action, label: { id: action, args: {} }, preview: { way: [], notes: [], chart: [] }, then: [] });
const ends = ['a1', 'b1', 'a2', 'skip', 'b2', 'c1', 'c2'].map(choice);
const title = ({ action }: Choice) => (action === 'skip' ? '' : action.charAt(0));
const told = (groups: { choices: Choice[] }[]) => groups.map((group) => group.choices.map((each) => each.action).join(' '));

test('choices at one place are grouped at the position of the best one, others come last', () => {
  expect(told(grouped(ends, title))).toEqual(['a1 a2', 'b1 b2', 'c1 c2', 'skip']);
});

test('choices that do not fit are counted, and those without a place are always shown', () => {
  const { shown, more } = firstOf(grouped(ends, title), 3);
  expect([told(shown), more]).toEqual([['a1 a2', 'b1 b2', 'skip'], 2]);
});

test('a single hidden choice is shown', () => {
  const { shown, more } = firstOf(grouped(ends.slice(0, 6), title), 3);
  expect([shown.length, more]).toEqual([4, 0]);
});

test('shared properties of choices are found', () => {
  expect([...repeated(ends, ({ action }) => action.charAt(0))]).toEqual(['a', 'b', 'c']);
  expect(repeated(ends, ({ action }) => action).size).toBe(0);
});

test('columns are read row by row, and choices without a column come last', () => {
  const column = ({ action }: Choice) => ['c', 'a', 'b'].indexOf(action.charAt(0));
  expect(inRows(ends, column).map(({ action }) => action).join(' ')).toBe('c1 a1 b1 c2 a2 b2 skip');
});

test('shown groups and their choices are in order; those without a place stay last', () => {
  const backwards = (a: Choice, b: Choice) => b.action.localeCompare(a.action);
  expect(told(inOrder(grouped(ends, title), backwards))).toEqual(['c2 c1', 'b2 b1', 'a2 a1', 'skip']);
});

test('places before one corner stand together and in order, also where a lane has a space less', () => {
  const place = (head: string, away: number) => ({ head, away });
  const found = byHead([place('Arch', 7), place('Gate', 1), place('Arch', 6), place('Arch', 8), place('', 0)]);
  expect(found.map(({ head, away }) => head + away)).toEqual(['Arch6', 'Arch7', 'Arch8', 'Gate1', '0']);
});
