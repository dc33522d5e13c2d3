import type { Answer, Disclosure, Field, Framework, ReportDisclosure } from '@esg/contract';
import { storyUser } from '../../../../.storybook/kit/story-services.ts';
import { sampleTopics } from '../story-kit.tsx';

const numberField = (key: string, en: string, zhTw: string, unitKind: string, required = false): Field => ({
  key,
  type: 'number',
  label: { en, zhTw },
  hint: null,
  required,
  coverage: 'full',
  unitKind,
  decimals: 0,
  options: [],
  breakdowns: [],
});

const textField = (key: string, en: string, zhTw: string, type: 'text' | 'textArea' = 'textArea'): Field => ({
  ...numberField(key, en, zhTw, ''),
  type,
  unitKind: null,
});

const fieldsOf: Record<string, Field[]> = {
  '2-1': [textField('legal-name', 'Legal name', '法定名稱', 'text')],
  '2-3': [textField('contact', 'Contact for questions', '查詢聯絡人', 'text')],
  '302-1': [numberField('energy', 'Total energy consumption', '能源總消耗量', 'energy', true)],
  '305-1': [
    {
      ...numberField('scope-1', 'Gross direct emissions', '直接排放總量', 'emissions', true),
      hint: {
        en: 'Give every site its own line and name it in the description. Trades are left out.',
        zhTw: '每個地點各佔一行，並於說明中註明名稱；不計入碳交易。',
      },
    },
    numberField('biogenic', 'Biogenic CO₂ emissions', '生物源二氧化碳排放', 'emissions'),
    textField('method', 'Standards, methods and assumptions', '所採用的準則、方法及假設'),
  ],
  '305-2': [numberField('scope-2', 'Gross location-based emissions', '以地點為基準的排放總量', 'emissions', true)],
};

const requirements: Disclosure['requirements'] = [
  {
    code: 'a',
    title: { en: 'Gross direct emissions in tonnes of CO₂e', zhTw: '直接排放總量（公噸二氧化碳當量）' },
    mandatory: 'yes',
  },
  { code: 'b', title: { en: 'Gases included in the calculation', zhTw: '計算所涵蓋的氣體' }, mandatory: 'yes' },
  { code: 'c', title: { en: 'Biogenic emissions', zhTw: '生物源排放' }, mandatory: 'yes' },
  {
    code: 'd',
    title: { en: 'Base year, with the reason for choosing it', zhTw: '基準年及選擇理由' },
    mandatory: 'yes',
  },
];

/** The small framework with fields to fill in. */
export const sampleFramework: Framework = {
  versionId: 'gri-2021',
  name: { en: 'GRI Standards 2021', zhTw: 'GRI 準則 2021' },
  kind: 'GRI',
  family: 'GRI',
  library: 'ESG_CORE',
  region: null,
  category: 'REPORTING_STANDARDS',
  version: '2021',
  owner: 'GRI',
  effectiveFrom: '2023-01-01',
  licenceNote: {
    en: 'Codes are those of GRI; titles are short descriptions, not its text.',
    zhTw: '代碼由 GRI 訂定；標題為簡短說明，並非原文。',
  },
  note: null,
  audience: ['investors'],
  dataKinds: ['general_esg'],
  supersededBy: null,
  disclosureCount: 5,
  unverifiedCount: 0,
  comparedWith: null,
  omissionReasons: [],
  units: {
    emissions: [
      {
        code: 'tCO2e',
        symbol: 't CO₂e',
        name: { en: 'tonnes of CO₂ equivalent', zhTw: '公噸二氧化碳當量' },
        factorToBase: '1',
        offset: '0',
      },
    ],
    energy: [
      { code: 'MWh', symbol: 'MWh', name: { en: 'megawatt hours', zhTw: '兆瓦時' }, factorToBase: '1', offset: '0' },
    ],
  },
  topics: sampleTopics.map((topic) => ({
    ...topic,
    disclosures: topic.disclosures.map((disclosure) => ({
      ...disclosure,
      fields: fieldsOf[disclosure.code] ?? [],
      requirements: disclosure.code === '305-1' ? requirements : [],
      verified: true,
    })),
  })),
};

const state = (code: string, status: ReportDisclosure['status'], answeredFields: number): ReportDisclosure => ({
  code,
  status,
  omission: null,
  answeredFields,
  totalFields: fieldsOf[code]?.length ?? 0,
  inPart: false,
});

/** Two disclosures done, one under way. */
export const sampleStates: ReportDisclosure[] = [
  state('2-1', 'completed', 1),
  state('2-3', 'completed', 1),
  state('302-1', 'new', 0),
  state('305-1', 'in-progress', 2),
  state('305-2', 'new', 0),
];

const answer = (fieldKey: string, value: Answer['value']): Answer => ({
  disclosureCode: '305-1',
  fieldKey,
  value,
  version: 1,
  updatedAt: '2026-02-03T02:42:00.000Z',
  updatedBy: { id: storyUser.id, name: `${storyUser.firstName} ${storyUser.lastName}` },
});

/** Entered answers for direct emissions. */
export const sampleAnswers: Answer[] = [
  answer('scope-1', {
    type: 'number',
    rows: [
      { number: '1250.5', unit: 'tCO2e', descriptor: 'Tai Po' },
      { number: '86.2', unit: 'tCO2e', descriptor: 'Shenzhen' },
    ],
  }),
  answer('method', {
    type: 'textArea',
    text: {
      en: 'GHG Protocol, operational control. Emission factors of the local power and gas companies.',
      zhTw: '《溫室氣體核算體系》，營運控制權法；採用本地電力及煤氣公司的排放系數。',
    },
  }),
];
