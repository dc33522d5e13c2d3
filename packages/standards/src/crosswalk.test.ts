import {
  FrameworkComparisonSchema,
  frameworkDataKinds,
  generationsOf,
  helperAudiences,
  MetricUseSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  asksForWhole,
  compareFrameworks,
  countAnsweredBy,
  findMetric,
  listFrameworks,
  listMetrics,
  suggestFrameworks,
  usesOfMetric,
  versionsUsing,
} from './index.ts';
import { disclosuresOf, frameworkOf } from './testing.ts';

const versions = listFrameworks().map(({ versionId }) => versionId);

describe('crosswalk', () => {
  it('lists what a metric feeds, each requirement with the disclosure above it', () => {
    const uses = usesOfMetric('ghg.scope1.total') ?? [];
    expect(v.safeParse(v.array(MetricUseSchema), uses).issues).toBeUndefined();
    expect(uses).toContainEqual(expect.objectContaining({ versionId: 'gri-2025', code: '305-1', of: null }));
    expect(uses).toContainEqual(expect.objectContaining({ code: 'D-28(a)', of: 'D-28', coverage: 'full' }));
    expect(usesOfMetric('constructor')).toBeUndefined();
    expect(versionsUsing('energy.consumption.total')).toHaveLength(13);
  });

  it('names every disclosure and requirement of every framework, and nothing else', () => {
    const named = new Set(
      listMetrics().flatMap(({ key }) => usesOfMetric(key)?.map(({ versionId, code }) => `${versionId} ${code}`) ?? []),
    );
    for (const versionId of versions)
      for (const { code } of disclosuresOf(versionId)) expect(named).toContain(`${versionId} ${code}`);
  });

  it.each(versions)(
    'answers every disclosure of %s that asks for whole metrics from data for the metrics that it names',
    (versionId) => {
      const quantitative = disclosuresOf(versionId).filter(({ nature }) => nature === 'quantitative');
      for (const { code, fields } of quantitative)
        expect(
          fields.some(({ key }) => versionsUsing(key).includes(versionId)),
          code,
        ).toBe(true);
      const keys = new Set(disclosuresOf(versionId).flatMap(({ fields }) => fields.map(({ key }) => key)));
      const facts = { publishedOn: '2026-11-23' };
      // Only one of a standard and its successor is counted.
      const { left } = generationsOf(frameworkOf(versionId), facts);
      const counted = disclosuresOf(versionId).filter(({ code }) => !left.has(code));
      const wholes = counted.map(({ code, fields }) =>
        fields.filter(({ key }) => findMetric(key)).map(({ key }) => asksForWhole(versionId, code, key)),
      );
      const { done, total } = countAnsweredBy(versionId, keys, facts);
      expect(total).toBe(counted.length);
      // Data of everybody do not answer what is asked of some.
      expect(done).toBeGreaterThanOrEqual(wholes.filter((asked) => asked.every(Boolean)).length);
      expect(done).toBeLessThanOrEqual(wholes.filter((asked) => asked.some(Boolean)).length);
      expect(countAnsweredBy(versionId, new Set(), facts).done).toBe(0);
    },
  );

  it('compares two frameworks from either side', () => {
    const comparison = compareFrameworks('hkex-c2-2025', 'gri-2025');
    expect(v.safeParse(FrameworkComparisonSchema, comparison).issues).toBeUndefined();
    const climate = comparison?.disclosures.find(({ code }) => code === 'D-28');
    expect(climate?.metrics[0]?.elsewhere.map(({ code }) => code)).toContain('305-1');
    expect(new Set(comparison?.disclosures.map(({ state }) => state))).toEqual(
      new Set(['shared', 'partial', 'missing']),
    );
    expect(
      compareFrameworks('ifrs-s2-2025', 'hkfrs-s2-2024')?.disclosures.every(({ state }) => state !== 'missing'),
    ).toBe(true);
    expect(compareFrameworks('gri-2025', 'none')).toBeUndefined();
  });
});

describe('the helper that suggests frameworks', () => {
  it('answers every question with ranked frameworks that are on offer', () => {
    for (const audience of helperAudiences)
      for (const dataKind of frameworkDataKinds) {
        const found = suggestFrameworks({ audience, dataKind });
        expect(found.length, `${audience} ${dataKind}`).toBeGreaterThan(0);
        expect(found.map(({ rank }) => rank)).toEqual(found.map((_, index) => index + 1));
        for (const { versionId } of found) expect(versions).toContain(versionId);
      }
  });
});
