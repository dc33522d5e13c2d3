import { expect, it } from 'vitest';
import { unlikeIn } from './intensity-cover.ts';

const entities = [
  { id: 'group', parentId: null },
  { id: 'site', parentId: 'group' },
];
const shareOf = (percent: string) => ({ kind: 'share' as const, share: { percent, steps: [] } });
const whole = shareOf('100');

it('divides what is of the same entities', () => {
  expect(unlikeIn({ entity: undefined, entities, steps: [whole, { kind: 'source' }] })).toBeUndefined();
  expect(unlikeIn({ entity: 'site', entities, steps: [{ kind: 'source' }] })).toBeUndefined();
});

it('does not divide own emissions by the figure of a whole branch', () => {
  expect(unlikeIn({ entity: 'group', entities, steps: [{ kind: 'entities' }] })).toBe('below');
});

it('does not divide whole emissions by a figure of shares, or without some entities', () => {
  const half = shareOf('50');
  expect(unlikeIn({ entity: undefined, entities, steps: [whole, half] })).toBe('boundary');
  expect(unlikeIn({ entity: undefined, entities, steps: [whole, { kind: 'left_out' }] })).toBe('boundary');
});
