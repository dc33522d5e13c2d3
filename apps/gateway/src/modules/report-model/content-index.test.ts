import { type AnswerValue, designDefaults, type Framework, isAnsweredInPart, type Language } from '@esg/contract';
import { findFramework } from '@esg/standards';
import { expect, it } from 'vitest';
import type { DisclosureState } from '../reports/reports.policy.ts';
import { contentIndexOf } from './content-index.ts';

type Given = {
  disclosures: Record<string, DisclosureState>;
  answers?: ReadonlyMap<string, ReadonlyMap<string, AnswerValue>>;
  language?: Language;
  griClaim?: 'in-accordance';
};
const indexOf = (versionId: string, { disclosures, answers = new Map(), language = 'en', griClaim }: Given) => {
  const framework = findFramework(versionId) as Framework;
  return contentIndexOf({
    report: {
      languages: ['en'],
      period: { start: '2025-01-01', end: '2025-12-31' },
      issuerClass: 'gem',
      materialTopics: null,
    },
    framework,
    disclosures: new Map(Object.entries(disclosures)),
    answers,
    inPart: new Set(
      framework.topics
        .flatMap((topic) => topic.disclosures)
        .flatMap((disclosure) => {
          const given = answers.get(disclosure.code) ?? new Map();
          return isAnsweredInPart(disclosure, { hasReason: false, answers: given }) ? [disclosure.code] : [];
        }),
    ),
    organisation: { name: 'Verdant', chineseName: null },
    design: { settings: { ...designDefaults, ...(griClaim && { griClaim }) } },
    language,
  });
};
const done: DisclosureState = { status: 'completed', omission: null };
const rowsOf = (index: ReturnType<typeof indexOf>) => index.groups.flatMap(({ rows }) => rows);

it('lists the selected disclosures of a GRI report, with the statement of use and the reasons for omissions', () => {
  const omitted: DisclosureState = {
    status: 'omitted',
    omission: { reason: 'unavailable', explanation: 'From 2027 on' },
  };
  const index = indexOf('gri-2025', { disclosures: { '2-1': done, '305-1': omitted }, griClaim: 'in-accordance' });
  expect(index.title).toBe('GRI content index');
  expect(index.facts.map(({ text }) => text)).toEqual([
    'Verdant has reported in accordance with the GRI Standards for the period 1 January 2025 to 31 December 2025.',
    'GRI 1: Foundation 2021',
    'Reported: 1 · Omitted with a reason: 1 · Missing: 32',
  ]);
  const rows = rowsOf(index).map(({ code, cells }) => [code, ...cells]);
  expect(rows).toHaveLength(34);
  expect(index.columns.cells).toEqual(['Omission: reason and explanation']);
  expect(rows[0]).toEqual(['2-1', '']);
  expect(rows[1]).toEqual(['2-2', 'Missing']);
  expect(rows).toContainEqual(['3-3', 'Missing']);
  expect(rows).toContainEqual(['305-1', expect.stringMatching(/unavailable.*: From 2027 on/i)]);
});

it('lists no disclosure that a GRI report with reference did not select', () => {
  const index = indexOf('gri-2025', { disclosures: { '2-1': done } });
  expect(rowsOf(index).map(({ code }) => code)).toEqual(['2-1']);
  expect(index.facts.at(-1)?.text).toBe('Reported: 1. Nothing is missing.');
});

it('marks rows that follow the one above them in the framework', () => {
  const selected = ['2-8', '2-9', '2-12', '305-1'].map((code) => [code, done] as const);
  const gri = rowsOf(indexOf('gri-2025', { disclosures: Object.fromEntries(selected) }));
  expect(gri.map(({ code, follows }) => [code, follows ?? false])).toEqual([
    ['2-8', false],
    ['2-9', true],
    ['2-12', false],
    ['305-1', false],
  ]);
  const hkex = indexOf('hkex-c2-2025', { disclosures: {} });
  for (const { rows } of hkex.groups)
    expect(rows.map(({ follows }) => follows ?? false)).toEqual(rows.map((_, place) => place > 0));
});

it('lists every provision of HKEX: complied with, explained, missing, or not required of this issuer', () => {
  const explained: DisclosureState = { status: 'omitted', omission: { reason: 'explain', explanation: 'No fleet' } };
  const index = indexOf('hkex-c2-2025', { disclosures: { 'A1.0': done, 'A2.0': explained }, language: 'zhTw' });
  const rows = new Map(rowsOf(index).map((row) => [row.code, row]));
  expect(rows.size).toBe(71);
  expect(rows.get('A1.0')).toMatchObject({ located: true, cells: ['不遵守就解釋', '已遵守', ''] });
  expect(rows.get('A2.0')?.cells).toEqual(['不遵守就解釋', '已解釋', expect.stringContaining('No fleet')]);
  expect(rows.get('B1.0')).toMatchObject({ located: false, cells: ['不遵守就解釋', '欠缺', ''] });
  expect(rows.get('D-20')).toMatchObject({ located: false, cells: ['建議披露', '未匯報', ''] });
  const [counts, notAsked] = index.facts.slice(-2);
  expect(counts?.text).toMatch(/^已遵守：1 · 已解釋：1 · 欠缺：\d+$/);
  expect(notAsked?.label).toBe('毋須披露且未匯報');
  const numbers = `${counts?.text} ${notAsked?.text}`.matchAll(/\d+/g);
  const sum = [...numbers].reduce((all, [count]) => all + Number(count), 0);
  expect(sum).toBe(rows.size);
});

it('never lists a provision as complied with before it is completed', () => {
  const begun: DisclosureState = { status: 'in-progress', omission: null };
  const index = indexOf('hkex-c2-2025', { disclosures: { 'A1.0': begun } });
  expect(rowsOf(index).find(({ code }) => code === 'A1.0')?.cells).toEqual([
    'Comply or explain',
    'Still to complete',
    '',
  ]);
});

it('lists the recommendations of TCFD and the paragraphs of IFRS S2 under their pillars', () => {
  const tcfd = indexOf('tcfd-2021', { disclosures: { 'GOV-a': done } });
  expect(tcfd.groups.map(({ title }) => title)).toEqual([
    'Governance',
    'Strategy',
    'Risk management',
    'Metrics and targets',
  ]);
  expect(rowsOf(tcfd)[0]).toMatchObject({ code: 'GOV-a', cells: ['Disclosed', ''] });
  const ifrs = indexOf('ifrs-s2-2025', { disclosures: { 'S2.6': done } });
  expect([ifrs.title, rowsOf(ifrs).length]).toEqual(['Index of disclosures', 27]);
});

it('names what a provision that is answered in part lacks', () => {
  const share = (breakdown: string | undefined, descriptor: string) => ({
    number: '40',
    unit: '%',
    descriptor,
    ...(breakdown && { breakdown }),
  });
  const turnover: AnswerValue = { type: 'number', rows: [share(undefined, ''), share('by-gender', 'Male')] };
  const deaths = (...years: string[]): AnswerValue => ({
    type: 'number',
    rows: years.map((year) => ({ number: '0', unit: '1', descriptor: year, breakdown: 'by-year' })),
  });
  const answers = new Map([
    ['B1.2', new Map([['workforce.turnover_rate', turnover]])],
    ['B2.1', new Map([['ohs.fatalities_3y', deaths('2024', '2025')]])],
  ]);
  const cellsIn = (language: Language) => {
    const rows = rowsOf(indexOf('hkex-c2-2025', { disclosures: { 'B1.2': done, 'B2.1': done }, answers, language }));
    return ['B1.2', 'B2.1'].map((code) => rows.find((row) => row.code === code)?.cells.slice(1));
  };
  expect(cellsIn('en')).toEqual([
    ['Complied in part', 'Not given: by age group, by region'],
    ['Complied in part', 'Not given: 2023'],
  ]);
  expect(cellsIn('zhTw')[0]).toEqual(['部分遵守', '未提供：按年齡組別、按地區']);
});
