import { expect, test } from 'vitest';
import { paragraphs, pieces } from './rich';

test('words between asterisks are bold, and numbers of rules are links', () => {
  expect(pieces('A **car** is home, see AB-12.')).toEqual([
    { text: 'A ', strong: false, rule: null },
    { text: 'car', strong: true, rule: null },
    { text: ' is home, see ', strong: false, rule: null },
    { text: 'AB-12', strong: false, rule: 'ab-12' },
    { text: '.', strong: false, rule: null },
  ]);
});

test('what looks like HTML stays plain text', () => {
  expect(pieces('<b>x</b>')).toEqual([{ text: '<b>x</b>', strong: false, rule: null }]);
});

test('an empty line begins a paragraph', () => {
  expect(paragraphs('one\ntwo\n\nthree\n')).toEqual(['one\ntwo', 'three']);
});
