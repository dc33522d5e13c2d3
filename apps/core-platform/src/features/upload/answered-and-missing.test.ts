import type { Framework } from '@esg/contract';
import { expect, it } from 'vitest';
import { answeredAndMissing } from './answered-and-missing.ts';

const topics = [
  { disclosures: ['2-1', '302-1'].map((code) => ({ code })) },
  { disclosures: ['305-1', '305-2', '305-3'].map((code) => ({ code })) },
] as unknown as Framework['topics'];
const stateOf = (code: string, status: 'completed' | 'in-progress' | 'new', answeredFields: number) => ({
  code,
  status,
  answeredFields,
});

it('says which disclosures documents can answer, and which have nothing at all', () => {
  const states = [
    stateOf('2-1', 'completed', 1),
    stateOf('302-1', 'new', 0),
    stateOf('305-1', 'in-progress', 2),
    stateOf('305-2', 'new', 0),
  ];
  const { found, missing } = answeredAndMissing({ topics }, states, new Map([['305-2', 2]]));
  expect(found.map(({ code }) => code)).toEqual(['305-2']);
  expect(missing.map(({ code }) => code)).toEqual(['302-1']);
});
