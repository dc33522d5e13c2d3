import type { ClimateImportMapping } from '@esg/contract';
import { expect, it } from 'vitest';
import { assigned, carriedIn, continued, lackingIn } from './use-mapping.ts';

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
  const columns = [{ index: 1, field: 'amount' as const }];
  expect(
    carriedIn({ ...mapping, columns, usual: last }, { ...sheet, headingUnits: [{ index: 1, unit: 'kWh' }] }),
  ).toEqual(['activityTypeId', 'region']);
});

it('counts the amount of another column in the unit of its heading', () => {
  const columns = [{ index: 1, field: 'amount' as const }];
  const headed = { ...mapping, columns, usual: { ...mapping.usual, unit: 'kWh' } };
  const sheet = {
    suggestion: headed,
    headingUnits: [
      { index: 1, unit: 'kWh' },
      { index: 2, unit: 'MWh' },
    ],
  };
  const unitAfter = (from: ClimateImportMapping, index: number, value: string) =>
    assigned(from, sheet, index, value).usual.unit;
  const moved = assigned(headed, sheet, 2, 'amount');
  expect(moved).toMatchObject({ columns: [{ index: 2, field: 'amount' }], usual: { unit: 'MWh' } });
  expect(carriedIn(moved, sheet)).toEqual([]);
  expect(unitAfter(headed, 3, 'amount')).toBeNull();
  expect(unitAfter(headed, 1, 'label')).toBeNull();
  expect(unitAfter({ ...headed, usual: { ...headed.usual, unit: 'GJ' } }, 3, 'amount')).toBe('GJ');
  expect(unitAfter(headed, 3, 'label')).toBe('kWh');
  const withUnit = assigned({ ...headed, usual: mapping.usual }, sheet, 4, 'unit');
  expect(unitAfter(withUnit, 2, 'amount')).toBeNull();
});

it('goes on from the columns that were chosen here, with the answers of now, until somebody reads the rows otherwise', () => {
  const answers = [{ of: {}, change: { basis: 'gross' } }] as unknown as NonNullable<ClimateImportMapping['answers']>;
  const chosen = { ...mapping, columns: [{ index: 2, field: 'month' as const }] };
  expect(continued({ from: mapping, mapping: chosen }, { ...mapping, answers })).toEqual({ ...chosen, answers });
  expect(continued({ from: mapping, mapping: { ...chosen, answers } }, mapping)).toEqual(chosen);
  const theirs = { ...mapping, headerRow: 2, answers };
  expect(continued({ from: mapping, mapping: chosen }, theirs)).toBe(theirs);
  expect(continued({ from: null, mapping: chosen }, null)).toEqual(chosen);
});
