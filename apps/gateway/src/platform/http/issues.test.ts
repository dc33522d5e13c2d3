import { IntegerRowSchema, ValueRowSchema } from '@esg/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { issuesOf } from './issues.ts';

const rulesOf = (schema: v.GenericSchema, number: string) =>
  issuesOf(v.safeParse(schema, { number, unit: '1', descriptor: '' }).issues ?? []).map(({ rule }) => rule);
const digits = '9'.repeat(31);

it.each([
  ['12o', 'not_a_number'],
  ['1e5', 'not_a_number'],
  ['007', 'not_a_number'],
  [digits, 'number_out_of_range'],
  [`-${digits}.5`, 'number_out_of_range'],
  [`0.${'1'.repeat(16)}`, 'number_out_of_range'],
])('gives for the number %s the issue %s', (number, rule) => {
  expect(rulesOf(ValueRowSchema, number)).toEqual([rule]);
});

it.each([
  ['12o', 'not_a_number'],
  ['1.5', 'not_an_integer'],
  [digits, 'number_out_of_range'],
])('gives for the whole number %s the issue %s', (number, rule) => {
  expect(rulesOf(IntegerRowSchema, number)).toEqual([rule]);
});
