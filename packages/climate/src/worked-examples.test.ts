import { readFileSync } from 'node:fs';
import type { GwpSet } from '@esg/contract';
import { placesOf, productOf, roundDecimal, sumOf } from '@esg/quantities';
import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import type { Factor } from './factor.ts';
import { kindOf, lineOf, perUnit, resultOfLine, rulesFor, used } from './testing.ts';

/** Acceptance cases of the facts: what a publication reckoned by hand, and what it printed. */
const file = new URL('../../standards/facts/climate/worked-examples.csv', import.meta.url);
const fieldsOf = (line: string) =>
  [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*))(?:,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
const rows = lines.map((line) => {
  const fields = fieldsOf(line);
  return Object.fromEntries(fieldsOf(head).map((name, index) => [name, fields[index] ?? '']));
});

const codes: Readonly<Record<string, string>> = {
  MMBtu: 'M[Btu_IT]',
  'passenger-km': '{passenger}.km',
  'vehicle-km': 'km',
  t: 't{CO2e}',
};
const codeOf = (name: string) => codes[name] ?? name;

type Row = Readonly<Record<string, string>>;
const numbersIn = (text: string) =>
  [...text.matchAll(/([\w ]+)=([\d.]+)(?: (\w+))?/g)].map(([, name = '', number = '', unit = '']) => ({
    name: name.trim(),
    number,
    unit,
  }));
/** Plain digits: the calculator takes no exponents. */
const plain = (number: string) => {
  const [digits = '', exponent] = number.split('e-');
  return exponent ? roundDecimal(productOf(digits, `0.${'0'.repeat(Number(exponent) - 1)}1`), 30) : digits;
};

const prices = { year: 2025, withTax: false };
const reckon = (amount: string, unit: string, factor: Factor | undefined, row: Row, people?: string) => {
  const set = (row.gwp_set || 'AR5') as GwpSet;
  const shares = people ? [{ over: '1', under: people, source: 'People in the car' }] : [];
  const activity = used(amount, unit, { basis: row.factor?.includes('net') ? 'net' : null, prices, shares });
  return resultOfLine(calculate(lineOf(activity, ...(factor ? [factor] : [])), rulesFor(set))).kgCo2e;
};
const measured = (kg: string, row: Row, over = '1', under = '1') => {
  const activity = used(kg, 'kg{CO2e}', { shares: [{ over, under, source: row.source ?? '' }] });
  return resultOfLine(calculate(lineOf(activity), rulesFor())).kgCo2e;
};

/** A factor in kilograms of each gas, as `CO2 2.244; CH4 0.0002; N2O 4e-06 kg per m3`. */
const byGas = (row: Row) => {
  const gases = [...(row.factor ?? '').matchAll(/(CO2|CH4|N2O) ([\d.e-]+)/g)];
  const [{ number = '', unit = '' } = {}] = numbersIn(row.inputs ?? '');
  const each = Object.fromEntries(gases.map(([, gas = '', kg = '']) => [gas, plain(kg)]));
  return reckon(number, codeOf(unit), perUnit(codeOf(unit), each), row);
};

/** A leak, by the warming potential of its gas. */
const byPotential = (row: Row) => {
  const [{ number = '', unit = '' } = {}] = numbersIn(row.inputs ?? '');
  const potential = (row.factor ?? '').match(/GWP (\d+)/)?.[1] ?? '';
  const gwpSet = row.gwp_set as GwpSet;
  return reckon(number, unit, perUnit(unit, { leaked: potential }, { gwpSet }), row);
};

/** Amounts with factors in CO2 equivalent, added up. */
const byFactors = (row: Row) => {
  const inputs = numbersIn(row.inputs ?? '');
  const people = inputs.find(({ name }) => name === 'people')?.number;
  const factors = [...(row.factor ?? '').matchAll(/([\d.]+) kg (?:CO2e )?per ([\w-]+)/g)];
  const amounts = inputs.filter(({ unit }) => unit !== '');
  const totals = factors.map(([, kg = '', per = ''], index) => {
    const unit = codeOf(per);
    const basis = row.factor?.includes('net') ? 'net' : null;
    return reckon(amounts[index]?.number ?? '', unit, perUnit(unit, { all: kg }, { basis }), row, people);
  });
  return sumOf(totals);
};

/** The three kinds of rows that state what was measured: parts, a share of a known total, a sum of scopes. */
const byHand: Readonly<Record<string, (row: Row) => string>> = {
  'ibm-02': (row) => sumOf(['18.700121', '0.203115'].map((kg) => measured(kg, row))),
  'ibm-07': (row) => reckon('12', 'USD', perUnit('USD', { all: '0.758' }), row),
  'dhl-01': (row) => measured('31.5', row, '240', '490'),
  'dhl-03': (row) => measured('31.5', row, '100', '490'),
  'vsme-01': (row) => productOf(sumOf(['150', '75', '300'].map((tonnes) => measured(tonnes, row))), '1000'),
};

const kilograms = (row: Row) => {
  const hand = byHand[row.id ?? ''];
  if (hand) return hand(row);
  if (/CO2 [\d.]+(?: kg)?; CH4 [\d.]/.test(row.factor ?? '')) return byGas(row);
  return row.factor?.startsWith('GWP') ? byPotential(row) : byFactors(row);
};

it('reads all acceptance cases', () => {
  expect(rows).toHaveLength(45);
  expect(rows.every(({ id, expected, inputs }) => id && expected && inputs)).toBe(true);
  expect(kindOf('M[Btu_IT]')).toBe('energy');
});

it.each(rows.map((row) => [row.id ?? '', row.title ?? '', row] as const))(
  'reckons %s, %s, to the last printed digit',
  (_, __, row) => {
    const expected = row.expected ?? '';
    const inUnit = row.expected_unit?.startsWith('t') ? productOf(kilograms(row), '0.001') : kilograms(row);
    expect(roundDecimal(inUnit, placesOf(expected))).toBe(expected);
  },
);
