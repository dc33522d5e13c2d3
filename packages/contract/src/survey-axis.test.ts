import { expect, it } from 'vitest';
import { stakeholderValues } from './survey-axis.ts';
import type { SurveyContent, SurveyQuestion } from './survey-content.ts';
import { surveyLimits } from './survey-limits.ts';
import type { QuestionTally } from './survey-tallies.ts';

const none = { en: '', zhTw: '' };
const question = (kind: SurveyQuestion['kind'], id = 'q'): SurveyQuestion => ({
  id,
  kind,
  text: none,
  help: none,
  required: false,
  condition: null,
  options: [
    { id: 'a', text: none, topicId: 'air' },
    { id: 'b', text: none, topicId: null },
    { id: 'c', text: none, topicId: 'water' },
  ],
  steps: 5,
  ends: { low: none, high: none },
});
const contentOf = (...questions: SurveyQuestion[]): SurveyContent => ({
  title: none,
  introduction: none,
  privacy: none,
  thanks: none,
  sections: [{ id: 's', title: none, intro: none, questions }],
});
const tally = (
  groups: Readonly<Record<string, readonly [mean: string, answered: number]>>,
  id = 'q',
): QuestionTally => ({
  questionId: id,
  optionId: 'a',
  hiddenGroups: 0,
  tallies: Object.entries(groups).map(([groupId, [mean, answered]]) => ({
    groupId,
    answered,
    mean,
    sum: Number(mean) * answered,
    bound: null,
    deviation: null,
    counts: [],
    spreadOf: 0,
    isWithheld: true,
  })),
});
const enough = surveyLimits.fewestShown;
const meanOf = (...args: Parameters<typeof stakeholderValues>) => stakeholderValues(...args)[0]?.value;

it('is the mean of the groups, each by its weight, not by how many people are in it', () => {
  const said = [tally({ staff: ['5', 200], investors: ['2', enough] })];
  const content = contentOf(question('topics'));
  expect(meanOf(content, said, new Map())).toBe('3.5');
  expect(meanOf(content, said, new Map([['investors', '2']]))).toBe('3');
  expect(meanOf(content, said, new Map([['investors', '0']]))).toBe('5');
});

it('leaves out a group of which fewer than five people said something, whatever it weighs', () => {
  const content = contentOf(question('topics'));
  const weights = new Map([['few', '999']]);
  const [topic] = stakeholderValues(content, [tally({ many: ['2', enough], few: ['5', enough - 1] })], weights);
  expect(topic).toEqual({ topicId: 'air', value: '2', groups: [{ groupId: 'many', value: '2', answers: enough }] });
  expect(stakeholderValues(content, [tally({ few: ['5', enough - 1] })], weights)).toEqual([]);
});

it('puts ratings, places and choices on one scale', () => {
  const at = (kind: SurveyQuestion['kind'], mean: string) =>
    meanOf(contentOf(question(kind)), [tally({ staff: [mean, enough] })], new Map());
  expect([at('topics', '5'), at('topics', '1')]).toEqual(['5', '1']);
  expect([at('ranking', '1'), at('ranking', '2'), at('ranking', '3')]).toEqual(['5', '2.5', '0']);
  expect([at('best_worst', '1'), at('best_worst', '0'), at('best_worst', '-1')]).toEqual(['5', '2.5', '0']);
});

it('counts what one group said in several questions by how many answered each', () => {
  const content = contentOf(question('topics', 'one'), question('topics', 'two'));
  const said = [tally({ staff: ['5', 15] }, 'one'), tally({ staff: ['1', 5] }, 'two')];
  expect(stakeholderValues(content, said, new Map())).toEqual([
    { topicId: 'air', value: '4', groups: [{ groupId: 'staff', value: '4', answers: 20 }] },
  ]);
});

it('says nothing of a topic for which no group counts', () => {
  const said = [tally({ staff: ['5', enough] })];
  expect(stakeholderValues(contentOf(question('topics')), said, new Map([['staff', '0']]))).toEqual([]);
});

it('lists groups in the order of their weights, whoever answered first', () => {
  const weights = new Map([
    ['investors', '1'],
    ['staff', '2'],
  ]);
  const content = contentOf(question('topics'));
  const one = stakeholderValues(content, [tally({ staff: ['5', 9], investors: ['2', 8] })], weights);
  const other = stakeholderValues(content, [tally({ investors: ['2', 8], staff: ['5', 9] })], weights);
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(one[0]?.groups.map(({ groupId }) => groupId)).toEqual(['investors', 'staff']);
});

it('works out the groups together from what people said, not from means that are rounded for readers', () => {
  const said = (groupId: string, steps: readonly number[]): QuestionTally['tallies'][number] => ({
    groupId,
    answered: steps.length,
    mean: (steps.reduce((sum, step) => sum + step, 0) / steps.length).toFixed(2),
    sum: steps.reduce((sum, step) => sum + step, 0),
    bound: null,
    deviation: null,
    counts: [],
    spreadOf: 0,
    isWithheld: true,
  });
  const tallies = [said('staff', [2, 2, 2, 2, 3, 3]), said('investors', [4, 4, 4, 5, 5, 5])];
  const ofAir = { questionId: 'q', optionId: 'a', hiddenGroups: 0, tallies };
  // (3 × 7/3 + 9/2) / 4 is 2.875; from 2.33 it would be 2.8725.
  expect(meanOf(contentOf(question('topics')), [ofAir], new Map([['staff', '3']]))).toBe('2.88');
});
