import type { ClimateImportAnswer, ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { expect, it } from 'vitest';
import { answered } from './row-answers.ts';

const said = { entityId: null, activityTypeId: 'electricity', unit: 'kWh', region: 'HK', activity: null };
const question = { reason: 'activity_unstated', choices: ['Electricity, CLP'] } as unknown as ClimateQuestion;
const taken = (label: string) => {
  const line = Object.assign({ label }, said) as unknown as NewClimateActivity;
  const answer = {
    of: Object.assign({ label, reason: 'activity_unstated' }, said),
    change: { activity: 'Electricity, CLP' },
  } as unknown as ClimateImportAnswer;
  return answered(line, [answer], ({ activity }) => (activity === null ? question : null)).line.activity;
};

it('takes an answer for the rows of a meter, and for no rows without a name', () => {
  expect(taken('CLP 4410')).toBe('Electricity, CLP');
  expect(taken('')).toBeNull();
});
