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
`;

test('the browser is asked which language, and English steps in', () => {
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

test('a name from right to left does not turn the sentence around it', () => {
  expect(isolated('שלום 3')).toBe('\u2068שלום 3\u2069');
  for (const name of ['Ana', 'Zoë 3', '名前', '<b>']) expect(isolated(name)).toBe(name);
  words.use('en', makeBundle('en', TEXT));
  expect(say({ id: 'hello', args: { who: { seat: 0 }, car: 'x' } }, ['علي'])).toBe('\u2068علي\u2069 meets x');
});

test('a text that is missing shows its id', () => {
  words.use('en', makeBundle('en', TEXT));
  expect(t('no-such-text')).toBe('no-such-text');
});
