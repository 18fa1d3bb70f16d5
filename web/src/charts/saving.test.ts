import { expect, test } from 'vitest';
import { standalone } from './saving';

const CHART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 90" width="300" height="90" class="x"><path stroke="var(--ink)"/></svg>';
const style = (name: string) => ({ '--ink': ' #123', '--card': '#fed', '--text': `'A "B"', sans-serif` })[name] ?? '';

test('a saved chart is self-contained', () => {
  const saved = standalone(CHART, 'Me & <you>', style);
  expect(saved).not.toContain('var(');
  expect(saved).toContain('<path stroke="#123"/></svg>');
  expect(saved).toContain('Me &amp; &lt;you>');
  expect(saved).toContain('height="134"');
  expect(saved).toContain('fill="#fed"');
  expect(saved).toContain(`font-family="'A &quot;B&quot;', sans-serif"`);
});

test('an element without a size is not a chart', () => {
  expect(() => standalone('<svg></svg>', '', style)).toThrow();
});
