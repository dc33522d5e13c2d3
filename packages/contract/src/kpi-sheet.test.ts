import { expect, it } from 'vitest';
import { kpiSheetEntry, kpiSheetOf, printedKpiSheet } from './kpi-sheet.ts';
import { changeBetween } from './model-changes.ts';
import type { ModelDisclosure, ReportModel } from './report-model.ts';

const energy: ModelDisclosure = {
  code: 'A2.1',
  title: 'Energy',
  omission: null,
  charts: [],
  fields: [
    {
      key: 'energy',
      label: 'Total energy consumption',
      language: null,
      content: {
        kind: 'numbers',
        years: ['2024'],
        breakdowns: [{ id: 'by-fuel-type', label: 'By fuel type' }],
        rows: [
          {
            descriptor: '',
            number: '1113',
            unitCode: 'MWh',
            unitSymbol: 'MWh',
            earlier: ['1000'],
            change: changeBetween('1000', '1113', 'MWh'),
          },
          { descriptor: 'Diesel', number: '13', unitCode: 'MWh', unitSymbol: 'MWh', breakdown: 'by-fuel-type' },
        ],
      },
    },
    { key: 'policy', label: 'Policy', language: null, content: { kind: 'text', text: 'We save.' } },
  ],
};
const water: ModelDisclosure = {
  code: 'A2.2',
  title: 'Water',
  omission: null,
  charts: [],
  fields: [
    {
      key: 'water',
      label: 'Water',
      language: null,
      content: { kind: 'numbers', rows: [{ descriptor: '', number: '7.50', unitCode: 'm3', unitSymbol: 'm³' }] },
    },
  ],
};
const model = (isPrinted: boolean) =>
  ({
    language: 'en',
    words: { value: 'Value' },
    period: { start: '2025-01-01', end: '2025-12-31' },
    numberLocale: 'en-HK',
    chapters: [{ code: 'A2', title: 'Use of resources', text: null, disclosures: [energy, water] }],
    kpiSheet: {
      isPrinted,
      disclosures: [
        {
          code: 'A2.1',
          owners: ['Mei Chan', 'Ka Ho'],
          evidence: ['Bills.pdf'],
          status: 'approval-accepted',
          standing: 'Complied in part',
        },
        { code: 'A2.2', owners: [], evidence: [], status: 'in-progress' },
      ],
    },
  }) as unknown as ReportModel;

it('lists every figure and each of its parts with years, change, owner, evidence and status', () => {
  const sheet = kpiSheetOf(model(true));
  expect(sheet?.years).toEqual(['2024', '2025']);
  const rows = sheet?.groups.flatMap((group) => group.rows) ?? [];
  expect(
    rows.map(({ code, label, part, unit, values, change, owner, evidence, status }) =>
      [code, label, part, unit, ...values.map(({ text }) => text), change, owner, evidence, status].join('|'),
    ),
  ).toEqual([
    'A2.1|Total energy consumption||MWh|1,000|1,113|+11.3%|Mei Chan, Ka Ho|Bills.pdf|Complied in part · Approved',
    'A2.1|Total energy consumption|By fuel type · Diesel|MWh|–|13|–|Mei Chan, Ka Ho|Bills.pdf|Complied in part · Approved',
    'A2.2|Water||m³|–|7.50|–|–|–|In progress',
  ]);
});

it('is printed in the document only where the report asks for that', () => {
  expect(printedKpiSheet(model(true))).toBeDefined();
  expect(printedKpiSheet(model(false))).toBeUndefined();
  const before = { ...model(true), kpiSheet: undefined } as unknown as ReportModel;
  expect(kpiSheetOf(before)).toBeUndefined();
});

it('names parts with their figure where no whole was given, and keeps the change as a number', () => {
  const [, ...others] = energy.fields;
  const content = {
    kind: 'numbers' as const,
    years: ['2024'],
    breakdowns: [{ id: 'by-gender', label: 'By gender' }],
    rows: [
      {
        descriptor: 'Female',
        number: '45',
        unitCode: '%',
        unitSymbol: '%',
        breakdown: 'by-gender',
        earlier: ['40'],
        change: changeBetween('40', '45', '%'),
      },
    ],
  };
  const turnover = { key: 'turnover', label: 'Turnover', language: null, content };
  const disclosures = [{ ...energy, fields: [turnover, ...others] }];
  const chapters = [{ code: 'B1', title: 'Employment', text: null, disclosures }];
  const [row] = kpiSheetOf({ ...model(true), chapters })?.groups[0]?.rows ?? [];
  expect(row?.label).toBe('Turnover · By gender · Female');
  expect([row?.part, row?.change]).toEqual(['', '+5.0 pp']);
  expect(row?.changed).toEqual({ kind: 'points', number: '5' });
});

it('gives no change for a part that stands for a single year', () => {
  const content = {
    kind: 'numbers' as const,
    years: ['2024'],
    rows: [
      {
        descriptor: '2024',
        number: '45',
        unitCode: 'MWh',
        unitSymbol: 'MWh',
        earlier: ['40'],
        change: changeBetween('40', '45', 'MWh'),
      },
    ],
  };
  const fields = [{ key: 'energy', label: 'Energy', language: null, content }];
  const chapters = [{ code: 'A2', title: 'Use of resources', text: null, disclosures: [{ ...energy, fields }] }];
  const [row] = kpiSheetOf({ ...model(true), chapters })?.groups[0]?.rows ?? [];
  expect(row?.values.map(({ text }) => text)).toEqual(['45', '']);
  expect(row?.change).toBe('');
  expect(row?.changed).toBeUndefined();
});

it('marks drafts, which the published report leaves out', () => {
  const { kpiSheet, ...rest } = model(true);
  const noteOf = (isOfDrafts: boolean) =>
    kpiSheetOf({ ...rest, kpiSheet: { disclosures: [], ...kpiSheet, isPrinted: true, isOfDrafts } })?.note;
  expect(noteOf(true)).toContain('the published report leaves this sheet out.');
  expect(noteOf(false)).not.toContain('leaves this sheet out');
  const entryOf = (isOfDrafts: boolean) =>
    kpiSheetEntry({ ...rest, kpiSheet: { disclosures: [], ...kpiSheet, isPrinted: true, isOfDrafts } });
  expect([entryOf(true), entryOf(false)]).toEqual(['KPI sheet (drafts only)', 'KPI sheet']);
});

it('lists a total that only the year before has, with a dash for this year, as the table of the report does', () => {
  const past = { unitCode: 'MWh', unitSymbol: 'MWh', earlier: ['5400.5'] };
  const field = { key: 'fuel', label: 'Fuel', language: null };
  const fuel: ModelDisclosure = {
    ...energy,
    code: 'A2.6',
    fields: [{ ...field, content: { kind: 'numbers', years: ['2024'], rows: [], past } }],
  };
  const whole = model(true);
  const [chapter] = whole.chapters;
  if (!chapter) throw new Error('The sample has no chapter');
  const sheet = kpiSheetOf({ ...whole, chapters: [{ ...chapter, disclosures: [energy, fuel] }] });
  const row = sheet?.groups[0]?.rows.find(({ label }) => label === 'Fuel');
  expect(row?.values.map(({ text }) => text)).toEqual(['5,400.5', '–']);
  expect(row).toMatchObject({ unit: 'MWh', change: '–' });
});
