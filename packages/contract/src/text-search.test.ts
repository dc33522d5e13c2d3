import { expect, it } from 'vitest';
import { textSearch } from './text-search.ts';

it('finds texts that have every typed word, whatever their order, capitals and width', () => {
  const isFound = textSearch(' hong ＡＢＣ ');
  expect(isFound('ABC Limited, Hong Kong')).toBe(true);
  expect(isFound('ABC Limited, Macau')).toBe(false);
});

it('finds every text where nothing is typed', () => {
  expect(textSearch('  ')('anything')).toBe(true);
});
