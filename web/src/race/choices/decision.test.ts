import { expect, test } from 'vitest';
import type { Choice, Message, Update } from '../../lib/types';
import type { Wording } from '../../game/wording.svelte';
import { settings } from '../../lib/settings.svelte';
import { Decision, type ChoiceSense } from './decision.svelte';
import { numbered } from './pressing';

const choice = (action: string): Choice => ({ action, label: { id: action, args: {} }, preview: { way: [], notes: [], chart: [] }, then: [] });

const sense: ChoiceSense = {
  bestFirst: (choices) => [...choices],
  digit: (each) => (each.action.includes('gear') ? Number(each.action.at(-1)) : null),
  isGrave: (each) => each.action.endsWith('hold'),
};

function table(ready = true) {
  const acted: string[] = [];
  const answers: ((reason: Message | null) => void)[] = [];
  const asked: string[] = [];
  const store = {
    seat: 2,
    act: async (action: string, then?: string) => acted.push(...[action, then ?? []].flat()) > 0,
    back: async () => acted.push('back') > 0,
    why: (action: string) => {
      asked.push(action);
      return new Promise<Message | null>((answer) => answers.push(answer));
    },
  };
  const update = { choices: [choice('2 gear 3'), choice('2 gear 4'), choice('2 hold')], table: { seats: [{ name: 'Ana' }] } } as unknown as Update;
  return { decision: new Decision(store, () => update, () => ready, sense, {} as Wording), acted, asked, answers };
}

test('only offered choices can be made', () => {
  const { decision, acted } = table();
  decision.pick('2 gear 6');
  decision.pick('2 gear 4');
  expect(acted).toEqual(['2 gear 4']);
});

test('the first tap previews, the second commits', () => {
  const { decision, acted } = table();
  decision.press('2 gear 4', 'touch');
  expect([decision.looked?.action, acted]).toEqual(['2 gear 4', []]);
  decision.press('2 hold', 'touch');
  decision.press('2 gear 4', 'touch');
  expect(acted).toEqual([]);
  decision.press('2 gear 4', 'touch');
  expect(acted).toEqual(['2 gear 4']);
});

test('Enter commits the focused choice', () => {
  const { decision, acted } = table();
  decision.press('2 hold', 'keys');
  expect(acted).toEqual(['2 hold']);
});

test('a click commits, and a grave choice needs confirmation', () => {
  const { decision, acted } = table();
  decision.press('2 hold', 'mouse');
  expect([decision.armed, acted]).toEqual(['2 hold', []]);
  decision.disarm();
  decision.press('2 hold', 'mouse');
  decision.press('2 hold', 'mouse');
  decision.press('2 gear 3', 'mouse');
  expect(acted).toEqual(['2 hold', '2 gear 3']);
});

test('a pending confirmation stays until another choice is clicked, which is previewed first', () => {
  const { decision, acted } = table();
  decision.press('2 hold', 'mouse');
  decision.hover('2 gear 3');
  expect([decision.looked?.action, decision.armed]).toEqual(['2 hold', '2 hold']);
  decision.press('2 gear 3', 'mouse');
  expect([decision.looked?.action, decision.armed, acted]).toEqual(['2 gear 3', null, []]);
  decision.press('2 gear 3', 'mouse');
  expect(acted).toEqual(['2 gear 3']);
});

test('confirmations can be switched off', () => {
  const { decision, acted } = table();
  settings.stored.asks = false;
  decision.press('2 hold', 'mouse');
  settings.stored.asks = true;
  expect(acted).toEqual(['2 hold']);
});

test('a digit previews its choice, and commits it when pressed again', () => {
  const { decision, acted } = table();
  expect([...decision.digits]).toEqual([['2 gear 3', 3], ['2 gear 4', 4], ['2 hold', 1]]);
  expect(decision.digit(2)).toBeNull();
  expect(decision.digit(4)).toBe('2 gear 4');
  expect(decision.digit(1)).toBe('2 hold');
  expect(acted).toEqual([]);
  decision.digit(1);
  expect(acted).toEqual(['2 hold']);
});

test('digits follow the order in which choices are drawn', () => {
  const { decision } = table();
  const own = () => null;
  expect([...numbered(decision.choices, ['2 hold', '2 fly', '2 gear 4'], own).keys()]).toEqual(['2 hold', '2 gear 4', '2 gear 3']);
});

test('nothing can be chosen during playback or while a choice is under way', () => {
  const { decision, acted } = table(false);
  decision.pick('2 gear 4');
  expect(decision.open).toBe(false);
  expect(acted).toEqual([]);
});

test('choices are found by their kind', () => {
  const { decision } = table();
  expect(decision.ofKind('gear').map((each) => each.action)).toEqual(['2 gear 3', '2 gear 4']);
  expect(decision.ofKind('drive')).toEqual([]);
});

test('the preview ends with the choice', () => {
  const { decision } = table();
  decision.light('2 hold');
  expect(decision.looked?.action).toBe('2 hold');
  decision.pick('2 hold');
  expect(decision.looked).toBeNull();
});

test('only the last of several why-not questions is answered', async () => {
  const { decision, asked, answers } = table();
  void decision.why('gear 6');
  const last = decision.why('gear 5');
  answers[1]!({ id: 'second', args: {} });
  answers[0]!({ id: 'first', args: {} });
  await last;
  await Promise.resolve();
  expect(asked).toEqual(['2 gear 6', '2 gear 5']);
  expect(decision.because?.id).toBe('second');
});

test('a switch selects the follow-up choices, and both answers are sent at once', () => {
  const then = (...spaces: string[]) => spaces.map((space) => choice(`2 drive ${space}`));
  const acted: string[] = [];
  const store = { seat: 2, act: async (...actions: string[]) => acted.push(...actions) > 0, back: async () => true, why: async () => null };
  const choices = [{ ...choice('2 keep'), then: then('A', 'B') }, { ...choice('2 boost'), then: then('B', 'C') }];
  const decision = new Decision(store, () => ({ choices }) as unknown as Update, () => true, { ...sense, isGrave: () => false }, {} as Wording);
  const offered = () => decision.choices.map((each) => each.action.at(-1)).join('');
  expect([offered(), decision.others.map((each) => each.action)]).toEqual(['AB', ['2 drive B', '2 drive C']]);
  decision.pick('2 drive C'); // not with this setting
  decision.point('2 boost'); // as a hint does
  expect([offered(), decision.armed]).toEqual(['BC', null]);
  decision.press('2 drive B', 'mouse');
  expect(acted).toEqual(['2 boost', '2 drive B']);
});
