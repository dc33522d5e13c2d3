import type { AnswerValue, Disclosure, Finding, ValueRow } from '@esg/contract';
import { parseFormula } from '@esg/quantities';
import { findDisclosure, findMetric } from '@esg/standards';
import { expect, it } from 'vitest';
import { libraryFormulas, partialSums } from '../metrics/library-formulas.ts';
import { notedFindings, totalFindings } from './totals.policy.ts';

const rules = {
  formulasOf: (key: string) =>
    (libraryFormulas[key] ?? []).flatMap((text) => {
      const parsed = parseFormula(text);
      return parsed.ok ? [{ text, formula: parsed.formula, own: false, partial: partialSums.has(key) }] : [];
    }),
};
const field = (key: string) => ({
  ...(findDisclosure('gri-2025', '305-1') as Disclosure).fields[0],
  key,
  type: key === 'workforce.headcount' ? 'integer' : 'number',
});
const disclosure = (keys: readonly string[]) =>
  ({ ...(findDisclosure('gri-2025', '305-1') as Disclosure), code: 'A', fields: keys.map(field) }) as Disclosure;
const row = (number: string, unit: string, breakdown?: string, descriptor = ''): ValueRow => ({
  number,
  unit,
  descriptor,
  ...(breakdown !== undefined && { breakdown }),
});
const found = (answers: Record<string, ValueRow[]>) => {
  const given = new Map<string, AnswerValue>(
    Object.entries(answers).map(([key, rows]) => [key, { type: 'number', rows }]),
  );
  return totalFindings(
    {
      disclosures: [disclosure(Object.keys(answers))],
      answersOf: () => given,
      metricOf: ({ key }) => findMetric(key),
      asksForWhole: () => true,
    },
    rules,
  ).map(({ kind, fieldKey, params }) => [kind, fieldKey, params]);
};
const t = 't{CO2e}';

it('names a typed total and the different sum of its parts, with as many digits as it is written with', () => {
  const parts = [row('560', '1', 'by-gender', 'Male'), row('450', '1', 'by-gender', 'Female')];
  expect(found({ 'workforce.headcount': [row('1020', '1'), ...parts] })).toEqual([
    ['total-differs', 'workforce.headcount', { entered: '1020', sum: '1010', breakdowns: 'by-gender' }],
  ]);
  expect(found({ 'workforce.headcount': [row('1010', '1'), ...parts] })).toEqual([]);
  expect(found({ 'workforce.headcount': parts })).toEqual([]);
  const rounded = [row('1.3', 'MWh'), row('700', 'kWh', 'by-site', 'A'), row('590', 'kWh', 'by-site', 'B')];
  expect(found({ 'energy.consumption.electricity': rounded })).toEqual([]);
});

it('counts bought electricity to the fuels before it says that all energy differs', () => {
  const energy = [
    row('711322.45', 'kWh'),
    row('286695.61', 'kWh', 'by-energy-source', 'Diesel'),
    row('280685.84', 'kWh', 'by-energy-source', 'Petrol'),
  ];
  const differs = [
    'total-differs',
    'energy.consumption.total',
    { entered: '711322.45', sum: '567381.45', breakdowns: 'by-energy-source' },
  ];
  const foundWith = (electricity: string) =>
    found({ 'energy.consumption.total': energy, 'energy.consumption.electricity': [row(electricity, 'MWh')] });
  expect(foundWith('143.941')).toEqual([]);
  expect(foundWith('143.5')).toContainEqual(differs);
  expect(found({ 'energy.consumption.total': energy })).toEqual([differs]);
});

it('names a typed share that differs from what the figures make, rounded or cut off', () => {
  const employees = {
    'workforce.headcount': [
      row('3418', '1'),
      row('1914', '1', 'by-gender', 'Male'),
      row('1504', '1', 'by-gender', 'Female'),
    ],
  };
  const women = (share: string) => found({ ...employees, 'workforce.female_pct': [row(share, '%')] });
  expect(women('44')).toEqual([]);
  expect(women('44.00')).toEqual([]);
  expect(women('46')).toEqual([['share-differs', 'workforce.female_pct', { entered: '46', calculated: '44' }]]);
  const energy = {
    'energy.consumption.renewable': [row('120', 'MWh')],
    'energy.consumption.total': [row('711322.45', 'kWh')],
  };
  const renewable = (share: string) => found({ ...energy, 'energy.consumption.renewable_pct': [row(share, '%')] });
  expect(renewable('16.9')).toEqual([]);
  expect(renewable('16.8')).toEqual([]);
  expect(renewable('19')).toEqual([
    ['share-differs', 'energy.consumption.renewable_pct', { entered: '19', calculated: '16.9' }],
  ]);
});

it('leaves out shares, averages and single parts', () => {
  const rates = [row('18', '%'), row('20', '%', 'by-gender', 'Male'), row('16', '%', 'by-gender', 'Female')];
  expect(found({ 'workforce.turnover_rate': rates })).toEqual([]);
  expect(found({ 'workforce.headcount': [row('20', '1'), row('5', '1', 'by-region', 'Hong Kong')] })).toEqual([]);
});

it('adds up the other figures of the report', () => {
  const scopes = {
    'ghg.scope1.total': [row('10', t)],
    'ghg.scope2.location_based': [row('20', t)],
    'ghg.scope3.total': [row('5', t)],
  };
  expect(found({ ...scopes, 'ghg.total.location_based': [row('38', t)] })).toEqual([
    ['total-differs', 'ghg.total.location_based', { entered: '38', sum: '35' }],
  ]);
  expect(found({ ...scopes, 'ghg.total.location_based': [row('35', t)] })).toEqual([]);
});

it('says nothing of a difference that rounding explains, nor lets a count be one off', () => {
  const scopes = { 'ghg.scope1.total': [row('75', t)], 'ghg.scope2.location_based': [row('2774.94', t)] };
  expect(found({ ...scopes, 'ghg.total.location_based': [row('2849.95', t)] })).toEqual([]);
  const fine = { 'ghg.scope1.total': [row('75.00', t)], 'ghg.scope2.location_based': [row('2774.94', t)] };
  expect(found({ ...fine, 'ghg.total.location_based': [row('2849.95', t)] })).toEqual([]);
  const genders = [row('560', '1', 'by-gender', 'Male'), row('450', '1', 'by-gender', 'Female')];
  expect(found({ 'workforce.headcount': [row('1011', '1'), ...genders] })).toHaveLength(1);
});

it('takes the last digit of each part in its own unit', () => {
  const electricity = (total: ValueRow, ...parts: ValueRow[]) =>
    found({ 'energy.consumption.electricity': [total, ...parts] });
  const site = (number: string, unit: string, name: string) => row(number, unit, 'by-site', name);
  expect(electricity(row('10', 'MWh'), site('5000', 'kWh', 'A'), site('3600', 'kWh', 'B'))).toEqual([
    ['total-differs', 'energy.consumption.electricity', { entered: '10', sum: '8.6', breakdowns: 'by-site' }],
  ]);
  expect(electricity(row('1234', 'kWh'), site('0.8', 'MWh', 'A'), site('0.4', 'MWh', 'B'))).toEqual([]);
  expect(electricity(row('10', 'MWh'), site('9.2', 'MWh', 'A'), site('0', 'kWh', 'B'))).toHaveLength(1);
});

it('adds up how much each figure may be rounded, not as often the coarsest', () => {
  const fine = ['12.11', '13.22', '14.33'].map((number, place) => row(number, t, 'by-site', `${place}`));
  expect(found({ 'ghg.scope1.total': [row('41', t), ...fine] })).toHaveLength(1);
  expect(found({ 'ghg.scope1.total': [row('40', t), ...fine] })).toEqual([]);
});

it('does not add up some categories of scope 3 to the total, unless they exceed it', () => {
  const categories = { 'ghg.scope3.cat01': [row('10', t)], 'ghg.scope3.cat06': [row('5', t)] };
  expect(found({ ...categories, 'ghg.scope3.total': [row('40', t)] })).toEqual([]);
  expect(found({ ...categories, 'ghg.scope3.total': [row('13', t)] })).toEqual([
    ['total-differs', 'ghg.scope3.total', { entered: '13', sum: '15' }],
  ]);
});

it('adds what the document notes, each once, and names earlier years', () => {
  const known = { fieldKey: 'workforce.headcount', params: { breakdowns: 'by-gender' } } as unknown as Finding;
  const missed = [
    { year: '2025', sum: '1010', gap: '10' },
    { year: '2024', sum: '900', gap: '-5' },
  ];
  const noted = [
    { disclosureCode: 'B1.1', fieldKey: 'workforce.headcount', breakdown: 'by-gender', missed },
    {
      disclosureCode: 'A2.1',
      fieldKey: 'energy.consumption.total',
      missed: [{ year: undefined, sum: '700', gap: '50' }],
    },
  ];
  const added = notedFindings([...noted, ...noted], [known], '2025');
  expect(added.map(({ disclosureCode, params }) => [disclosureCode, params])).toEqual([
    ['B1.1', { entered: '895', sum: '900', breakdowns: 'by-gender', year: '2024' }],
    ['A2.1', { entered: '750', sum: '700' }],
  ]);
});

it('compares figures of some people, or of one fuel, with no total', () => {
  const share = (isOfAll: boolean) =>
    totalFindings(
      {
        disclosures: [
          { ...disclosure(['workforce.headcount']), code: 'B8' },
          { ...disclosure(['workforce.headcount', 'workforce.female_pct']), code: 'B1' },
        ],
        answersOf: (code) =>
          code === 'B1'
            ? new Map<string, AnswerValue>([
                [
                  'workforce.headcount',
                  { type: 'integer', rows: [row('100', '1'), row('40', '1', 'by-gender', 'Female')] },
                ],
                ['workforce.female_pct', { type: 'number', rows: [row('40', '%')] }],
              ])
            : new Map<string, AnswerValue>([['workforce.headcount', { type: 'integer', rows: [row('40', '1')] }]]),
        metricOf: ({ key }) => findMetric(key),
        asksForWhole: (code) => isOfAll || code !== 'B8',
      },
      rules,
    ).map(({ kind }) => kind);
  expect(share(false)).toEqual([]);
  expect(share(true)).toEqual(['share-differs']);
});
