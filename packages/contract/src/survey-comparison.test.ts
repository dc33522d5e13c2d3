import { expect, it } from 'vitest';
import { compareSurveys } from './survey-comparison.ts';
import type { SurveyContent, SurveyQuestion, SurveyValue } from './survey-content.ts';
import { tallySurvey } from './survey-tallies.ts';

const none = { en: '', zhTw: '' };
const both = (en: string, zhTw = '') => ({ en, zhTw });
const question = (id: string, more: Partial<SurveyQuestion>): SurveyQuestion => ({
  id,
  kind: 'rating',
  text: both(id),
  help: none,
  required: false,
  condition: null,
  options: [],
  steps: 5,
  ends: { low: none, high: none },
  ...more,
});
const option = (id: string, en: string, topicId: string | null = null) => ({ id, text: both(en), topicId });
const contentOf = (questions: SurveyQuestion[]): SurveyContent => ({
  title: both('Title'),
  introduction: none,
  privacy: none,
  thanks: none,
  sections: [{ id: 'all', title: none, intro: none, questions }],
});
const group = (id: string, en: string, stakeholder: string | null = null) => ({ id, name: both(en), stakeholder });
const rating = (step: number): SurveyValue => ({ kind: 'rating', step });

const resultsOf = (
  questions: SurveyQuestion[],
  groups: ReturnType<typeof group>[],
  answers: readonly [string, Record<string, SurveyValue>][],
  isHiding = false,
) => {
  const content = contentOf(questions);
  const responses = answers.map(([groupId, given]) => ({ groupId, answers: given }));
  return { content, groups, tallies: tallySurvey(content, responses, isHiding).tallies };
};

it('sets what the same groups said to a question beside each other, with the difference', () => {
  const now = resultsOf(
    [question('fair', {})],
    [group('a', 'Staff', 'employees'), group('b', 'New')],
    [
      ['a', { fair: rating(5) }],
      ['a', { fair: rating(4) }],
      ['b', { fair: rating(1) }],
    ],
  );
  const before = resultsOf(
    [question('fair', {})],
    [group('x', 'People', 'employees'), group('y', 'Gone')],
    [
      ['x', { fair: rating(3) }],
      ['x', { fair: rating(3) }],
    ],
  );
  const found = compareSurveys(now, before);
  expect(found.groups.map(({ now: one, before: other }) => [one, other])).toEqual([
    [null, null],
    ['a', 'x'],
  ]);
  expect([found.groupsOnlyNow, found.groupsOnlyBefore]).toEqual([[both('New')], [both('Gone')]]);
  const [row] = found.questions[0]?.rows ?? [];
  expect(row?.figures[1]).toMatchObject({ difference: '1.5', now: { mean: '4.5' }, before: { mean: '3' } });
});

it('finds a question by its words where its name is another, and says which words were others', () => {
  const now = resultsOf(
    [question('q-1', { text: both('How fair?') }), question('kept', { text: both('New words') })],
    [],
    [],
  );
  const before = resultsOf(
    [question('q-9', { text: both('how  fair') }), question('kept', { text: both('Old words') })],
    [],
    [],
  );
  const { gaps } = compareSurveys(now, before);
  expect(gaps.map(({ why }) => why)).toEqual(['not_shown', 'not_shown']);
  const answers: [string, Record<string, SurveyValue>][] = [['a', { 'q-1': rating(2), kept: rating(2) }]];
  const earlier: [string, Record<string, SurveyValue>][] = [['a', { 'q-9': rating(2), kept: rating(2) }]];
  const given = compareSurveys(
    resultsOf(now.content.sections[0]?.questions ?? [], [], answers),
    resultsOf(before.content.sections[0]?.questions ?? [], [], earlier),
  );
  expect(given.questions.map(({ wordedBefore }) => wordedBefore)).toEqual([null, both('Old words')]);
});

it('says of everything that cannot be compared why not', () => {
  const options = [option('one', 'Air'), option('two', 'Water')];
  const now = resultsOf(
    [
      question('steps', { steps: 5 }),
      question('kind', { text: both('Why so?'), kind: 'number' }),
      question('rank', { kind: 'ranking', options }),
      question('free', { kind: 'text' }),
      question('new', {}),
    ],
    [],
    [],
  );
  const before = resultsOf(
    [
      question('steps', { steps: 4 }),
      question('other', { text: both('Why so?'), kind: 'rating' }),
      question('rank', { kind: 'ranking', options: [...options, option('three', 'Noise')] }),
      question('free', { kind: 'text' }),
      question('old', { text: both('An old one') }),
    ],
    [],
    [],
  );
  expect(compareSurveys(now, before).gaps.map(({ text, why }) => [text.en, why])).toEqual([
    ['steps', 'steps'],
    ['Why so?', 'kind'],
    ['rank', 'options'],
    ['free', 'text'],
    ['new', 'only_now'],
    ['An old one', 'only_before'],
  ]);
});

it('compares shares of choices that both had, and topics by what they stand for', () => {
  const choice = (id: string): SurveyValue => ({ kind: 'single', choice: id });
  const topics = (id: string, step: number): SurveyValue => ({ kind: 'topics', steps: [{ id, step }] });
  const now = resultsOf(
    [
      question('where', { kind: 'single', options: [option('n', 'Near'), option('f', 'Far')] }),
      question('topics', { kind: 'topics', options: [option('topic-1', 'Renamed', 'T')] }),
    ],
    [],
    [
      ['a', { where: choice('n'), topics: topics('topic-1', 5) }],
      ['a', { where: choice('f') }],
    ],
  );
  const before = resultsOf(
    [
      question('where', { kind: 'single', options: [option('near', 'Near.'), option('sea', 'At sea')] }),
      question('topics', { kind: 'topics', options: [option('topic-7', 'Air', 'T')] }),
    ],
    [],
    [['a', { where: choice('near'), topics: topics('topic-7', 3) }]],
  );
  const [where, rated] = compareSurveys(now, before).questions;
  expect(where).toMatchObject({ onlyNow: [both('Far')], onlyBefore: [both('At sea')] });
  expect(where?.rows[0]?.figures[0]?.difference).toBe('-50');
  expect(rated?.rows[0]?.figures[0]?.difference).toBe('2');
});

it('finds an option that a copy words otherwise by its name, and no topic by it', () => {
  const ranked = (...order: string[]): SurveyValue => ({ kind: 'ranking', order });
  const topics = (id: string): SurveyValue => ({ kind: 'topics', steps: [{ id, step: 3 }] });
  const surveyOf = (words: readonly [string, string], topic: string) =>
    resultsOf(
      [
        question('rank', { kind: 'ranking', options: [option('o-1', words[0]), option('o-2', words[1])] }),
        question('topics', { kind: 'topics', options: [option('topic-1', topic, topic)] }),
      ],
      [],
      [['a', { rank: ranked('o-1', 'o-2'), topics: topics('topic-1') }]],
    );
  const { questions, gaps } = compareSurveys(
    surveyOf(['Water', 'Clean air'], 'Soil'),
    surveyOf(['Water', 'Air'], 'Sea'),
  );
  const rows = questions[0]?.rows.map(({ text, wordedBefore }) => [text?.en, wordedBefore?.en]);
  expect(rows).toEqual([
    ['Water', undefined],
    ['Clean air', 'Air'],
  ]);
  expect(gaps.map(({ why }) => why)).toEqual(['options']);
  // An author may have put the words of two options into each other’s place.
  const [swapped] = compareSurveys(surveyOf(['Air', 'Water'], 'Soil'), surveyOf(['Water', 'Air'], 'Soil')).questions;
  expect(swapped?.rows.map(({ figures }) => figures[0]?.difference)).toEqual(['-1', '1']);
});

it('shows nothing of a group that is too small in one of the surveys', () => {
  const answers = (count: number): [string, Record<string, SurveyValue>][] =>
    Array.from({ length: count }, () => ['a', { fair: rating(2) }]);
  const groups = [group('a', 'Staff')];
  const now = resultsOf([question('fair', {})], groups, answers(6), true);
  const before = resultsOf([question('fair', {})], groups, answers(4), true);
  expect(compareSurveys(now, before)).toMatchObject({ questions: [], gaps: [{ why: 'not_shown' }] });
});
