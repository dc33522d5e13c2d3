import { expect, it } from 'vitest';
import { asKind, emptyEntry } from './entry-draft.ts';

it('makes a risk something that may happen, and leaves human rights to negative impacts', () => {
  const impact = { ...emptyEntry('air'), humanRights: true };
  expect(asKind(impact, 'risk')).toMatchObject({ kind: 'risk', actual: false, humanRights: false });
  expect(asKind(impact, 'positive')).toMatchObject({ actual: true, humanRights: false });
  expect(asKind(impact, 'negative')).toEqual(impact);
});
