import type { MetricLibrary } from '@esg/contract';
import { expect, it } from 'vitest';
import { placeOf } from './crosswalk-place.ts';
import { branchesOf, metricNodes } from './metric-nodes.ts';

const name = (en: string, zhTw: string) => ({ en, zhTw });
const metric = (key: string, en: string, zhTw: string) => ({
  key,
  name: name(en, zhTw),
  category: 'e.water.use',
  type: 'number' as const,
  unitKind: 'volume',
  subMetrics: [],
  frameworkCount: 2,
});
const library: MetricLibrary = {
  dimensions: [
    {
      id: 'e',
      name: name('Environmental', '環境'),
      topics: [
        {
          id: 'e.water',
          name: name('Water', '水資源'),
          categories: [{ id: 'e.water.use', name: name('Use', '使用'), metricKeys: ['water.in', 'water.out'] }],
        },
      ],
    },
  ],
  metrics: [metric('water.in', 'Water withdrawal', '取水量'), metric('water.out', 'Water discharge', '排水量')],
  units: [],
};

it('puts metrics on their branches, and keeps those that contain every word in either language', () => {
  expect(branchesOf(metricNodes(library, '', 'en'))).toEqual(['e', 'e.water', 'e.water.use']);
  const leaves = (typed: string) =>
    metricNodes(library, typed, 'zhTw')[0]?.children?.[0]?.children?.[0]?.children?.map(({ label }) => label);
  expect(leaves('')).toEqual(['取水量', '排水量']);
  expect(leaves('withdrawal water')).toEqual(['取水量']);
  expect(leaves('排水')).toEqual(['排水量']);
  expect(metricNodes(library, 'fire', 'en')).toEqual([]);
});

it('reads an address and drops unknown values', () => {
  expect(placeOf({ view: 'frameworks', from: 'gri-2025', to: '<b>', state: 'missing', q: '' })).toEqual({
    view: 'frameworks',
    from: 'gri-2025',
    state: 'missing',
  });
});
