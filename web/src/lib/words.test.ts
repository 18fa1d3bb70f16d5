import { expect, test } from 'vitest';
import { choose, isolated, makeBundle, say, t, words } from './words.svelte';

const TEXT = `
seat = Player { $number }
hello = { $who } meets { $car }
car = the { $colour } car
wear = { $points ->
    [1] one point
   *[other] { $points } points
}
plays = { $who } plays { $card } on { $space }
    .page = { $who }: { $card }, { $space } ({ $space-lane })
`;

test('the browser’s language is used, with English as a fallback', () => {
  expect(choose(['de-CH', 'pt-BR', 'en'])).toBe('pt');
  expect(choose(['de'])).toBe('en');
});

test('messages inside messages and seats are put into words', () => {
  words.use('en', makeBundle('en', TEXT));
  const car = { id: 'car', args: { colour: 'red' } };
  expect(say({ id: 'hello', args: { who: { seat: 1 }, car } }, ['Ana', 'Bo'])).toBe('Bo meets the red car');
  expect(say({ id: 'hello', args: { who: { seat: 1 }, car } })).toBe('Player 2 meets the red car');
  expect(t('wear', { points: 1 })).toBe('one point');
});

test('a right-to-left name does not reorder its sentence', () => {
  expect(isolated('שלום 3')).toBe('\u2068שלום 3\u2069');
  for (const name of ['Ana', 'Zoë 3', '名前', '<b>']) expect(isolated(name)).toBe(name);
  words.use('en', makeBundle('en', TEXT));
  expect(say({ id: 'hello', args: { who: { seat: 0 }, car: 'x' } }, ['علي'])).toBe('\u2068علي\u2069 meets x');
});

test('lines never break before a French colon or inside its quotation marks', () => {
  words.use('fr', makeBundle('fr', 'why = Pourquoi « { $what } » : non ; oui !'));
  expect(t('why', { what: 'ça' })).toBe('Pourquoi «\u00a0ça\u00a0»\u00a0: non\u00a0; oui\u00a0!');
  words.use('es', makeBundle('es', 'why = a : b'));
  expect(t('why')).toBe('a : b');
});

test('a missing text shows its id', () => {
  words.use('en', makeBundle('en', TEXT));
  expect(t('no-such-text')).toBe('no-such-text');
});

test('cards and spaces are named by the race, or drawn', () => {
  words.use('en', makeBundle('en', TEXT));
  const args = { who: { seat: 0 }, card: { kind: 'card', name: 'K5' }, space: { kind: 'space', name: 'L3' } } as const;
  const message = { id: 'plays', args };
  const naming = {
    exact: false,
    word: ({ kind, name }: { kind: string; name: string }) => (kind === 'card' ? 'black 5' : `place of ${name}`),
    more: (): Record<string, string> => ({ lane: 'left' }),
    drawn: ({ kind }: { kind: string }) => kind === 'card',
  };
  expect(say(message, ['Ana'])).toBe('Ana plays K5 on L3');
  expect(say(message, ['Ana'], naming)).toBe('Ana: black 5, place of L3 (left)');
  expect(say(message, ['Ana'], { ...naming, exact: true })).toBe('Ana plays black 5 on place of L3');
  expect(words.pieces(message, ['Ana'], naming)).toEqual(['Ana: ', args.card, ', place of L3 (left)']);
  const nested = { id: 'hello', args: { who: message, car: { kind: 'card', name: 'W5' } } } as const;
  expect(words.pieces(nested, ['\uFFFC0;'], naming)).toEqual(['0;: ', args.card, ', place of L3 (left) meets ', nested.args.car]);
});

test('a language that cannot be loaded is reported, and another one is used', async () => {
  const fetched: string[] = [];
  globalThis.fetch = (async (path: string) => {
    fetched.push(path);
    return path.includes('/fr') ? new Response('', { status: 404 }) : new Response('here = { "" }', { status: 200 });
  }) as typeof fetch;
  expect(await words.speak('es')).toBe(true);
  expect(await words.speak('fr')).toBe(false);
  expect([words.language, words.missing]).toEqual(['es', 'fr']); // it stays unchanged
  expect(await words.speak('pt')).toBe(true);
  expect([words.language, words.missing]).toEqual(['pt', null]);
  expect(fetched).toEqual(['/locales/es.ftl', '/locales/fr.ftl', '/locales/pt.ftl']);
});
