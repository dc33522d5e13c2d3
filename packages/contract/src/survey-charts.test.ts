import { expect, it } from 'vitest';
import { surveyCharts } from './survey-charts.ts';
import type { SurveyContent, SurveyQuestion, SurveyValue } from './survey-content.ts';
import { tallySurvey } from './survey-tallies.ts';

const none = { en: '', zhTw: '' };
const option = (id: string) => ({ id, text: { en: id, zhTw: '' }, topicId: null });
const question = (kind: SurveyQuestion['kind'], more: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id: 'asked',
  kind,
  text: { en: 'Asked', zhTw: '' },
  help: none,
  required: false,
  condition: null,
  options: [],
  steps: 5,
  ends: { low: none, high: none },
  ...more,
});
const words = {
  everybody: 'Everyone',
  best: 'Most',
  worst: 'Least',
  notShown: 'Not shown',
  mean: ({ mean, deviation, answered }: { mean: string; deviation: string | null; answered: number }) =>
    `${mean} ± ${deviation ?? '–'} (${answered})`,
  share: (percent: string, count: number) => `${percent}% (${count})`,
};
const groups = ['a', 'b'].map((id) => ({ id, name: { en: `Group ${id}`, zhTw: '' } }));

const chartsOf = (asked: SurveyQuestion, given: readonly [string, SurveyValue][], isHiding = false) => {
  const sections = [{ id: 'all', title: none, intro: none, questions: [asked] }];
  const content: SurveyContent = { title: none, introduction: none, privacy: none, thanks: none, sections };
  const responses = given.map(([groupId, value]) => ({ groupId, answers: { asked: value } }));
  const results = { content, groups, ...tallySurvey(content, responses, isHiding) };
  return surveyCharts(asked, { results, groupId: null, language: 'en', words });
};
const times = (count: number, groupId: string, value: SurveyValue): [string, SurveyValue][] =>
  Array.from({ length: count }, () => [groupId, value]);

it('draws how ratings are spread, never as more than the whole, and their mean with how far people are apart', () => {
  const [spread, means] = chartsOf(question('rating'), [
    ...times(1, 'a', { kind: 'rating', step: 1 }),
    ...times(1, 'a', { kind: 'rating', step: 2 }),
    ...times(1, 'b', { kind: 'rating', step: 4 }),
  ]);
  expect([spread?.form, spread?.categories]).toEqual(['stacked', ['Everyone', 'Group a', 'Group b']]);
  const whole = spread?.series.reduce((sum, { values }) => sum + Number(values[0]), 0) ?? 0;
  expect(whole).toBeLessThanOrEqual(100);
  expect(whole).toBeGreaterThan(99.99);
  expect(means?.series[0]?.displays).toEqual(['2.33 ± 1.25 (3)', '1.5 ± 0.5 (2)', '4 ± 0 (1)']);
});

it('draws topics of which most is made first, and ranked options from the first place on', () => {
  const options = [option('low'), option('high')];
  const steps = [
    { id: 'low', step: 1 },
    { id: 'high', step: 5 },
  ];
  const [means] = chartsOf(question('topics', { options }), times(1, 'a', { kind: 'topics', steps }));
  expect([means?.form, means?.series.map(({ label }) => label)]).toEqual(['heat', ['high', 'low']]);
  const order = ['high', 'low'];
  const [places] = chartsOf(question('ranking', { options }), times(1, 'a', { kind: 'ranking', order }));
  expect([places?.kind, places?.series.map(({ label }) => label)]).toEqual(['places', ['high', 'low']]);
});

it('draws what matters least on the other side of nought', () => {
  const options = [option('one'), option('two'), option('three')];
  const given = times(2, 'a', { kind: 'best_worst', best: 'one', worst: 'two' });
  const [, spread] = chartsOf(question('best_worst', { options }), given);
  expect(spread?.categories).toEqual(['one', 'three', 'two']);
  expect(spread?.series.map(({ values }) => values)).toEqual([
    ['100', '0', '0'],
    ['0', '0', '-100'],
  ]);
});

it('draws choices by group, and nothing of a group of fewer than five', () => {
  const asked = question('single', { options: [option('one'), option('two')] });
  const given: [string, SurveyValue][] = [
    ...times(8, 'a', { kind: 'single', choice: 'one' }),
    ...times(2, 'a', { kind: 'single', choice: 'two' }),
    ...times(4, 'b', { kind: 'single', choice: 'two' }),
  ];
  const [chart] = chartsOf(asked, given, true);
  expect(chart?.series.map(({ label, displays }) => [label, displays])).toEqual([
    ['Everyone', ['80% (8)', '20% (2)']],
    ['Group a', ['80% (8)', '20% (2)']],
  ]);
  expect(chartsOf(asked, given.slice(0, 8), true)).toEqual([]);
  expect(chartsOf(asked, given.slice(0, 4), true)).toEqual([]);
});

it('draws the words of texts, and a map where a scale has more steps than colours', () => {
  const given = ['More noise', 'Noise', 'Quiet'].map((text): [string, SurveyValue] => ['a', { kind: 'text', text }]);
  expect(chartsOf(question('text'), given)).toMatchObject([{ kind: 'words', categories: ['noise'] }]);
  const [spread] = chartsOf(question('rating', { steps: 10 }), times(1, 'a', { kind: 'rating', step: 10 }));
  expect([spread?.form, spread?.categories.length, spread?.series.length]).toEqual(['heat', 10, 2]);
});
