import type { ClimateImportMapping } from '@esg/contract';
import { expect, it } from 'vitest';
import { lackingIn } from './use-mapping.ts';

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
