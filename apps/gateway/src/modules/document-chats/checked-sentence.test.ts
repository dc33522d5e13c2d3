import { describe, expect, it } from 'vitest';
import { checkedSentence, type Passage } from './checked-sentence.ts';

const english = [
  'Our planet',
  'Emissions (tCO2e)\t2024\t2023',
  'Scope 1 emissions\t1,204\t1,310',
  'Scope 2 emissions\t88.5\t90.5',
  '',
  'We employed 512 people at the end of 2024. There were no work-related fatalities in 2024. We plan to cut water use by 20% by 2030.',
  'There were no fatalities but three injuries in 2024.',
  'Scope 1 energy was 31 MWh and Scope 2 energy was 57 MWh in 2024.',
  'Scope 3 water was 9 m³, unlike Scope 4 water.',
  'Water withdrawn fell from 930 m³ in 2023 to 870 m³ in 2024. Non-hazardous waste was 45 tonnes in 2024. About 7% of our people work part-time.',
].join('\n');
const chinese =
  '2024年，本集團的溫室氣體排放量為1,204公噸。2024年並無發生致命工傷。本公司計劃於2030年前減少用水20%。2024年並無死亡，但有三宗受傷。';

const passage = (text: string): Passage => ({
  documentId: '00000000-0000-4000-8000-000000000001',
  documentName: 'Report.pdf',
  fileNumber: 1,
  page: 3,
  pageLabel: null,
  text,
});
const passages = new Map([
  ['p1', passage(english)],
  ['p2', passage(chinese)],
]);
const question =
  'Emissions, people, water, waste, fatalities, injuries, energy, part-time? 排放、工傷、用水、死亡、受傷';
const checked = (text: string, quote: string, from = 'p1') =>
  checkedSentence(question, { text, quote, passage: from }, passages);

const table = 'Emissions (tCO2e)\t2024\t2023\nScope 1 emissions\t1,204\t1,310';
describe('a sentence of a model is shown where', () => {
  it.each([
    ['a row and its head state it', 'Scope 1 emissions were 1,204 tCO2e in 2024.', table],
    ['its figure stands in the column of its year', 'Scope 1 emissions were 1,310 tCO2e in 2023.', table],
    ['blanks are copied otherwise', 'Scope 1 emissions were 1204 tCO2e in 2024.', table.replaceAll('\t', '  ')],
    [
      'its own sentence states it',
      'At the end of 2024, 512 people were employed.',
      'We employed 512 people at the end of 2024.',
    ],
    [
      'a denial is kept',
      'There were no work-related fatalities in 2024.',
      'There were no work-related fatalities in 2024.',
    ],
    ['a plan is kept', 'The plan is to cut water use by 20% by 2030.', 'We plan to cut water use by 20% by 2030.'],
    [
      'all figures are kept in their order',
      'Water withdrawn fell from 930 m³ in 2023 to 870 m³ in 2024.',
      'Water withdrawn fell from 930 m³ in 2023 to 870 m³ in 2024.',
    ],
  ])('%s', (_, text, quote) => {
    const sentence = checked(text, quote);
    expect(sentence?.text).toBe(text);
    expect(english).toContain(sentence?.citation?.quote);
  });

  it('Chinese pages state it in Chinese', () => {
    const sentence = checked('溫室氣體排放量為1,204公噸。', '本集團的溫室氣體排放量為1,204公噸', 'p2');
    expect(chinese).toContain(sentence?.citation?.quote);
    expect(checked('2024年並無發生致命工傷。', '2024年並無發生致命工傷', 'p2')).toBeDefined();
  });
});

describe('a sentence of a model is dropped where', () => {
  it.each([
    [
      'its quote is not on the page',
      'Scope 1 emissions were 1,204 tCO2e.',
      'Scope 1 emissions were 1,204 tCO2e in 2024',
    ],
    ['its quote is a piece of a number', 'Scope 1 emissions were 204.', '204\t1,310'],
    ['its number is another one', 'Scope 1 emissions were 1,205 tCO2e in 2024.', table],
    ['its number is in words', 'We employed five hundred people.', 'We employed 512 people at the end of 2024.'],
    ['its year is another one', 'Scope 1 emissions were 1,204 tCO2e in 2022.', table],
    ['its figure belongs to another year', 'Scope 1 emissions were 1,310 tCO2e in 2024.', table],
    ['its figure has no year, where there are several', 'Scope 1 emissions were 1,204 tCO2e.', table],
    [
      'its figure belongs to another row',
      'Scope 1 emissions were 88.5 tCO2e in 2024.',
      `${table}\nScope 2 emissions\t88.5\t90.5`,
    ],
    [
      'its figure belongs to another year of the sentence',
      'Water withdrawn in 2024 was 930 m³.',
      'Water withdrawn fell from 930 m³ in 2023 to 870 m³ in 2024.',
    ],
    ['its unit is another one', 'Scope 1 emissions were 1,204 kg in 2024.', table],
    ['a denial is left out', 'There were work-related fatalities in 2024.', 'work-related fatalities in 2024'],
    ['a plan is left out', 'Water use was cut by 20% by 2030.', 'cut water use by 20% by 2030'],
    ['an estimate is left out', '7% of our people work part-time.', '7% of our people work part-time'],
    ['a word is cut', 'Hazardous waste was 45 tonnes in 2024.', 'hazardous waste was 45 tonnes in 2024'],
    [
      'a direction is added',
      'The number of people increased to 512 in 2024.',
      'We employed 512 people at the end of 2024.',
    ],
    [
      'a superlative is added',
      'The company is the best employer of 512 people.',
      'We employed 512 people at the end of 2024.',
    ],
    [
      'it denies what stands beside the denial',
      'There were no injuries in 2024.',
      'There were no fatalities but three injuries in 2024.',
    ],
    [
      'it gives the figure of one scope to another',
      'Scope 2 energy was 31 MWh and Scope 1 energy was 57 MWh in 2024.',
      'Scope 1 energy was 31 MWh and Scope 2 energy was 57 MWh in 2024.',
    ],
    [
      'it gives the only figure to another scope',
      'Scope 4 water was 9 m³.',
      'Scope 3 water was 9 m³, unlike Scope 4 water.',
    ],
    ['it is a translation', '2024年底僱用512人。', 'We employed 512 people at the end of 2024.'],
    ['it is about nothing that was asked', 'Our planet.', 'Our planet'],
    ['it says nothing', 'It is.', 'We employed 512 people at the end of 2024.'],
    ['it is empty', '', 'We employed 512 people at the end of 2024.'],
  ])('%s', (_, text, quote) => expect(checked(text, quote)).toBeUndefined());

  it('a denial or a plan of a Chinese page is left out', () => {
    expect(checked('2024年發生致命工傷。', '發生致命工傷', 'p2')).toBeUndefined();
    expect(checked('2030年前減少用水20%。', '於2030年前減少用水20%', 'p2')).toBeUndefined();
  });

  it('a Chinese denial is of something else', () => {
    expect(checked('2024年並無受傷。', '2024年並無死亡，但有三宗受傷', 'p2')).toBeUndefined();
    expect(checked('2024年並無死亡。', '2024年並無死亡，但有三宗受傷', 'p2')).toBeDefined();
  });

  it('it cites a passage that was not sent, or another one', () => {
    const quote = 'We employed 512 people at the end of 2024.';
    for (const from of ['p2', 'p3', '', '__proto__'])
      expect(checked('We employed 512 people.', quote, from)).toBeUndefined();
  });
});
