import { expect, it } from 'vitest';
import { namesNoYearAfter, speaksOfYear } from './dated-texts.ts';

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
