import type { Disclosure, Field } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { placeRows, successionRows } from './data.ts';
import { findFramework, listFrameworks } from './frameworks.ts';
import { findMetric } from './metrics.ts';
import { askedAlikeIn, asksForWhole, asksOf, listAskedAlike } from './places.ts';

type Place = Pick<Disclosure, 'code' | 'title'> & { field: Field };

const placesIn = (versionId: string): Map<string, Place[]> => {
  const disclosures = findFramework(versionId)?.topics.flatMap((topic) => topic.disclosures) ?? [];
  const all = disclosures.flatMap(({ code, title, fields }) => fields.map((field) => ({ code, title, field })));
  return Map.groupBy(
    all.filter(({ field }) => findMetric(field.key)),
    ({ field }) => field.key,
  );
};
const rowsOf = (versionId: string) =>
  placeRows()
    .filter((row) => row.versionId === versionId)
    .flatMap((row) => row.codes.flatMap((code) => row.keys.map((key) => ({ ...row, code, key }))));
/** A place may be alike with two others that are not alike themselves, as GRI 103-5 is with 302-4 and 302-5. */
const decisionsOf = (versionId: string) => Map.groupBy(rowsOf(versionId), ({ code, key }) => `${code} ${key}`);

describe.each(listFrameworks().map(({ versionId }) => versionId))('%s', (versionId) => {
  const places = placesIn(versionId);
  const decisions = decisionsOf(versionId);

  it('decides of each figure that several disclosures ask for by one metric what each of them asks', () => {
    const open = [...places].flatMap(([key, list]) =>
      list.length > 1 && list[0]?.field.unitKind !== null
        ? list.flatMap(({ code }) => (decisions.has(`${code} ${key}`) ? [] : [`${code} ${key}`]))
        : [],
    );
    expect(open).toEqual([]);
  });

  it('decides it once, and only of places that there are', () => {
    const wrong = [...decisions].filter(([, rows]) => {
      const [row] = rows;
      const isThere = row && places.get(row.key)?.some(({ code }) => code === row.code);
      return !isThere || new Set(rows.map(({ asks }) => asks)).size > 1;
    });
    expect(wrong.map(([place]) => place)).toEqual([]);
  });

  it('names a breakdown of the metric for each part, and another disclosure for what is asked alike', () => {
    for (const { asks, breakdown, code, codes, key } of rowsOf(versionId)) {
      const ids = places.get(key)?.[0]?.field.breakdowns.map(({ id }) => id) ?? [];
      if (asks === 'part') expect(ids, `${code} ${key}`).toContain(breakdown);
      if (asks === 'alike') expect(codes.length, `${code} ${key}`).toBeGreaterThan(1);
    }
  });

  it('answers no two titles with the same words', () => {
    const home = [...places].flatMap(([key, list]) => {
      const ofWords = list.filter(
        ({ code, field }) =>
          field.unitKind === null && !decisions.has(`${code} ${key}`) && asksForWhole(versionId, code, key),
      );
      return new Set(ofWords.map(({ title }) => title.en)).size > 1
        ? [{ key, codes: ofWords.map(({ code }) => code) }]
        : [];
    });
    // Each industry or sector is asked for itself.
    const isOfSectors = ['sasb-climate-2022', 'gri-sectors-2024'].includes(versionId);
    expect(isOfSectors ? [] : home).toEqual([]);
  });
});

it('shares answers of GRI only between a standard and its successor', () => {
  const pairs = successionRows().map(({ code, successor }) => [code, successor.code].toSorted().join(' '));
  const groups = listAskedAlike('gri-2025').map(({ codes }) => codes.toSorted().join(' '));
  expect(groups.filter((group) => !pairs.includes(group))).toEqual([]);
  expect(groups.length).toBeGreaterThan(20);
});

it('knows a part from the whole', () => {
  const headcount = 'workforce.headcount';
  expect(asksOf('vsme-2026', 'B1-NumberOfEmployees', headcount)).toBe('whole');
  expect(asksOf('vsme-2026', 'B8-NumberOfFemaleEmployees', headcount)).toMatchObject({ breakdown: 'by-gender' });
  expect(asksOf('sasb-climate-2022', 'FB-FR-110a.1', 'energy.consumption.fuel')).toBe('other');
  expect(asksOf('esrs-set1-2023', 'E1-5', 'energy.intensity.revenue')).toBe('other');
  expect(asksOf('brsr-2023', 'A-4', 'org.profile')).toBe('other');
  expect(asksOf('of-ones-own', 'A-4', 'org.profile')).toBe('whole');
});

it('names the other disclosures that ask in the same words', () => {
  expect(askedAlikeIn('hkex-c2-2025', 'D-37', 'climate.target.description')).toEqual(['A1.5', 'D-38', 'D-40']);
  expect(askedAlikeIn('gri-2025', '103-5', 'energy.reduction')).toEqual(['302-4']);
  expect(askedAlikeIn('ifrs-s2-2025', 'S2.B61', 'ghg.scope3.financed')).toEqual([]);
  expect(askedAlikeIn('vsme-2026', 'B8-NumberOfMaleEmployees', 'workforce.headcount')).toEqual([]);
});
