import { type AnswerValue, type Disclosure, designDefaults, type Field, type Framework } from '@esg/contract';
import { listCountries } from '@esg/standards';
import type { DisclosureState } from '../reports/reports.policy.ts';
import type { ReportModelInput } from './model-input.ts';

/** A field of that type, required and without parts. */
export const field = (type: Field['type'], more: Partial<Field> = {}): Field => ({
  key: type,
  type,
  label: { en: `Label ${type}`, zhTw: `標籤 ${type}` },
  hint: null,
  required: true,
  coverage: 'full',
  unitKind: null,
  decimals: 1,
  options: [
    { id: 'a', label: { en: 'Alpha', zhTw: '甲' } },
    { id: 'b', label: { en: 'Beta', zhTw: '乙' } },
  ],
  breakdowns: [],
  ...more,
});
/** A disclosure that asks for those fields. */
export const disclosure = (code: string, fields: Field[]): Disclosure => ({
  code,
  title: { en: `Title ${code}`, zhTw: `標題 ${code}` },
  nature: 'mixed',
  mandatory: 'yes',
  supersededBy: null,
  dutyByClass: [],
  requirements: [],
  fields,
  omittable: true,
  verified: true,
});
const part = { code: 'P', title: { en: 'Part', zhTw: '部分' } };
/** A framework of three topics. */
export const framework: Framework = {
  versionId: 'test-1',
  name: { en: 'Test Framework', zhTw: '測試框架' },
  kind: 'CUSTOM',
  family: 'OTHER',
  library: 'ESG_LIBRARY',
  region: null,
  category: 'REPORTING_STANDARDS',
  version: '1',
  owner: 'Owner',
  effectiveFrom: null,
  licenceNote: { en: 'Note', zhTw: '註' },
  note: null,
  audience: [],
  dataKinds: [],
  supersededBy: null,
  unverifiedCount: 0,
  comparedWith: null,
  disclosureCount: 3,
  topics: [
    {
      code: 'T1',
      title: { en: 'First topic', zhTw: '第一主題' },
      part,
      disclosures: [
        disclosure('1-1', [
          ...(
            ['text', 'textArea', 'richTextArea', 'date', 'dateTime', 'datePeriod', 'checkbox', 'country'] as const
          ).map((type) => field(type)),
          field('singleSelect'),
          field('multiSelect'),
          field('number', { unitKind: 'energy' }),
          field('integer', { required: false }),
        ]),
      ],
    },
    { code: 'T2', title: { en: 'Second', zhTw: '第二' }, part, disclosures: [disclosure('2-1', [field('text')])] },
    { code: 'T3', title: { en: 'Third', zhTw: '第三' }, part, disclosures: [disclosure('3-1', [field('text')])] },
  ],
  omissionReasons: [
    {
      code: 'secret',
      label: { en: 'Confidential', zhTw: '保密' },
      hint: { en: 'Why', zhTw: '原因' },
      needsExplanation: true,
    },
  ],
  units: {
    energy: [
      { code: 'MWh', symbol: 'MWh', name: { en: 'megawatt hour', zhTw: '兆瓦時' }, factorToBase: '1', offset: '0' },
      { code: 'GJ', symbol: 'GJ', name: { en: 'gigajoule', zhTw: '吉焦耳' }, factorToBase: '1', offset: '0' },
    ],
  },
};
const row = (number: string, unit: string, descriptor: string) => ({ number, unit, descriptor });
const everyType: AnswerValue[] = [
  { type: 'text', text: { en: 'Hello', zhTw: '你好' } },
  { type: 'textArea', text: { en: 'Only English' } },
  { type: 'richTextArea', blocks: { zhTw: [{ kind: 'paragraph', runs: [{ text: '只有中文' }] }] } },
  { type: 'date', date: '2025-03-05' },
  { type: 'dateTime', instant: '2025-03-05T06:30:00.000Z' },
  { type: 'datePeriod', period: { start: '2025-01-01', end: '2025-12-31' } },
  { type: 'checkbox', checked: false },
  { type: 'country', country: 'HK' },
  { type: 'singleSelect', choice: 'b' },
  { type: 'multiSelect', choices: ['b', 'a'] },
  { type: 'number', rows: [row('1234.50', 'MWh', 'North'), row('0.1', 'MWh', 'South'), row('5', 'GJ', '')] },
];

/** The input of a short report's model. */
export const modelInput = (more: Partial<ReportModelInput> = {}): ReportModelInput => ({
  report: {
    id: '0b8f7c1e-58a7-4a6e-9b5a-6a6c6a1f0001',
    names: { en: 'Report 2025' },
    descriptions: { en: 'About' },
    reportingBoundaries: { en: 'All sites' },
    languages: ['en'],
    period: { start: '2025-01-01', end: '2025-12-31' },
    publishedAt: null,
    issuerClass: null,
    materialTopics: null,
  },
  framework,
  disclosures: new Map<string, DisclosureState>([
    ['1-1', { status: 'completed', omission: null }],
    ['2-1', { status: 'omitted', omission: { reason: 'secret', explanation: 'By contract' } }],
  ]),
  answers: new Map([['1-1', new Map(everyType.map((value) => [value.type, value]))]]),
  organisation: { name: 'Verdant', chineseName: null, stockCode: null, numberFormat: 'en-HK', logoFileId: null },
  brand: {
    name: 'Verdant',
    supportEmail: 'help@verdant.example',
    colors: {
      primary: '#0a7d4b',
      onPrimary: '#ffffff',
      accent: '#0a7d4b',
      gradientFrom: '#0a7d4b',
      gradientTo: '#0a7d4b',
      onGradient: '#ffffff',
    },
    tenantLogoFileId: null,
  },
  countryNames: new Map(listCountries().map(({ id, name }) => [id, name])),
  design: { settings: designDefaults, pictureFileId: null },
  thisYear: '2025',
  earlier: [],
  printed: (blocks) => [...blocks],
  restated: [],
  explained: new Map(),
  language: 'en',
  ...more,
});
