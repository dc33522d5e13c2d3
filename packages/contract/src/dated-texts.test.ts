import { expect, it } from 'vitest';
import { namedOfYear, namesNoYearAfter, promisesNext, speaksOfYear } from './dated-texts.ts';

it.each([
  ['Our figures for 2024 are not available', true, true],
  ['We set the base year 2020', true, true],
  ['In 2024 our emissions were 36,593 tCO2e. Targets for 2025 follow.', false, true],
  ['By 2030 we halve our emissions', false, false],
  ['Our board oversees 120244 shares', false, false],
  ['We buy renewable power', false, false],
])('“%s” names no year after 2024: %s; speaks of 2024: %s', (text, none, speaks) => {
  expect(namesNoYearAfter(text, 2024)).toBe(none);
  expect(speaksOfYear(text, 2024)).toBe(speaks);
});

it('names the years and the figures of last year in a text as they are written there', () => {
  const figures = new Set(['28313.9', '12', '2024']);
  const text = 'In 2024 scope 1 and 2 emissions fell by 4.0% to 28,313.9 tCO2e, 12 of them by 2030, again in 2024.';
  expect(namedOfYear(text, 2024, figures)).toEqual(['2024', '28,313.9']);
  expect(namedOfYear('Targets for 2025 follow.', 2024, figures)).toEqual([]);
});

it.each([
  ['Targets will be published in the next report.', true],
  ['We will disclose it in our next annual report', true],
  ['We start to measure it next year', true],
  ['將於下一份報告披露', true],
  ['目標將於明年公布', true],
  ['We have no packaging of our own', false],
  ['The board reviews it every year', false],
  ['本集團並無包裝材料', false],
])('“%s” puts something off: %s', (text, puts) => expect(promisesNext(text)).toBe(puts));
