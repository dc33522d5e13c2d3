import { expect, it } from 'vitest';
import { lineOf } from './line-of.ts';

it('quotes the line or cell of the first mark, and nothing where nothing is marked', () => {
  const snippet = 'Energy\nWater used\t41,200\nWaste';
  const at = (word: string) => [{ from: snippet.indexOf(word), to: snippet.indexOf(word) + word.length }];
  expect(lineOf({ snippet, marks: at('used') })).toBe('Water used');
  expect(lineOf({ snippet, marks: at('41') })).toBe('41,200');
  expect(lineOf({ snippet, marks: at('Energy') })).toBe('Energy');
  expect(lineOf({ snippet, marks: at('Waste') })).toBe('Waste');
  expect(lineOf({ snippet, marks: [] })).toBeUndefined();
});
