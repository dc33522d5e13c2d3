import type { AnswerValue, Disclosure, Field, ValueRow } from '@esg/contract';
import { findDisclosure, findMetric } from '@esg/standards';
import { expect, it } from 'vitest';
import { sameFigureFindings } from './same-figures.policy.ts';

const key = 'ghg.scope2.location_based';
const t = 't{CO2e}';
const [sample] = (findDisclosure('gri-2025', '305-2') as Disclosure).fields;
const disclosure = (code: string, coverage: Field['coverage'] = 'full') =>
  Object.assign({}, findDisclosure('gri-2025', '305-2'), {
    code,
    fields: [Object.assign({}, sample, { key, coverage, unitKind: 'ghg_mass' })],
  }) as Disclosure;
const row = (number: string, unit = t, more: Partial<ValueRow> = {}): ValueRow =>
  Object.assign({ number, unit, descriptor: '' }, more);

/** The differences between what D-28, D-29 and D-30 state. */
const found = (rows: readonly (readonly ValueRow[])[], coverage?: Field['coverage'], versionId = 'hkex-c2-2025') => {
  const codes = ['D-28', 'D-29', 'D-30'].slice(0, rows.length);
  const stated = (code: string): AnswerValue => ({ type: 'number', rows: [...(rows[codes.indexOf(code)] ?? [])] });
  return sameFigureFindings({
    versionId,
    disclosures: codes.map((code) => disclosure(code, coverage)),
    answersOf: (code) => new Map([[key, stated(code)]]),
    metricOf: () => findMetric(key),
  }).map(({ disclosureCode, blocking, params }) => [disclosureCode, blocking, params]);
};

it('names each disclosure that states a figure otherwise than the first that asks for the same, in its own unit', () => {
  expect(found([[row('2130.4')], [row('2126.8')], [row('5')]])).toEqual([
    ['D-29', false, { entered: '2126.8', stated: '2130.4', disclosure: 'D-28', field: key }],
  ]);
  expect(found([[row('2130.4')], [row('2126800', 'kg{CO2e}')]])).toEqual([
    ['D-29', false, { entered: '2126800', stated: '2130400', disclosure: 'D-28', field: key }],
  ]);
});

it('finds no difference in rounding, in parts, in figures of another description, or in answers in part', () => {
  expect(found([[row('2130.4')], [row('2130.40')], [row('2130')]])).toEqual([]);
  expect(found([[row('2130.4')], [row('1', t, { breakdown: 'by-site', descriptor: 'A' })]])).toEqual([]);
  expect(found([[row('2130.4')], [row('2126.8', t, { descriptor: 'per employee' })]])).toEqual([]);
  expect(found([[row('2130.4')], [row('2126.8')]], 'partial')).toEqual([]);
  // One metric answers questions about different people there.
  expect(found([[row('2130.4')], [row('2126.8')]], 'full', 'vsme-2026')).toEqual([]);
});
