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

const topicQuestion = question('rated', 'topics', { options: [{ id: 'one', text: none, topicId: 'one' }] });
const rated = (groupId: string, steps: readonly number[]) =>
  steps.map((at) => ({
    groupId,
    answers: { rated: { kind: 'topics', steps: [{ id: 'one', step: at }] } as SurveyValue },
  }));
const ofTopic = (responses: ReturnType<typeof rated>, isHiding = true) =>
  tallySurvey(contentOf(topicQuestion), responses, isHiding).tallies.find(({ optionId }) => optionId === 'one')
    ?.tallies;

it('shows of fewer than ten answers the mean alone, whether or not they are the same', () => {
  for (const steps of [
    [4, 4, 4, 4, 4, 4],
    [3, 4, 5, 4, 4, 4],
  ])
    expect(ofTopic(rated('a', steps))?.map(({ mean, deviation, counts }) => [mean, deviation, counts])).toEqual([
      ['4', null, []],
      ['4', null, []],
    ]);
  expect(ofTopic(rated('a', [4, 4, 4, 4, 4, 4]), false)?.[0]).toMatchObject({ deviation: '0', isWithheld: false });
});

it('shows how ten answers are spread, and nothing of them where all or all but one are the same', () => {
  const shownOf = (steps: readonly number[]) => ofTopic(rated('a', steps))?.map(({ isWithheld }) => isWithheld);
  expect(shownOf([1, 2, 4, 4, 4, 4, 4, 4, 4, 4])).toEqual([false, false]);
  expect(shownOf([1, 4, 4, 4, 4, 4, 4, 4, 4, 4])).toEqual([]);
  expect(shownOf([4, 4, 4, 4, 4, 4, 4, 4, 4, 4])).toEqual([]);
});

/** Every way in which so many people choose among three steps. */
const waysOf = (count: number) =>
  Array.from({ length: count + 1 }, (_, low) =>
    Array.from({ length: count - low + 1 }, (__, high) => [
      ...Array.from({ length: low }, () => 1),
      ...Array.from({ length: count - low - high }, () => 2),
      ...Array.from({ length: high }, () => 3),
    ]),
  ).flat();
const mostOf = (steps: readonly number[]) => Math.max(...[1, 2, 3].map((at) => steps.filter((s) => s === at).length));

it('shows the same of ten or more of whom all but one agree, whatever they agree on and whoever is beside them', () => {
  const three = { ...topicQuestion, steps: 3 };
  const others = [[], ...waysOf(2), ...waysOf(5), [1, 1, 2, 2, 2, 3, 3, 3, 1, 2]];
  for (const beside of others)
    for (const count of [10, 11, 12]) {
      const shown = waysOf(count).map((steps) => {
        const { tallies } = tallySurvey(contentOf(three), [...rated('a', steps), ...rated('b', beside)], true);
        return { isOne: count - mostOf(steps) < 2, said: JSON.stringify(tallies) };
      });
      const hidden = new Set(shown.flatMap(({ isOne, said }) => (isOne ? [said] : [])));
      expect(hidden.size).toBe(1);
      expect(shown.filter(({ isOne, said }) => !isOne && hidden.has(said))).toEqual([]);
    }
});

it('shows the same of a group whose answers are all at an end of the scale as where one is beside it', () => {
  expect(ofTopic(rated('a', [5, 5, 5, 5, 5]))).toEqual(ofTopic(rated('a', [5, 5, 5, 5, 4])));
  expect(ofTopic(rated('a', [1, 1, 1, 1, 1]))).toEqual(ofTopic(rated('a', [1, 1, 2, 1, 1])));
});

it('withholds how everybody’s answers are spread where that of one group would follow from it', () => {
  const large = rated('a', [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  const [everybody, own] = ofTopic([...large, ...rated('b', [4, 4, 4, 4, 4])]) ?? [];
  expect([everybody?.spreadOf, own?.spreadOf]).toEqual([10, 10]);
  expect(everybody?.counts).toEqual(own?.counts);
  // The mean of everybody counts the other group as it is shown.
  const ends = ofTopic([...large, ...rated('b', [5, 5, 5, 5, 5])]) ?? [];
  expect(ends.map(({ sum }) => sum)).toEqual([54, 30, 24]);
});

it('tells by everybody’s spread nothing of groups whose means are shown', () => {
  const apart = ofTopic([...rated('a', [4, 4, 4, 4, 4, 4]), ...rated('b', [2, 2, 2, 2, 2, 2])]) ?? [];
  expect(apart.map(({ mean, counts, deviation }) => [mean, counts, deviation])).toEqual([
    ['3', [], null],
    ['4', [], null],
    ['2', [], null],
  ]);
  const moved = ofTopic([...rated('a', [5, 5, 5, 5, 5, 5]), ...rated('b', [1, 2, 3, 3, 4, 4])]) ?? [];
  expect(moved.map(({ isWithheld }) => isWithheld)).toEqual([true, true, true]);
});

it('shows no number of fewer than ten, which nought alone would tell of each', () => {
  const numbers = (count: number) =>
    tallySurvey(
      contentOf(question('hours', 'number')),
      Array.from({ length: count }, (_, place) => ({
        groupId: 'a',
        answers: { hours: { kind: 'number', number: String(place % 3) } as SurveyValue },
      })),
      true,
    ).tallies.flatMap(({ tallies }) => tallies.map(({ mean }) => mean));
  expect(numbers(9)).toEqual([]);
  expect(numbers(12)).toEqual(['1', '1']);
});

it('shows nothing of a group that all put one option first, whose place the others would tell', () => {
  const options = ['one', 'two', 'three'].map((id) => ({ id, text: none, topicId: null }));
  const content = contentOf(question('ranked', 'ranking', { options }));
  const order = (...ids: string[]) => ({
    groupId: 'a',
    answers: { ranked: { kind: 'ranking', order: ids } as SurveyValue },
  });
  const shown = (...last: ReturnType<typeof order>[]) =>
    tallySurvey(content, [...Array.from({ length: 5 }, () => order('one', 'two', 'three')), ...last], true)
      .tallies.filter(({ optionId }) => optionId !== null)
      .map(({ tallies, hiddenGroups }) => [tallies.length, hiddenGroups]);
  expect(shown(order('one', 'three', 'two'))).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  // All but one put the third last, as its mean would say.
  expect(shown(order('two', 'three', 'one'))).toEqual(shown(order('one', 'three', 'two')));
  expect(shown(order('three', 'one', 'two'), order('three', 'two', 'one'))).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
  ]);
});

it('shows nothing of ten rankings of which all but one are the same', () => {
  const options = ['one', 'two', 'three'].map((id) => ({ id, text: none, topicId: null }));
  const order = (...ids: string[]) => ({
    groupId: 'a',
    answers: { ranked: { kind: 'ranking', order: ids } as SurveyValue },
  });
  const same = Array.from({ length: 9 }, () => order('one', 'two', 'three'));
  const shown = tallySurvey(
    contentOf(question('ranked', 'ranking', { options })),
    [...same, order('three', 'two', 'one')],
    true,
  );
  expect(shown.tallies.filter(({ optionId }) => optionId !== null).map(({ tallies }) => tallies)).toEqual([[], [], []]);
});

it('shows the mean of everybody as a limit where one group is at an end of the scale', () => {
  const [everybody] = ofTopic([...rated('a', [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]), ...rated('b', [5, 5, 5, 5, 5])]) ?? [];
  expect(everybody).toMatchObject({ mean: '3.6', bound: 'high' });
});

it('says of no choice of a small group how often it was made', () => {
  const options = ['yes', 'no'].map((id) => ({ id, text: none, topicId: null }));
  const chosen = Array.from({ length: 6 }, () => ({
    groupId: 'a',
    answers: { q: { kind: 'single', choice: 'yes' } as SurveyValue },
  }));
  const [asked] = tallySurvey(contentOf(question('q', 'single', { options })), chosen, true).tallies;
  expect(asked?.tallies[0]).toMatchObject({ answered: 6, counts: [], isWithheld: true });
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
  const many = Array.from({ length: 6 }, () => same).flat();
  expect(tallySurvey(content, many, false).duplicates).toBeGreaterThan(9);
  expect(tallySurvey(content, many, true).duplicates).toBe(0);
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

it('withholds numbers that are all the same also where binary fractions add up to nearly that', () => {
  for (const number of ['0.1', '12.3', '1234.56']) {
    const responses = Array.from({ length: 10 }, () => ({
      groupId: 'a',
      answers: { hours: { kind: 'number', number } as SurveyValue },
    }));
    expect(tallySurvey(contentOf(question('hours', 'number')), responses, true).tallies[0]?.tallies).toEqual([]);
  }
});

it('counts an option that nobody chose, also in private surveys', () => {
  const options = ['one', 'two', 'three'].map((id) => ({ id, text: none, topicId: null }));
  const content = contentOf(question('chosen', 'best_worst', { options }));
  const responses = Array.from({ length: 12 }, (_, place) => ({
    groupId: 'a',
    answers: {
      chosen: (place % 2 === 0
        ? { kind: 'best_worst', best: 'one', worst: 'two' }
        : { kind: 'best_worst', best: 'two', worst: 'one' }) as SurveyValue,
    },
  }));
  for (const isHiding of [false, true]) {
    const { tallies } = tallySurvey(content, responses, isHiding);
    expect(tallies.find(({ optionId }) => optionId === 'three')?.tallies[0]).toMatchObject({ answered: 12, sum: 0 });
  }
});

it('shows a mean that is one answer from an end of the scale as a limit', () => {
  const boundOf = (steps: readonly number[], isHiding = true) => {
    const { mean, bound } = ofTopic(rated('a', steps), isHiding)?.[1] ?? {};
    return [mean, bound];
  };
  expect(boundOf([5, 5, 5, 5, 5])).toEqual(['4.8', 'high']);
  expect(boundOf([5, 5, 5, 5, 4])).toEqual(['4.8', 'high']);
  expect(boundOf([1, 1, 1, 1, 2])).toEqual(['1.2', 'low']);
  expect(boundOf([5, 5, 5, 4, 4])).toEqual(['4.6', null]);
  expect(boundOf([5, 5, 5, 5, 5], false)).toEqual(['5', null]);
});

it('shows nothing of numbers of which all but one are the same', () => {
  const numbers = (...given: readonly number[]) =>
    tallySurvey(
      contentOf(question('hours', 'number')),
      given.map((number) => ({
        groupId: 'a',
        answers: { hours: { kind: 'number', number: String(number) } } as const,
      })),
      true,
    ).tallies[0]?.tallies[1];
  const most = Array.from({ length: 9 }, () => 40);
  expect(numbers(...most, 48)).toBeUndefined();
  expect(numbers(...most, 41, 48)).toMatchObject({ isWithheld: false });
});

it('counts everybody whose spread is shown, and says how many they are, beside a small group', () => {
  const large = rated('a', [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  const [everybody, own] = ofTopic([...large, ...rated('b', [4, 4, 4, 4, 3])]) ?? [];
  expect(everybody).toMatchObject({ answered: 15, spreadOf: 10, deviation: null, isWithheld: false });
  expect(everybody?.counts).toEqual(own?.counts);
});
