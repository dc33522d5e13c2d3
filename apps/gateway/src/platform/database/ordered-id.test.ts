import { IdSchema } from '@esg/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderedId } from './ordered-id.ts';

it('sorts ids in the order in which they were made, even within one millisecond and when the clock goes back', () => {
  const now = Date.now() + 60_000;
  const made = [
    ...Array.from({ length: 10_000 }, () => orderedId(now)),
    ...Array.from({ length: 10 }, () => orderedId(now - 5_000)),
    orderedId(now + 100),
  ];
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(v.is(IdSchema, made[0])).toBe(true);
});
