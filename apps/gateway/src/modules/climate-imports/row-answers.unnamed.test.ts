import type { ClimateImportAnswer, ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { expect, it } from 'vitest';
import { answered, answersByQuestion } from './row-answers.ts';

const said = { entityId: null, activityTypeId: 'electricity', unit: 'kWh', region: 'HK', activity: null };
const question = { reason: 'activity_unstated', choices: ['Electricity, CLP'] } as unknown as ClimateQuestion;
const taken = (label: string) => {
  const line = Object.assign({ label }, said) as unknown as NewClimateActivity;
  const answer = {
    of: Object.assign({ label, reason: 'activity_unstated' }, said),
    change: { activity: 'Electricity, CLP' },
  } as unknown as ClimateImportAnswer;
  return answered(line, answersByQuestion([answer]), ({ activity }) => (activity === null ? question : null)).line
    .activity;
};

it('takes an answer for the rows of a meter, and for no rows without a name', () => {
  expect(taken('CLP 4410')).toBe('Electricity, CLP');
  expect(taken('')).toBeNull();
});

it('takes of an answer what its question is settled by, and nothing else', () => {
  const line = { label: 'CLP 4410', ...said, region: null } as unknown as NewClimateActivity;
  const asked = { reason: 'region_unstated', choices: [] } as ClimateQuestion;
  const questionOf = ({ region }: NewClimateActivity) => (region === null ? asked : null);
  const by = (change: object) => {
    const answer = { of: { label: 'CLP 4410', ...said, region: null, reason: 'region_unstated' }, change };
    return answered(line, answersByQuestion([answer as unknown as ClimateImportAnswer]), questionOf).line;
  };
  expect(by({ factorId: 'x', activity: 'Electricity, CLP' })).toEqual(line);
  expect(by({ factorId: 'x', region: 'HK' })).toEqual({ ...line, region: 'HK' });
});
