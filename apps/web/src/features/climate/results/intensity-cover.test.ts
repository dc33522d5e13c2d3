import { expect, it } from 'vitest';
import { isOfOthers } from './intensity-cover.ts';

const entities = [
  { id: 'group', parentId: null },
  { id: 'site', parentId: 'group' },
];

it('divides what is of the same entities', () => {
  expect(isOfOthers({ entity: undefined, entities })).toBe(false);
  expect(isOfOthers({ entity: 'site', entities })).toBe(false);
});

it('does not divide own emissions by the figure of a whole branch', () => {
  expect(isOfOthers({ entity: 'group', entities })).toBe(true);
});
