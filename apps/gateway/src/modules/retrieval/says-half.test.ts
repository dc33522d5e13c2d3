import { expect, it } from 'vitest';
import { queryOf } from './query.ts';
import { saysHalfOf } from './says-half.ts';

const says = (question: string, piece: string) => saysHalfOf(queryOf(question), piece);

it('comes near with half of the words that were asked, in other forms or words for them too', () => {
  expect(says('How many customers complained in 2022?', 'We received 43 complaints from customers.')).toBe(true);
  expect(says('2022 年的用水量是多少？', 'Water consumption was 6,214 m³ (2021: 5,870 m³)')).toBe(true);
  expect(says('What was the employee turnover?', '僱員流失率\t24.7%')).toBe(true);
});

it('does not come near with one word of many, nor with a year alone', () => {
  expect(says('What is the policy on animal welfare?', 'Our whistle-blowing policy')).toBe(false);
  expect(says('What is the policy on animal welfare in 2022?', 'In 2022 we moved')).toBe(false);
  expect(says('2022?', 'In 2022 we moved')).toBe(false);
});
