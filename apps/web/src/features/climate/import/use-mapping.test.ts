import type { ClimateImportMapping } from '@esg/contract';
import { expect, it } from 'vitest';
import { carriedIn, lackingIn } from './use-mapping.ts';

const mapping: ClimateImportMapping = {
  sheet: 0,
  headerRow: 1,
  columns: [{ index: 0, field: 'month' }],
  usual: { entityId: null, activityTypeId: null, unit: null, basis: null, region: null },
  numbers: 'point',
  days: 'dmy',
};

it('lacks what neither a column nor a choice for all rows says', () => {
  expect(lackingIn(mapping)).toEqual(['amount', 'unit', 'activityType']);
  expect(lackingIn({ ...mapping, usual: { ...mapping.usual, unit: 'kWh', activityTypeId: 'electricity' } })).toEqual([
    'amount',
  ]);
});

it('carries over what held for the last sheet, but for what has a column or was chosen here', () => {
  const last = { ...mapping.usual, activityTypeId: 'electricity', unit: 'kWh', region: 'HK' };
  const sheet = { suggestion: { ...mapping, usual: last } };
  expect(carriedIn({ ...mapping, usual: last }, sheet)).toEqual(['activityTypeId', 'unit', 'region']);
  const withUnit = { ...mapping, columns: [{ index: 1, field: 'unit' as const }] };
  expect(carriedIn({ ...withUnit, usual: { ...last, region: 'SG' } }, sheet)).toEqual(['activityTypeId']);
  expect(carriedIn({ ...mapping, usual: last }, { ...sheet, headingUnit: 'kWh' })).toEqual([
    'activityTypeId',
    'region',
  ]);
});
