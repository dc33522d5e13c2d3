import { exportConfigDefaults as seen } from '@esg/contract';
import { expect, it } from 'vitest';
import { mergeChoices, refuseNoFormat } from './export-choice.ts';

it('merges two people’s choices of different parts, and asks where they chose the same part differently', () => {
  const mine = { ...seen, formats: ['pdf' as const] };
  expect(mergeChoices({ seen, mine, theirs: { ...seen, sideBySide: true } })).toEqual({ ...mine, sideBySide: true });
  expect(mergeChoices({ seen, mine, theirs: { ...seen, formats: ['word'] } })).toBeUndefined();
  expect(mergeChoices({ seen, mine, theirs: mine })).toEqual(mine);
});

it('refuses a choice of files without any format', () => {
  expect(() => refuseNoFormat({ ...seen, formats: [] })).toThrow();
  expect(() => refuseNoFormat(seen)).not.toThrow();
});
