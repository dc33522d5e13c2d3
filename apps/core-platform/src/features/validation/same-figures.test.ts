import type { ValueRow } from '@esg/contract';
import { expect, it } from 'vitest';
import { takenOver } from './same-figures.ts';

const row = (number: string, breakdown?: string): ValueRow =>
  Object.assign({ number, unit: 't', descriptor: '' }, breakdown !== undefined && { breakdown });
const answer = (disclosureCode: string, ...rows: ValueRow[]) => ({
  disclosureCode,
  fieldKey: 'scope2',
  value: { type: 'number' as const, rows },
  version: 3,
});

it('takes the total of the other answer, and keeps the parts of its own', () => {
  const change = takenOver(
    answer('28', row('2130.4'), row('7', 'by-site')),
    answer('29', row('2126.8'), row('5', 'by-site')),
  );
  expect(change).toEqual({ ...answer('29', row('2130.4'), row('5', 'by-site')) });
});

it('takes nothing where one of both has no figure any more', () => {
  expect(takenOver(answer('28'), answer('29', row('2126.8')))).toBeUndefined();
  expect(takenOver(undefined, answer('29', row('2126.8')))).toBeUndefined();
  expect(takenOver(answer('28', row('1')), { ...answer('29'), value: null })).toBeUndefined();
});
