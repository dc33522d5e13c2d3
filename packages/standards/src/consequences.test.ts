import { consequencesOf } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { listTopicFrameworks, materialityLibrary } from './index.ts';

const frameworks = listTopicFrameworks();
const topics = materialityLibrary().topics.map(({ id }) => id);
const effects = (before: string[], after: string[], industry: string | null = null) =>
  new Map(
    consequencesOf(frameworks, { before: new Set(before), after: new Set(after) }, industry).map(
      (each) => [each.versionId, each] as const,
    ),
  );

describe('what other material topics do to reports', () => {
  it('names the disclosures of each framework that enter and leave', () => {
    const found = effects(['ghg-scope12'], ['ghg-scope12', 'air-emissions']);
    expect(found.get('gri-2025')?.entering).toContain('305-7');
    expect(found.get('hkex-c2-2025')?.entering).toContain('A1.1');
    expect(found.get('gri-2025')?.leaving).toEqual([]);
    expect(effects(['air-emissions'], []).get('gri-2025')?.leaving).toContain('305-7');
  });

  it('names what leaves only with a reason: comply or explain', () => {
    const found = effects(['air-emissions'], []);
    expect(found.get('hkex-c2-2025')?.leaving).toContain('A1.1');
    expect(found.get('hkex-c2-2025')?.owed).toEqual(found.get('hkex-c2-2025')?.leaving);
    expect(found.get('gri-2025')?.owed).toEqual([]);
  });

  it('keeps a disclosure that another material topic needs', () => {
    const shared = frameworks.find(({ versionId }) => versionId === 'esrs-set1-2023')?.disclosures ?? [];
    const [one, two] = shared.find(({ code }) => code === 'E1-6')?.topics ?? [];
    expect(effects([one ?? '', two ?? ''], [one ?? '']).get('esrs-set1-2023')?.leaving).not.toContain('E1-6');
  });

  it('counts what everybody answers and what no topic is known for, and never lets it leave', () => {
    const gri = effects(topics, []).get('gri-2025');
    // The management of topics, 3-3, is asked of each material topic and depends on none alone.
    expect(gri).toMatchObject({ inside: 0, outside: 107, always: 32, unjudged: 1 });
    expect(effects([], topics).get('gri-2025')).toMatchObject({ inside: 107, outside: 0 });
  });

  it('speaks of the codes of the own industry alone where a framework goes by industries', () => {
    const codes = effects([], topics, 'CG-AM').get('sasb-climate-2022')?.entering ?? [];
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !code.startsWith('CG-AM-'))).toEqual([]);
    expect(effects([], topics).get('sasb-climate-2022')?.entering).toEqual([]);
  });

  it('is quick enough to follow a threshold that is being moved', () => {
    const half = topics.slice(0, topics.length / 2);
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      effects(half, topics, 'CG-AM');
      return performance.now() - start;
    }).toSorted((one, other) => one - other);
    expect(frameworks.length).toBeGreaterThanOrEqual(24);
    expect(times[10]).toBeLessThan(100);
  });
});
