import { expect, it } from 'vitest';
import type { Chunks } from './ahead.ts';
import { circlesIn } from './circles.ts';

const chunksFrom = (imports: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(imports).map(([file, needed]) => [file, { imports: needed }])) as unknown as Chunks;

it('finds files that import one another, once, and none where a file only has many readers', () => {
  expect(circlesIn(chunksFrom({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
  expect(circlesIn(chunksFrom({ a: ['b'], b: ['c'], c: ['b'], d: ['a'] }))).toEqual([['b', 'c']]);
  expect(circlesIn(chunksFrom({ a: ['b'], b: ['c'], c: ['a'] }))).toEqual([['a', 'b', 'c']]);
});
