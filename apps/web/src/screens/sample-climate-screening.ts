import {
  climateQueries,
  climateScreeningQueries,
  entityQueries,
  frameworkQueries,
  reportingTimeQueries,
} from '@esg/api-client';
import type {
  ClimateLibrary,
  ClimateScreening,
  ClimateTypeDetail,
  ScopeThreeCategory,
  ScreenedCategory,
  ScreeningEstimated,
} from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { id, sampleLibrary } from './sample-exchange.ts';
import { sampleTimes } from './sample-times.ts';

const named = (en: string, zhTw: string) => ({ en, zhTw });

const category = (
  number: number,
  direction: ScopeThreeCategory['direction'],
  name: ScopeThreeCategory['name'],
): ScopeThreeCategory => ({
  number,
  direction,
  name,
  description: named('What the category is about.', '類別的內容。'),
  boundary: named('What belongs in it at least.', '最少須計入的項目。'),
  elsewhere: named('What counts in another category.', '計入其他類別的項目。'),
  methods: ['supplier', 'activity', 'spend'],
  metricKey: `ghg.scope3.cat${String(number).padStart(2, '0')}`,
});

/** Three categories, with a kind of activity for each that is estimated. */
const library: ClimateLibrary = {
  activityTypes: [
    {
      id: 'spend-goods',
      scope: '3',
      categories: [1],
      name: named('Goods and services by spend', '按支出計算的產品及服務'),
      unitKinds: ['currency'],
      entersFactor: true,
      questions: [],
      note: '',
      factorCategory: '',
      factorPrefixes: [],
    },
    {
      id: 'rail-travel',
      scope: '3',
      categories: [6],
      name: named('Rail and metro', '鐵路及地鐵'),
      unitKinds: ['passenger_distance'],
      entersFactor: false,
      questions: [],
      note: '',
      factorCategory: '',
      factorPrefixes: [],
    },
  ],
  questions: [],
  fuels: [],
  gases: [],
  categories: [
    category(1, 'upstream', named('Purchased goods and services', '採購產品及服務')),
    category(6, 'upstream', named('Business travel', '商務差旅')),
    category(14, 'downstream', named('Franchises', '特許經營')),
  ],
};

const detail: ClimateTypeDetail = {
  units: [
    { code: 'USD', symbol: 'USD', name: named('US dollars', '美元'), factorToBase: '1', offset: '0', ratio: null },
    {
      code: 'HKD',
      symbol: 'HKD',
      name: named('Hong Kong dollars', '港元'),
      factorToBase: '1',
      offset: '0',
      ratio: null,
    },
  ],
  factors: [],
  unread: [],
};

const said = (number: number, more: Partial<ScreenedCategory> = {}): ScreenedCategory => ({
  category: number,
  relevance: null,
  criteria: [],
  reason: '',
  decidedBy: '',
  decidedAt: null,
  method: null,
  owner: '',
  dueOn: null,
  estimates: [],
  estimatedKgCo2e: null,
  lines: { kgCo2e: '0', count: 0, openCount: 0, months: 0 },
  version: 0,
  updatedBy: '',
  updatedAt: null,
  ...more,
});

const spend: ScreeningEstimated = {
  activityTypeId: 'spend-goods',
  year: '2025',
  amount: '4200000',
  unit: 'USD',
  basis: null,
  activity: null,
  region: null,
  factorId: null,
  prices: { year: 2025, withTax: false },
  source: 'Ledger 4000 to 4999',
  kgCo2e: null,
  caveats: [],
  question: { reason: 'factor_missing', choices: [] },
  factors: [],
};

const rail: ScreeningEstimated = {
  ...spend,
  activityTypeId: 'rail-travel',
  amount: '120000',
  unit: '{passenger}.km',
  prices: null,
  activity: 'Rail: National rail',
  region: 'GB',
  source: 'Travel agency',
  kgCo2e: '4255.2',
  caveats: ['estimate', 'factor_of_other_year'],
  question: null,
  factors: [{ name: named('Rail: National rail', '鐵路：國家鐵路'), source: 'DESNZ 2025' }],
};

/** The screening of a year, in its midst. */
export const sampleScreening: ClimateScreening = {
  categories: [
    said(1, {
      relevance: 'relevant',
      criteria: ['size', 'spend'],
      reason: 'Half of what we spend',
      decidedBy: 'Mei Chan',
      decidedAt: '2026-02-03T08:00:00.000Z',
      method: 'spend',
      owner: 'Procurement',
      dueOn: '2026-06-30',
      estimates: [spend],
      version: 3,
    }),
    said(6, {
      relevance: 'relevant',
      criteria: ['influence'],
      decidedBy: 'Mei Chan',
      decidedAt: '2026-02-03T08:00:00.000Z',
      estimates: [rail],
      estimatedKgCo2e: '4255.2',
      lines: { kgCo2e: '3987.6', count: 14, openCount: 1, months: 7 },
      version: 2,
    }),
    said(14),
  ],
  statement: named(
    'Scope 3 categories with activity data in this period: 6 Business travel.\nNot decided yet: 14 Franchises.',
    '本期有活動數據的範圍 3 類別：6 商務差旅。\n尚未決定：14 特許經營。',
  ),
};

/** Fills what the screening reads. */
export const screeningSeed =
  (screening: ClimateScreening | undefined = sampleScreening): Seed =>
  (cache, api) => {
    // What these screens send is answered by their stories.
    api.interceptors.request.clear();
    cache.setQueryData(climateQueries.library(api).queryKey, library);
    cache.setQueryData(climateQueries.type(api, 'spend-goods').queryKey, detail);
    cache.setQueryData(climateQueries.months(api).queryKey, { first: '2025-01', last: '2025-12' });
    cache.setQueryData(entityQueries.all(api).queryKey, []);
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
    cache.setQueryData(frameworkQueries.metrics(api).queryKey, sampleLibrary);
    const months = { from: '2025-01', to: '2025-12' };
    cache.setQueryData(climateScreeningQueries.all(api, months).queryKey, screening);
  };

export const sampleScreeningEvents = [
  {
    id: id(9),
    category: 14,
    deed: 'decided',
    relevance: 'not_relevant',
    reason: 'We grant no franchises',
    by: 'Mei Chan',
    at: '2026-02-04T08:00:00.000Z',
  },
];
