import type { AnswerValue, Disclosure } from '@esg/contract';
import { findDisclosure, findMetric } from '@esg/standards';
import { describe, expect, it } from 'vitest';
import { compareFigures, decimalsFindings, type FigureFacts, figureFindings } from './figures.policy.ts';

const scope1 = findDisclosure('gri-2025', '305-1') as Disclosure;
const total = 'ghg.scope1.total';
const tonnes = (number: string, unit = 't{CO2e}'): AnswerValue => ({
  type: 'number',
  rows: [{ number, unit, descriptor: '' }],
});
const factsWith = (last: AnswerValue[], more: Partial<FigureFacts> = {}): FigureFacts => ({
  period: { start: '2026-01-01', end: '2026-12-31' },
  questionOf: (_code, key) => key,
  lastYear: { period: { start: '2025-01-01', end: '2025-12-31' }, answers: new Map([[total, last]]) },
  threshold: () => 20,
  metricOf: ({ key }) => findMetric(key),
  isProved: undefined,
  isExplained: () => false,
  ...more,
});
const kinds = (now: AnswerValue, facts: FigureFacts, more: [string, AnswerValue][] = []) => {
  const answers = new Map([[total, now], ...more]);
  const found = figureFindings(scope1, answers, compareFigures(scope1, answers, facts), facts);
  return found.map(({ kind, params }) => (params ? [kind, params] : kind));
};

describe('figures compared with last year', () => {
  const asked = ['change-unexplained', { percent: 50.1, before: '100.1', after: '150.3', unit: 't{CO2e}' }];
  it('need an explanation of a change, and the finding names both figures', () => {
    expect(kinds(tonnes('150.3'), factsWith([tonnes('100.1')]))).toEqual([asked]);
    expect(kinds(tonnes('110.2'), factsWith([tonnes('100.1')]))).toEqual([]);
  });

  it('name what both are divided by', () => {
    const perEmployee = (number: string): AnswerValue => ({
      type: 'number',
      rows: [{ number, unit: 't{CO2e}', descriptor: 'per employee' }],
    });
    expect(kinds(perEmployee('150.3'), factsWith([perEmployee('100.1')]))).toEqual([
      ['change-unexplained', { percent: 50.1, before: '100.1', after: '150.3', unit: 't{CO2e}', row: 'per employee' }],
    ]);
  });

  it('need an explanation where there was nothing last year, which no percentage says', () => {
    const first = ['change-unexplained', { before: '0', after: '1', unit: 't{CO2e}' }];
    expect(kinds(tonnes('1'), factsWith([tonnes('0')]))).toEqual([first]);
    expect(kinds(tonnes('0'), factsWith([tonnes('0')]))).toEqual([]);
    expect(kinds(tonnes('1'), factsWith([tonnes('0')], { isExplained: () => true }))).toEqual([]);
  });

  it('accept an explanation for their own field only', () => {
    const why = (of: string) => factsWith([tonnes('100.1')], { isExplained: (_code, key) => key === of });
    expect(kinds(tonnes('150.3'), why(total))).toEqual([]);
    expect(kinds(tonnes('150.3'), why('ghg.scope2.total'))).toEqual([asked]);
  });

  it('are checked for slips of the unit, turned signs, and a copy of last year’s figure', () => {
    expect(kinds(tonnes('100100'), factsWith([tonnes('100.1')]))[0]).toMatchObject(['unit-slip', {}]);
    expect(kinds(tonnes('-5'), factsWith([]))).toEqual(['sign-odd']);
    expect(kinds(tonnes('1234.56'), factsWith([tonnes('1234.56')]))).toEqual(['figure-repeated']);
  });

  it('are compared in the base unit, and a changed unit is named', () => {
    expect(kinds(tonnes('100500', 'kg{CO2e}'), factsWith([tonnes('100.1')]))).toEqual([
      ['unit-changed', { units: 't{CO2e}' }],
    ]);
  });

  it('are not compared where last year has several figures or none', () => {
    expect(kinds(tonnes('900'), factsWith([tonnes('100.1'), tonnes('120.1')]))).toEqual([]);
    expect(kinds(tonnes('900'), factsWith([], { lastYear: null }))).toEqual([]);
    expect(kinds(tonnes('900'), factsWith([tonnes('100.1')], { period: null }))).toEqual([]);
  });
});

describe('findings about units and evidence', () => {
  it('name several units of one kind', () => {
    const mixed: AnswerValue = {
      type: 'number',
      rows: [
        { number: '1', unit: 't{CO2e}', descriptor: 'Boilers' },
        { number: '2', unit: 'kg{CO2e}', descriptor: 'Vehicles' },
      ],
    };
    expect(kinds(mixed, factsWith([], { lastYear: null }))).toEqual([
      ['unit-mix', { units: 't{CO2e}, kg{CO2e}', unit: 't{CO2e}' }],
    ]);
  });

  it('offer no unit where a share would become a fraction, or whole numbers would get decimals', () => {
    const mixIn = (versionId: string, code: string, key: string, value: AnswerValue) => {
      const disclosure = findDisclosure(versionId, code) as Disclosure;
      const answers = new Map([[key, value]]);
      const facts = factsWith([], { lastYear: null });
      const found = figureFindings(disclosure, answers, compareFigures(disclosure, answers, facts), facts);
      return found.find(({ kind }) => kind === 'unit-mix')?.params;
    };
    const rows = (...units: string[]) =>
      units.map((unit, place) => ({ number: '35', unit, descriptor: `Site ${place}` }));
    const share = mixIn('nasdaq-esg-2019', 'E5', 'energy.consumption.grid_pct', {
      type: 'number',
      rows: rows('%', '1'),
    });
    expect(share).toEqual({ units: '%, 1' });
    const people = { type: 'integer', rows: rows('1', '{thousand}') } as const;
    expect(mixIn('gri-2025', '2-7', 'workforce.headcount', people)).toEqual({ units: '1, {thousand}' });
  });

  it('ask for a document only in a report that has documents', () => {
    const none = factsWith([], { lastYear: null, isProved: () => false });
    expect(kinds(tonnes('9'), none)).toEqual(['evidence-missing']);
    expect(kinds(tonnes('9'), { ...none, isProved: () => true })).toEqual([]);
  });
});

it('names once how many figures have two decimals more or fewer than last year, and leads to the first of them', () => {
  const compared = (now: string, then: string) => ({
    disclosure: { code: `A${now}` },
    figures: compareFigures(scope1, new Map([[total, tonnes(now)]]), factsWith([tonnes(then)])),
  });
  const alike = [compared('47', '36'), compared('46', '36.5'), compared('45.61', '33.6')];
  const all = [...alike, compared('48', '36.25'), compared('73542.41', '33833')];
  expect(decimalsFindings(all, () => false)).toMatchObject([
    { kind: 'decimals-uneven', step: 'design', params: { count: 2, disclosure: 'A48', field: total } },
  ]);
  expect(decimalsFindings(all, () => true)).toEqual([]);
  expect(decimalsFindings(alike, () => false)).toEqual([]);
});
