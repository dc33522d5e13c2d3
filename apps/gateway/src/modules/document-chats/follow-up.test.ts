import { expect, it } from 'vitest';
import { followUp, followUps } from './follow-up.ts';

const before = 'What was the total water consumption in 2024?';

it.each([
  ['And in 2021?', 'What was the total water consumption in 2021?'],
  ['what about FY2021', 'What was the total water consumption in 2021?'],
  ['2022 and 2023?', 'What was the total water consumption in 2022 and 2023?'],
  ['那麼2021年呢？', 'What was the total water consumption in 2021?'],
])('takes “%s” for the question before it, of these years', (text, meant) => {
  expect(followUp(text, before)).toBe(meant);
});

it.each([
  ['2024年的耗水量是多少？', '2023 年呢？', '2023年的耗水量是多少？'],
  ['How much water was used?', 'And in 2021?', 'How much water was used? (2021)'],
  ['How did emissions change from 2023 to 2024?', 'and 2021 to 2022?', 'How did emissions change from 2021 to 2022?'],
])('takes the years of “%s” away where “%s” names others', (asked, text, meant) => {
  expect(followUp(text, asked)).toBe(meant);
});

it('leaves any other question as it is', () => {
  for (const text of ['And energy in 2021?', 'What was energy use in 2021?', 'And before?', 'Why?', '能源在2021年呢？'])
    expect(followUp(text, before), text).toBeUndefined();
  expect(followUp('And in 2021?', undefined)).toBeUndefined();
  expect(followUp('And in 2021?', '2020?')).toBeUndefined();
  expect(followUp('And in 2021?', 'Is the target of 2030 set against 2020 met?')).toBeUndefined();
});

it('follows a chat: each question the one that was meant before it', () => {
  expect(followUps([before, 'And in 2023?', 'And in 2022?', 'How many people work here?'])).toEqual([
    undefined,
    'What was the total water consumption in 2023?',
    'What was the total water consumption in 2022?',
    undefined,
  ]);
});
