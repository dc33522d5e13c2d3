import {
  type BuilderDisclosure,
  type BuilderPalette,
  emptyContent,
  type OwnFramework,
  type OwnFrameworkSummary,
} from '@esg/contract';

const nothing = { en: '', zhTw: '' };
const energyUnit = {
  code: 'kW.h',
  symbol: 'kWh',
  name: { en: 'kilowatt hour', zhTw: '千瓦時' },
  factorToBase: '1',
  offset: '0',
};

/** A part of the library. */
export const samplePalette: BuilderPalette = {
  metrics: [
    {
      key: 'energy.consumption.total',
      name: { en: 'Energy consumption', zhTw: '能源耗用量' },
      hint: { en: 'All energy used within the organisation.', zhTw: '機構內部耗用的所有能源。' },
      category: { en: 'Energy use', zhTw: '能源使用' },
      type: 'number',
      unitKind: 'energy',
      decimals: 1,
      options: [],
      frameworkCount: 9,
      breakdowns: [{ en: 'By site', zhTw: '按場所' }],
    },
  ],
  units: { energy: [energyUnit] },
};

const disclosure = (id: string, more: Partial<BuilderDisclosure>): BuilderDisclosure => ({
  id,
  code: id,
  title: nothing,
  guidance: nothing,
  nature: 'mixed',
  mandatory: 'yes',
  omittable: false,
  requirements: [],
  fields: [],
  ...more,
});

const noise = disclosure('noise', {
  code: 'E1-1',
  title: { en: 'Noise and energy of the night shift', zhTw: '夜班噪音及能源' },
  guidance: { en: 'Measured at the fence.', zhTw: '於圍欄處量度。' },
  requirements: [
    { id: 'r1', code: 'E1-1.a', title: { en: 'Name each site', zhTw: '列出每個場所' }, mandatory: 'recommended' },
  ],
  fields: [
    {
      id: 'f1',
      kind: 'metric',
      metricKey: 'energy.consumption.total',
      coverage: 'full',
      hint: nothing,
      required: true,
    },
    {
      id: 'f2',
      kind: 'own',
      type: 'singleSelect',
      label: { en: 'Who measured', zhTw: '由誰量度' },
      hint: nothing,
      required: false,
      unitKind: null,
      decimals: 0,
      breakdowns: [],
      options: [
        { id: 'o1', label: { en: 'Ourselves', zhTw: '自行' } },
        { id: 'o2', label: { en: 'A laboratory', zhTw: '實驗室' } },
      ],
    },
  ],
});

/** A draft with one complete disclosure, and an empty one. */
export const sampleOwnFramework: OwnFramework = {
  id: '0d1f6a54-7a55-4c53-8a0a-0c5bd3f5a001',
  isDraft: true,
  version: 7,
  releases: [],
  updatedAt: '2026-03-02T08:00:00.000Z',
  updatedBy: { id: '0d1f6a54-7a55-4c53-8a0a-0c5bd3f5a002', name: 'Mei Chan' },
  content: {
    ...emptyContent({ en: 'Site standard', zhTw: '場所準則' }),
    dimensions: [
      {
        id: 'dim',
        code: 'E',
        title: { en: 'Environment', zhTw: '環境' },
        topics: [
          {
            id: 'topic',
            code: 'E1',
            title: { en: 'Neighbours', zhTw: '鄰里' },
            disclosures: [noise, disclosure('light', { code: 'E1-2' })],
          },
        ],
      },
    ],
  },
};

const { content: _, ...head } = sampleOwnFramework;
const published = {
  versionId: 'own-1',
  number: 2,
  edition: '2026',
  disclosureCount: 14,
  reportCount: 3,
  withdrawnAt: null,
  publishedAt: '2026-01-05T08:00:00.000Z',
  publishedBy: 'Mei Chan',
};

/** A draft, and a framework in use. */
export const sampleSummaries: OwnFrameworkSummary[] = [
  { ...head, name: { en: 'Site standard', zhTw: '場所準則' }, edition: '1', disclosureCount: 2 },
  {
    ...head,
    id: '0d1f6a54-7a55-4c53-8a0a-0c5bd3f5a003',
    isDraft: false,
    releases: [published],
    edition: '2026',
    name: { en: 'Lender questionnaire', zhTw: '貸款人問卷' },
    disclosureCount: 14,
  },
];
