import { expect, it } from 'vitest';
import type { SurveyContent, SurveyQuestion, SurveyValue } from './survey-content.ts';
import { countSurvey, tallySurvey } from './survey-tallies.ts';

const none = { en: '', zhTw: '' };
const question = (id: string, kind: SurveyQuestion['kind'], more: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id,
  kind,
  text: { en: id, zhTw: '' },
  help: none,
  required: false,
  condition: null,
  options: [],
  steps: 5,
  ends: { low: none, high: none },
  ...more,
});
const contentOf = (...questions: SurveyQuestion[]): SurveyContent => ({
  title: none,
  introduction: none,
  privacy: none,
  thanks: none,
  sections: [{ id: 'all', title: none, intro: none, questions }],
});
const text = (written: string): SurveyValue => ({ kind: 'text', text: written });
const step = (to: number): SurveyValue => ({ kind: 'rating', step: to });

it('holds the first texts of a question alone, counts the others, and counts the words of all', () => {
  const counting = countSurvey(contentOf(question('said', 'text')), 2);
  for (const written of ['noise', 'water', 'canteen', 'noise again', 'air'])
    counting.add({ groupId: 'a', answers: { said: text(written) } });
  const [said] = counting.result(false).texts;
  expect(said).toMatchObject({ texts: ['air', 'canteen'], further: 3 });
  expect(said?.words).toEqual([{ word: 'noise', count: 2, language: 'en' }]);
});

it('holds no text and no word of a small group, unless small groups are many enough together', () => {
  const told = (sizes: readonly number[]) => {
    const responses = sizes.flatMap((size, group) =>
      Array.from({ length: size }, () => ({ groupId: `g${group}`, answers: { said: text(`group ${group} speaks`) } })),
    );
    return tallySurvey(contentOf(question('said', 'text')), responses, true).texts[0];
  };
  expect(told([5, 4])?.texts).toEqual(Array.from({ length: 5 }, () => 'group 0 speaks'));
  expect(told([5, 4])?.words.find(({ word }) => word === 'speaks')?.count).toBe(5);
  expect(told([5, 4, 1])?.texts).toHaveLength(10);
  expect(told([4])).toMatchObject({ texts: [], further: 0, words: [] });
});

it('counts responses of a group that are the same to the last answer, in whatever order topics were rated', () => {
  const options = ['one', 'two'].map((id) => ({ id, text: { en: id, zhTw: '' }, topicId: null }));
  const content = contentOf(question('a', 'rating'), question('b', 'rating'), question('c', 'topics', { options }));
  const topics = (...ids: string[]): SurveyValue => ({ kind: 'topics', steps: ids.map((id) => ({ id, step: 2 })) });
  const response = (groupId: string, c: SurveyValue) => ({ groupId, answers: { a: step(1), b: step(2), c } });
  const same = [response('g', topics('one', 'two')), response('g', topics('two', 'one'))];
  expect(tallySurvey(content, same, false).duplicates).toBe(1);
  expect(tallySurvey(content, [...same, response('h', topics('one', 'two'))], false).duplicates).toBe(1);
  expect(tallySurvey(content, same, true).duplicates).toBe(0);
});

it('counts an answer only where its question was asked', () => {
  const options = ['yes', 'no'].map((id) => ({ id, text: { en: id, zhTw: '' }, topicId: null }));
  const content = contentOf(
    question('first', 'single', { options }),
    question('second', 'rating', { condition: { questionId: 'first', choices: ['yes'] } }),
  );
  const given = (choice: string) => ({
    groupId: 'a',
    answers: { first: { kind: 'single', choice } as const, second: step(5) },
  });
  const { tallies } = tallySurvey(content, [given('yes'), given('no')], false);
  expect(tallies.find(({ questionId }) => questionId === 'second')?.tallies[0]).toMatchObject({
    answered: 1,
    mean: '5',
  });
});
