import { expect, it } from 'vitest';
import { inOrder, moved } from './order.ts';

it('moves an item up and down, but not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
});

it('keeps items that were added meanwhile, at the end', () => {
  const items = ['a', 'b', 'new', 'c'].map((id) => ({ id }));
  expect(inOrder(items, ['c', 'a', 'b']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'new']);
});
