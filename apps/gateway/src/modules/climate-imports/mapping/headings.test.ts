import type { ClimateImportMapping } from '@esg/contract';
import { expect, it } from 'vitest';
import { headingKey } from '../../imports/index.ts';
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
    ).toEqual(['month', 'amount']);
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

const supplierSheet = (amount: string, price: string) => [
  ['CLP Power Hong Kong Limited', '', '', '', ''],
  ['Statement of accounts', '', '', '', ''],
  ['Account No.', 'Service address', 'Billing period', amount, price],
  ['0012345', 'Tsing Yi Depot', '2025-12', '61,001', '98,000.50'],
];

it.each([
  ['Consumption (kWh)', 'Amount (HK$)', 'kWh'],
  ['Consumption in MWh', 'Amount HKD', 'MWh'],
  ['用量（千瓦時）', '數量（港元）', 'kWh'],
  ['Volume (m³)', 'Amount (USD)', 'm3'],
])('reads the unit in the heading of a supplier’s sheet, and never its money (%s, %s)', (amount, price, unit) => {
  const { suggestion, headingUnits } = suggested(
    { name: 'Bills', hidden: false, preview: supplierSheet(amount, price) },
    0,
    // Once somebody took the money for the amount.
    new Map([[headingKey(price), 'amount']]),
    last,
    (name) => name === 'Tsing Yi Depot',
  );
  expect(suggestion.headerRow).toBe(3);
  expect(suggestion.columns).toEqual([
    { index: 0, field: 'label' },
    { index: 1, field: 'entity' },
    { index: 2, field: 'month' },
    { index: 3, field: 'amount' },
  ]);
  expect(suggestion.usual.unit).toBe(unit);
  expect(headingUnits).toContainEqual({ index: 3, unit });
});

it.each([
  ['用量（萬千瓦時）', 'kWh'],
  ["Usage ('000 ft³)", '[cft_i]'],
  ["Usage in '000 km", 'km'],
])('proposes the unit of a heading of a multiple, never that of the last sheet (%s)', (amount, unit) => {
  const preview = [
    ['Month', amount],
    ['2025-12', '6.1'],
  ];
  const { suggestion, headingUnits } = suggested({ name: 'Bills', hidden: false, preview }, 0, new Map(), last);
  expect(suggestion.columns).toContainEqual({ index: 1, field: 'amount' });
  expect([suggestion.usual.unit, headingUnits]).toEqual([unit, [{ index: 1, unit }]]);
});

it.each(['Amount', 'Amount (incl. VAT)', "Amount (HKD'000)", 'Amount (USD million)', 'Amount (IDR)', 'Amount CAD'])(
  'takes what was used for the amount where “%s” stands beside it',
  (price) => {
    for (const use of ['Consumption', 'Usage', '用量']) {
      const { columns } = suggestionOf([
        ['Month', price, use, 'Unit'],
        ['2025-12', '98,000.50', '61,001', 'kWh'],
      ]);
      expect(columns.find(({ field }) => field === 'amount')).toEqual({ index: 2, field: 'amount' });
    }
  },
);

it('takes an address for the entity only where entities are called by it', () => {
  expect(fieldsOf(supplierSheet('Consumption (kWh)', 'Amount (HK$)'))).toEqual(['label', 'month', 'amount']);
});

it('counts in the currency of the heading where the sheet has nothing but money', () => {
  const { columns, usual } = suggestionOf([
    ['Month', 'Amount (HK$)'],
    ['2025-12', '52,736'],
  ]);
  expect([columns.map(({ field }) => field), usual.unit]).toEqual([['month', 'amount'], 'HKD']);
});
