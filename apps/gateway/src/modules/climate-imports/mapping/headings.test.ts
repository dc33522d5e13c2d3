import type { ClimateImportMapping } from '@esg/contract';
import { expect, it } from 'vitest';
import { suggested } from './headings.ts';

const last: ClimateImportMapping['usual'] = {
  entityId: '0de0e0c1-0000-4000-8000-000000000001',
  activityTypeId: 'electricity',
  unit: 'kWh',
  basis: 'net',
  region: 'HK',
};
const suggestionOf = (preview: string[][]) =>
  suggested({ name: 'Bills', hidden: false, preview }, 0, new Map(), last).suggestion;
const fieldsOf = (preview: string[][]) => suggestionOf(preview).columns.map(({ field }) => field);

it.each(['Cost', 'Cost (HKD)', 'Value', '費用', '金額'])(
  'never takes the price of a bill for its amount (%s)',
  (price) => {
    expect(
      fieldsOf([
        ['Month', 'Usage kWh', price],
        ['Jan 2025', '41200', '52736'],
      ]),
    ).toEqual(['month']);
    expect(
      fieldsOf([
        ['Month', price, 'Unit'],
        ['Jan 2025', '52736', 'kWh'],
      ]),
    ).toEqual(['month', 'unit']);
    expect(
      fieldsOf([
        ['Month', price, 'Usage'],
        ['Jan 2025', '52736', '41200'],
      ]),
    ).toEqual(['month', 'amount']);
  },
);

it('takes money for the amount of a sheet that counts in a currency', () => {
  expect(
    fieldsOf([
      ['Month', 'Cost', 'Currency'],
      ['Jan 2025', '52736', 'HKD'],
      ['Feb 2025', '1', ''],
    ]),
  ).toEqual(['month', 'amount', 'unit']);
});

it('suggests what held for the last sheet where this one has no column for it, but never its entity', () => {
  expect(
    suggestionOf([
      ['Month', 'Usage', 'Unit', 'Country'],
      ['Jan 2025', '41', 'MWh', 'SG'],
    ]).usual,
  ).toEqual({
    entityId: null,
    activityTypeId: 'electricity',
    unit: null,
    basis: 'net',
    region: null,
  });
});
