import type {
  ClimateBaseYear,
  ClimateChange,
  ClimateFactor,
  ClimateFactorEvent,
  ClimateLibrary,
  ClimateLibraryFactor,
  ClimateRecalculation,
  ClimateRules,
  MetricLibrary,
} from '@esg/contract';

/** An organisation that has not chosen a base year yet. */
export const sampleNoBaseYear: ClimateBaseYear = {
  period: null,
  thresholdPercent: null,
  adopted: null,
  history: [],
  present: null,
  change: null,
  exceeds: null,
  withoutData: [],
  openLines: 0,
  outdatedLines: 0,
};

const bilingual = (en: string, zhTw: string) => ({ en, zhTw });

/** Some activities, gases and no questions: what forms of factors and lines of a sheet need. */
export const sampleClimateLibrary: ClimateLibrary = {
  activityTypes: [
    {
      id: 'heat-steam-cooling',
      scope: '2',
      categories: [],
      name: bilingual('Purchased heat, steam and cooling', '外購熱力、蒸汽及冷凍'),
      unitKinds: ['energy'],
      entersFactor: true,
      questions: [],
      note: '',
      factorCategory: '',
      factorPrefixes: [],
    },
    {
      id: 'stationary-gas',
      scope: '1',
      categories: [],
      name: bilingual('Natural gas in buildings and plant', '樓宇及設備用天然氣'),
      unitKinds: ['energy', 'volume'],
      entersFactor: false,
      questions: ['cv_basis'],
      note: '',
      factorCategory: 'fuel',
      factorPrefixes: ['Fuel: Natural gas'],
    },
  ],
  questions: [],
  fuels: [],
  categories: [],
  gases: [
    { gas: 'CO2', name: bilingual('Carbon dioxide', '二氧化碳') },
    { gas: 'CH4', name: bilingual('Methane', '甲烷') },
    { gas: 'SF6', name: bilingual('Sulphur hexafluoride', '六氟化硫') },
  ],
};

/** Units of energy and volume alone. */
export const sampleUnitKinds: MetricLibrary['units'] = [
  {
    kind: 'energy',
    units: [
      { code: 'kWh', symbol: 'kWh', name: bilingual('kilowatt hour', '千瓦小時'), factorToBase: '3.6', offset: '0' },
      { code: 'GJ', symbol: 'GJ', name: bilingual('gigajoule', '吉焦耳'), factorToBase: '1000', offset: '0' },
    ],
  },
  {
    kind: 'volume',
    units: [{ code: 'm3', symbol: 'm³', name: bilingual('cubic metre', '立方米'), factorToBase: '1', offset: '0' }],
  },
];

const factor = (more: Partial<ClimateFactor>): ClimateFactor => ({
  id: '5a5b2b9e-3d0e-4e6f-8a4e-000000000001',
  activityTypeId: 'heat-steam-cooling',
  name: 'Steam of the industrial park',
  origin: 'supplier',
  region: 'HK',
  unit: 'kWh',
  basis: null,
  method: 'location',
  gwpSet: 'AR5',
  prices: null,
  gases: [
    { gas: 'CO2', kgPerUnit: '0.2514', isEquivalent: false, isBeside: false },
    { gas: 'CH4', kgPerUnit: '0.000012', isEquivalent: false, isBeside: false },
    { gas: 'CO2-biogenic', kgPerUnit: '0.03', isEquivalent: false, isBeside: true },
  ],
  publicationYear: 2025,
  validFrom: '2025-01-01',
  validTo: null,
  source: 'Letter of the park’s operator of 3 April 2025',
  evidence: 'Page 2, table 1',
  licence: 'By agreement',
  uncertaintyPercent: '5',
  documents: [],
  confirmedBy: null,
  confirmedAt: null,
  updatedBy: 'Ada Wong',
  updatedById: null,
  isConfirmedByAuthor: false,
  updatedAt: '2025-05-02T08:00:00.000Z',
  version: 1,
  ...more,
});

/** One that nobody compared with its source yet. */
export const sampleDraftFactor = factor({});

/** Steam, as the library states a factor that nobody compared. */
export const sampleLibraryFactor: ClimateLibraryFactor = {
  activityTypeId: 'heat-steam-cooling',
  name: 'Steam, the city’s network',
  origin: 'supplier',
  region: 'HK',
  unit: 'kWh',
  basis: null,
  method: 'location',
  gwpSet: null,
  prices: null,
  gases: [{ gas: 'unsplit', kgPerUnit: '0.21', isEquivalent: true, isBeside: false }],
  publicationYear: 2025,
  validFrom: '2024-01-01',
  validTo: '2024-12-31',
  source: 'Sustainability report of the network 2024',
  evidence: '',
  licence: 'facts (figure published by the company)',
  uncertaintyPercent: null,
};

/** One that is used. */
export const sampleConfirmedFactor = factor({
  id: '5a5b2b9e-3d0e-4e6f-8a4e-000000000002',
  activityTypeId: 'stationary-gas',
  name: 'Town gas with landfill gas blended in, as the supplier states it for industrial customers of the north-east',
  origin: 'own',
  unit: 'm3',
  method: null,
  validTo: '2026-12-31',
  gases: [{ gas: 'unsplit', kgPerUnit: '2.5489012345', isEquivalent: true, isBeside: false }],
  confirmedBy: 'Ben Lee',
  confirmedAt: '2025-05-06T08:00:00.000Z',
  version: 2,
});

const deed = (number: number, more: Partial<ClimateFactorEvent>): ClimateFactorEvent => ({
  id: `5a5b2b9e-3d0e-4e6f-8a4e-0000000000a${number}`,
  factorId: sampleConfirmedFactor.id,
  name: sampleConfirmedFactor.name,
  deed: 'created',
  changed: [],
  by: 'Ben Lee',
  at: `2025-05-0${number}T08:00:00.000Z`,
  ...more,
});

/** What was done to it, newest first. */
export const sampleFactorEvents: readonly ClimateFactorEvent[] = [
  deed(6, { deed: 'confirmed' }),
  deed(5, { deed: 'changed', changed: ['gases', 'documents'] }),
  deed(2, {}),
];

/** What an organisation calculates by. */
export const sampleRules: ClimateRules = {
  gwpSet: 'AR5',
  origins: ['supplier', 'own', 'national', 'generic'],
  standIns: ['GB'],
  secondPerson: false,
  version: 2,
  updatedBy: 'Ben Lee',
  updatedAt: '2026-01-05T08:00:00.000Z',
};

/** A recalculation that waits for a decision. */
export const samplePreview: ClimateRecalculation = {
  id: '5a5b2b9e-3d0e-4e6f-8a4e-000000000003',
  state: 'ready',
  isPreview: true,
  total: 1260,
  done: 1260,
  changed: 3,
  kgCo2eBefore: '1830400.25',
  kgCo2eAfter: '1655120.5',
  isOutdated: false,
  startedBy: 'Ben Lee',
  startedAt: '2026-01-05T08:00:00.000Z',
  finishedAt: null,
};

/** One at work. */
export const sampleRunning: ClimateRecalculation = {
  id: samplePreview.id,
  state: 'running',
  isPreview: true,
  total: 1260,
  done: 500,
  changed: null,
  kgCo2eBefore: null,
  kgCo2eAfter: null,
  isOutdated: false,
  startedBy: 'Ben Lee',
  startedAt: '2026-01-05T08:00:00.000Z',
  finishedAt: null,
};

const line = (label: string, more: Pick<ClimateChange, 'method' | 'before' | 'after'>): ClimateChange => ({
  activityId: `5a5b2b9e-3d0e-4e6f-8a4e-${label.length.toString().padStart(12, '0')}`,
  label,
  entityId: null,
  activityTypeId: 'heat-steam-cooling',
  month: '2025-03',
  ...more,
});

/** What it would change. */
export const sampleChanges: readonly ClimateChange[] = [
  line('Steam meter of hall 2', {
    method: 'location',
    before: { kgCo2e: '250000', question: null },
    after: { kgCo2e: '74720.25', question: null },
  }),
  line('Steam meter', {
    method: 'market',
    before: { kgCo2e: null, question: { reason: 'factor_unconfirmed', choices: [] } },
    after: { kgCo2e: '0.5', question: null },
  }),
];
