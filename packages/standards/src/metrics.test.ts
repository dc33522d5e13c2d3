import { MetricSchema } from '@esg/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  findEmissionFactor,
  findMetric,
  listEmissionFactors,
  listMetrics,
  listWarmingPotentials,
  metricTree,
  unitsOfKind,
} from './index.ts';
import { textsIn } from './testing.ts';

describe('metrics', () => {
  it('holds the 549 metrics of the facts, 325 of them numeric, as the contract has them', () => {
    const metrics = listMetrics();
    expect(v.safeParse(v.array(MetricSchema), metrics).issues).toBeUndefined();
    expect(metrics).toHaveLength(549);
    expect(metrics.filter(({ unitKind }) => unitKind !== null)).toHaveLength(325);
    expect(metrics.filter(({ frameworkCount }) => frameworkCount >= 2)).toHaveLength(401);
    expect(metrics.filter(({ frameworkCount }) => frameworkCount >= 3)).toHaveLength(279);
    expect(textsIn(metrics).filter(({ en, zhTw }) => !en || !zhTw)).toEqual([]);
    for (const { key, unitKind } of metrics) if (unitKind) expect(unitsOfKind(unitKind).length, key).toBeGreaterThan(0);
  });

  it('puts each metric in one place of the tree, below five dimensions and 28 topics', () => {
    const tree = metricTree();
    const topics = tree.flatMap((dimension) => dimension.topics);
    const categories = topics.flatMap((topic) => topic.categories);
    const keys = categories.flatMap(({ metricKeys }) => metricKeys);
    expect([tree.length, topics.length]).toEqual([5, 28]);
    expect(keys.toSorted()).toEqual(
      listMetrics()
        .map(({ key }) => key)
        .toSorted(),
    );
    const [first] = keys;
    expect(findMetric(first ?? '')?.category).toBe(categories[0]?.id);
  });

  it('lists the breakdowns of a number, the whole first, with unique ids', () => {
    const metric = findMetric('energy.consumption.total');
    expect(metric?.subMetrics.map(({ id }) => id)).toEqual([
      'energy.consumption.total:total',
      'energy.consumption.total:by-energy-source',
      'energy.consumption.total:by-site',
      'energy.consumption.total:by-renewable-or-non-renewable',
    ]);
    const ids = listMetrics().flatMap(({ subMetrics }) =>
      subMetrics.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[\w.:-]+$/.test(id))).toBe(true);
  });
});

describe('emission factors', () => {
  it('offers all but the 68 of 883 that nobody compared with their publisher', () => {
    expect(listEmissionFactors({ unverified: true })).toHaveLength(883);
    expect(listEmissionFactors()).toHaveLength(883 - 68);
    expect(
      listEmissionFactors().every(
        ({ source, licence, publicationYear }) => source && licence && publicationYear > 2000,
      ),
    ).toBe(true);
  });

  it('finds the factors that are valid on a day', () => {
    const ids = listEmissionFactors({ on: '2025-06-30' }).map(({ id }) => id);
    expect(ids).toContain('desnz-2025-1_100_1000_7_1');
    expect(listEmissionFactors({ on: '2019-06-30' }).map(({ id }) => id)).not.toContain('desnz-2025-1_100_1000_7_1');
    expect(findEmissionFactor('desnz-2025-1_100_1000_7_1')?.kgCo2ePerUnit).toBe('0.24107');
  });

  it('has the warming potentials of 91 gases', () => {
    expect(listWarmingPotentials()).toHaveLength(91);
    expect(listWarmingPotentials().find(({ gas }) => gas === 'CH4')).toMatchObject({
      ar4: '25',
      ar5: '28',
      ar6: '27.9',
    });
  });
});
