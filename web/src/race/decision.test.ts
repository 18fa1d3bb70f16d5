import { expect, test } from 'vitest';
import type { Choice, Message, Update } from '../lib/types';
import { Decision } from './decision.svelte';

const choice = (action: string): Choice => ({ action, label: { id: action, args: {} }, preview: { way: [], notes: [], chart: [] } });

function table(ready = true) {
  const acted: string[] = [];
  const answers: ((reason: Message | null) => void)[] = [];
  const asked: string[] = [];
  const store = {
    seat: 2,
    act: async (action: string) => acted.push(action) > 0,
    back: async () => acted.push('back') > 0,
    why: (action: string) => {
      asked.push(action);
      return new Promise<Message | null>((answer) => answers.push(answer));
    },
  };
  const update = { choices: [choice('2 gear 3'), choice('2 gear 4'), choice('2 hold')], table: { seats: [{ name: 'Ana' }] } } as unknown as Update;
  return { decision: new Decision(store, () => update, () => ready), acted, asked, answers };
}

test('only what is offered can be chosen', () => {
  const { decision, acted } = table();
  decision.pick('2 gear 6');
  decision.pick('2 gear 4');
  expect(acted).toEqual(['2 gear 4']);
});

test('nothing can be chosen while something is told or on its way', () => {
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

test('what is looked at is forgotten with the choice', () => {
  const { decision } = table();
  decision.light('2 hold');
  expect(decision.looked?.action).toBe('2 hold');
  decision.pick('2 hold');
  expect(decision.looked).toBeNull();
});

test('of several questions why only the last one is answered', async () => {
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
