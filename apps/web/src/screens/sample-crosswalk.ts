import { frameworkQueries } from '@esg/api-client';
import type { FrameworkComparison, FrameworkSuggestion, MetricLibrary, MetricUse } from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { seedFrameworks } from './sample-frameworks.ts';

const name = (en: string, zhTw: string) => ({ en, zhTw });
const scopeOne = name('Scope 1 emissions', '範圍 1 排放');
const water = name('Water withdrawal', '取水量');

const suggestions: FrameworkSuggestion[] = [
  {
    versionId: 'hkfrs-s2',
    rank: 1,
    reason: name('Hong Kong version of IFRS S2', 'IFRS S2 的香港版本'),
    answered: { done: 12, total: 29 },
  },
  {
    versionId: 'hkex-c2-2025',
    rank: 2,
    reason: name('Required for issuers in Hong Kong', '香港上市發行人必須遵守'),
    answered: { done: 0, total: 36 },
  },
];

const metric = (key: string, words: MetricLibrary['metrics'][number]['name'], frameworkCount: number) => ({
  key,
  name: words,
  category: 'environmental.all.all',
  type: 'number' as const,
  unitKind: 'ghg_mass',
  subMetrics: [],
  frameworkCount,
});

const library: MetricLibrary = {
  units: [],
  metrics: [metric('ghg.scope1.total', scopeOne, 2), metric('water.withdrawal.total', water, 1)],
  dimensions: [
    {
      id: 'environmental',
      name: name('Environmental', '環境'),
      topics: [
        {
          id: 'environmental.all',
          name: name('Emissions and water', '排放及水資源'),
          categories: [
            {
              id: 'environmental.all.all',
              name: name('Totals', '總量'),
              metricKeys: ['ghg.scope1.total', 'water.withdrawal.total'],
            },
          ],
        },
      ],
    },
  ],
};

const uses: MetricUse[] = [
  {
    versionId: 'gri-2021',
    code: '305-1',
    title: name('Direct emissions', '直接排放'),
    of: null,
    coverage: 'full',
  },
  {
    versionId: 'hkex-c2-2025',
    code: 'D-28(a)',
    title: name('Scope 1 emissions', '範圍 1 排放'),
    of: 'D-28',
    coverage: 'partial',
  },
];

const comparison: FrameworkComparison = {
  versionId: 'hkex-c2-2025',
  against: 'gri-2021',
  disclosures: [
    {
      code: 'D-28',
      title: name('Greenhouse gas emissions', '溫室氣體排放'),
      topic: name('Metrics and targets', '指標及目標'),
      state: 'shared',
      metrics: [
        { key: 'ghg.scope1.total', name: scopeOne, coverage: 'full', elsewhere: [{ code: '305-1', coverage: 'full' }] },
      ],
    },
    {
      code: 'A2.2',
      title: name('Water consumption', '耗水量'),
      topic: name('Use of resources', '資源使用'),
      state: 'missing',
      metrics: [{ key: 'water.withdrawal.total', name: water, coverage: 'full', elsewhere: [] }],
    },
  ],
};

/** The framework helper with both questions answered. */
export const seedSuggestions: Seed = (cache, api, language) => {
  seedFrameworks(cache, api, language);
  const question = { audience: 'regulators', dataKind: 'climate' } as const;
  cache.setQueryData(frameworkQueries.suggestions(api, question).queryKey, suggestions);
};

/** The crosswalk of two metrics and two frameworks. */
export const seedCrosswalk: Seed = (cache, api, language) => {
  seedFrameworks(cache, api, language);
  cache.setQueryData(frameworkQueries.metrics(api).queryKey, library);
  cache.setQueryData(frameworkQueries.metricUses(api, 'ghg.scope1.total').queryKey, uses);
  cache.setQueryData(frameworkQueries.comparison(api, 'hkex-c2-2025', 'gri-2021').queryKey, comparison);
};
