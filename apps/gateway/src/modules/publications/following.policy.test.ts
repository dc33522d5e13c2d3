import type { RestatedPlace } from '@esg/contract';
import { parseFormula } from '@esg/quantities';
import { expect, it } from 'vitest';
import { libraryFormulas } from '../metrics/library-formulas.ts';
import { withFollowing } from './following.policy.ts';

const rules = {
  formulasOf: (key: string) =>
    (libraryFormulas[key] ?? []).flatMap((text) => {
      const parsed = parseFormula(text);
      return parsed.ok ? [{ text, formula: parsed.formula, own: false, partial: false }] : [];
    }),
};
const unit = 't{CO2e}';
const because = { note: 'A meter was read wrongly.', at: '2026-01-01T00:00:00.000Z', by: { id: 'a', name: 'Mei' } };
const changed = (fieldKey: string, old: string, now: string, more: Partial<RestatedPlace> = {}): RestatedPlace => ({
  disclosureCode: 'A1.2',
  fieldKey,
  descriptor: '',
  old: { number: old, unit },
  new: { number: now, unit },
  explained: null,
  ...more,
});
const asked = (...items: RestatedPlace[]) =>
  withFollowing(items, rules).flatMap(({ fieldKey, explained }) => (explained ? [] : [fieldKey]));
const scope1 = changed('ghg.scope1.total', '10', '13', { explained: because });

it('uses the reason of a changed part for its total, and for intensities calculated from the total', () => {
  const total = changed('ghg.total.location_based', '100', '103');
  const intensity = changed('ghg.intensity.revenue', '2', '2.06');
  expect(asked(intensity, total, scope1)).toEqual([]);
  expect(asked(intensity, total, { ...scope1, explained: null })).toHaveLength(3);
  expect(withFollowing([total, scope1], rules)[0]?.explained).toEqual(because);
});

it('asks for a reason where a total changed by more than its explained part', () => {
  expect(asked(changed('ghg.total.location_based', '100', '110'), scope1)).toEqual(['ghg.total.location_based']);
  const scope2 = changed('ghg.scope2.location_based', '20', '21');
  expect(asked(changed('ghg.total.location_based', '100', '104'), scope1, scope2)).toHaveLength(2);
});

it('uses the reason of a part for its whole, and the reason of a figure for the same figure in another disclosure', () => {
  const part = changed('workforce.headcount', '10', '12', {
    breakdown: 'by-gender',
    descriptor: 'Male',
    explained: because,
  });
  const other = changed('workforce.headcount', '5', '4', { breakdown: 'by-gender', descriptor: 'Female' });
  expect(asked(changed('workforce.headcount', '15', '17'), part)).toEqual([]);
  expect(asked(changed('workforce.headcount', '15', '16'), part, other)).toHaveLength(2);
  expect(asked({ ...scope1, disclosureCode: 'D-28', explained: null }, scope1)).toEqual([]);
});
