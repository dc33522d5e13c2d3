import type { ClimateImportAnswer, ClimateImportMapping } from '@esg/contract';
import { expect, it } from 'vitest';
import { withAnswers, withoutAnswer } from './import-answers.ts';

const of = { entityId: null, label: 'Boiler', activityTypeId: 'gas', unit: 'kWh', region: null, activity: null };
const answer = (
  more: Partial<ClimateImportAnswer['of']>,
  change: ClimateImportAnswer['change'],
): ClimateImportAnswer => ({
  of: { ...of, reason: 'region_unstated', ...more },
  change,
});
const region = answer({}, { region: 'GB' });
const name = answer({ reason: 'activity_unstated', region: 'GB' }, { activity: 'Natural gas' });
const basis = answer({ reason: 'calorific_basis_unstated', region: 'GB', activity: 'Natural gas' }, { basis: 'gross' });
const other = answer({ label: 'Oven', reason: 'activity_unstated', region: 'GB' }, { activity: 'Natural gas' });
const mapping = { answers: [basis, other, name, region] } as unknown as ClimateImportMapping;

it('removes with an answer those to what it led to, and no other', () => {
  expect(withoutAnswer(mapping, region).answers).toEqual([other]);
  expect(withoutAnswer(mapping, name).answers).toEqual([other, region]);
  expect(withoutAnswer(mapping, basis).answers).toEqual([other, name, region]);
});

it('keeps one answer to a question, the newest', () => {
  const again = answer({ reason: 'activity_unstated', region: 'GB' }, { activity: 'Town gas' });
  expect(withAnswers(mapping, [again]).answers).toEqual([again, basis, other, region]);
});
