import { FrameworkSchema, fieldTypes, isEditionFor, offeredReasons } from '@esg/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  findDisclosure,
  findFramework,
  frameworkHashes,
  hashOfFramework,
  isRetired,
  listFrameworks,
  listSuccessions,
} from './index.ts';
import { requiredBreakdowns } from './required-breakdowns.ts';
import { disclosuresOf, frameworkOf, textsIn } from './testing.ts';

const codesOf = (versionId: string) => disclosuresOf(versionId).map(({ code }) => code);

/** Rows, disclosures and requirements of each framework, as the facts count them. */
const facts: [versionId: string, rows: number, disclosures: number, requirements: number][] = [
  ['gri-2025', 180, 140, 0],
  ['gri-sectors-2024', 99, 95, 0],
  ['hkex-c2-2025', 150, 71, 59],
  ['ifrs-s1-2023', 84, 32, 45],
  ['ifrs-s2-2025', 124, 27, 85],
  ['hkfrs-s1-2024', 84, 32, 45],
  ['hkfrs-s2-2024', 122, 25, 85],
  ['aasb-s2-2024', 121, 24, 85],
  ['tcfd-2021', 15, 11, 0],
  ['tnfd-2023', 35, 14, 17],
  ['sasb-climate-2022', 909, 581, 0],
  ['wef-scm-core-2020', 25, 21, 0],
  ['sgx-core-2021', 30, 27, 0],
  ['nasdaq-esg-2019', 33, 30, 0],
  ['bursa-common-2022', 33, 22, 0],
  ['twse-climate-2022', 13, 9, 3],
  ['lse-esg-2018', 9, 8, 0],
  ['esrs-set1-2023', 657, 99, 547],
  ['esrs-2026', 285, 80, 194],
  ['vsme-2026', 166, 143, 0],
  ['sfdr-pai-2022', 70, 64, 0],
  ['brsr-2023', 158, 146, 0],
  ['brsr-core-2023', 33, 24, 0],
  ['un-sdgs-2015', 72, 55, 0],
  ['ungc-2004', 14, 10, 0],
  ['ph-sec-2019', 35, 31, 0],
  ['uk-secr-2018', 16, 14, 0],
];
const versions = facts.map(([versionId]) => versionId);
/** An addition of ours to the facts: a version that only existing reports keep. */
const earlier: typeof facts = [['hkex-c2-2020', 74, 51, 6]];

it('offers the 27 frameworks of the facts in their order, and no version that a later one replaces', () => {
  expect(listFrameworks().map(({ versionId }) => versionId)).toEqual(versions);
  expect(facts.reduce((sum, [, rows]) => sum + rows, 0)).toBe(3572);
});

it('compares the first day of a period only with editions that count by period', () => {
  const fits = (id: string, start: string) => {
    const framework = listFrameworks().find(({ versionId }) => versionId === id);
    return framework && isEditionFor(framework, { start });
  };
  expect(fits('gri-2025', '2022-01-01')).toBe(true);
  expect(fits('vsme-2026', '2025-01-01')).toBe(true);
  expect(fits('hkex-c2-2025', '2024-01-01')).toBe(false);
  // Applied to years that ended on the last day of December 2023 and 2019, and to the year from April 2023.
  expect(fits('bursa-common-2022', '2023-01-01')).toBe(true);
  expect(fits('ph-sec-2019', '2019-01-01')).toBe(true);
  expect(fits('brsr-core-2023', '2023-04-01')).toBe(true);
});

describe.each([...facts, ...earlier])('%s', (versionId, rows, disclosureCount, requirementCount) => {
  it('asks for the sum of air pollutants last, and never requires it', () => {
    for (const { code, fields } of disclosuresOf(versionId)) {
      const keys = fields.map(({ key }) => key).filter((key) => key.startsWith('air.'));
      const sum = fields.find(({ key }) => key === 'air.emissions');
      if (sum && keys.length > 1) expect([code, keys.at(-1), sum.required]).toEqual([code, sum.key, false]);
    }
  });

  it('matches the facts and the schema of the contract', () => {
    const framework = frameworkOf(versionId);
    const disclosures = disclosuresOf(versionId);
    expect(v.safeParse(FrameworkSchema, framework).issues).toBeUndefined();
    expect(Object.isFrozen(framework.topics[0]?.disclosures[0]?.fields)).toBe(true);
    expect(framework.disclosureCount).toBe(disclosureCount);
    expect(disclosures).toHaveLength(disclosureCount);
    expect(disclosures.flatMap(({ requirements }) => requirements)).toHaveLength(requirementCount);

    const codes = disclosures.flatMap(({ code, requirements }) => [code, ...requirements.map((entry) => entry.code)]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeLessThanOrEqual(rows);
    expect(textsIn(framework).filter(({ en, zhTw }) => en.trim() === '' || zhTw.trim() === '')).toEqual([]);
  });

  it('gives every disclosure a form that can be filled in, with a field for text', () => {
    const { units } = frameworkOf(versionId);
    for (const { code, fields } of disclosuresOf(versionId)) {
      expect(fields.length, code).toBeGreaterThan(0);
      expect(new Set(fields.map(({ key }) => key)).size, code).toBe(fields.length);
      expect(
        fields.some(({ type }) => ['text', 'textArea', 'richTextArea'].includes(type)),
        code,
      ).toBe(true);
      for (const { key, type, unitKind, options } of fields) {
        const numeric = type === 'number' || type === 'integer';
        expect(unitKind !== null, `${code} ${key}`).toBe(numeric);
        if (unitKind) expect(units[unitKind]?.length, `${code} ${unitKind}`).toBeGreaterThan(0);
        expect(options.length > 1, `${code} ${key}`).toBe(type === 'singleSelect' || type === 'multiSelect');
        expect(new Set(options.map(({ id }) => id)).size, `${code} ${key}`).toBe(options.length);
      }
    }
  });

  it('has the content that its hash was made of (`npm run generate` renews it)', () => {
    expect(frameworkHashes().get(versionId)).toBe(hashOfFramework(frameworkOf(versionId)));
  });

  it('has at least two reasons for leaving a disclosure out', () => {
    expect(frameworkOf(versionId).omissionReasons.length).toBeGreaterThanOrEqual(2);
  });
});

it('lets every disclosure be left out, except those that GRI 1 excludes, those of HKEX part B, and scopes 1 and 2', () => {
  const kept = versions.flatMap((versionId) =>
    disclosuresOf(versionId)
      .filter(({ omittable }) => !omittable)
      .map(({ code }) => `${versionId} ${code}`),
  );
  const hkex = ['B-13', 'B-14', 'B-15', 'D-28', 'D-29'];
  const gri = ['2-1', '2-2', '2-3', '2-4', '2-5', '3-1', '3-2'];
  expect(kept.toSorted()).toEqual(
    [...gri.map((code) => `gri-2025 ${code}`), ...hkex.map((code) => `hkex-c2-2025 ${code}`)].toSorted(),
  );
});

it('uses every field type of the contract in GRI', () => {
  const offered = new Set(disclosuresOf('gri-2025').flatMap(({ fields }) => fields.map(({ type }) => type)));
  expect([...offered].toSorted()).toEqual([...fieldTypes].toSorted());
});

it('names the successor of a superseded disclosure, its date, and what the date is compared with', () => {
  const successor = (versionId: string, code: string) => findDisclosure(versionId, code)?.supersededBy;
  expect(successor('gri-2025', '305-1')).toEqual({
    code: '102-5',
    versionId: null,
    from: '2027-01-01',
    basis: 'publication',
  });
  expect(successor('gri-2025', '304-1')).toMatchObject({ code: '101-5', from: '2026-01-01', basis: 'publication' });
  expect(successor('tcfd-2021', 'GOV-a')).toMatchObject({ code: 'S2.6(a)', versionId: 'ifrs-s2-2025' });
  expect(findFramework('tcfd-2021')?.supersededBy).toEqual({ versionId: 'ifrs-s2-2025', from: '2024-01-01' });
  const followed = versions.flatMap((versionId) =>
    disclosuresOf(versionId).flatMap(({ supersededBy }) => supersededBy ?? []),
  );
  expect(followed).toHaveLength(26);
  const known = (versionId: string) =>
    disclosuresOf(versionId).flatMap(({ code, requirements }) => [code, ...requirements.map((entry) => entry.code)]);
  for (const { versionId, code } of followed.map((entry) => ({ ...entry, versionId: entry.versionId ?? 'gri-2025' })))
    expect(known(versionId), `${versionId} ${code}`).toContain(code);
});

it('maps the HKEX guide to the code that replaces it: removed disclosures lead to part D, all others keep their code', () => {
  const [guide, code] = ['hkex-c2-2020', 'hkex-c2-2025'].map((versionId) => new Set(codesOf(versionId)));
  expect(isRetired('hkex-c2-2020')).toBe(true);
  expect(isRetired('hkex-c2-2025') || isRetired('tcfd-2021')).toBe(false);
  expect(findFramework('hkex-c2-2020')?.supersededBy).toEqual({ versionId: 'hkex-c2-2025', from: '2025-01-01' });
  expect([...(guide ?? [])].filter((each) => !code?.has(each))).toEqual(['A1.2', 'A4.0', 'A4.1']);
  expect(findDisclosure('hkex-c2-2020', 'A1.2')?.supersededBy).toEqual({
    versionId: 'hkex-c2-2025',
    code: 'D-28',
    from: '2025-01-01',
    basis: 'period',
  });
  const followers = listSuccessions().flatMap((row) =>
    row.versionId === 'hkex-c2-2020' ? [`${row.code} ${row.successor.code}`] : [],
  );
  expect(followers).toEqual(['A1.2 D-28', 'A4.0 D-19', 'A4.0 D-27', 'A4.1 D-20', 'A4.1 D-22']);
  expect(followers.every((each) => code?.has(each.split(' ')[1] ?? ''))).toBe(true);
});

it('names only disclosures that exist in successions', () => {
  expect(listSuccessions()).toHaveLength(130);
  for (const { versionId, code } of listSuccessions()) expect(findDisclosure(versionId, code), code).toBeDefined();
});

it('marks disclosures that were not compared with the official text, and those that are voluntary', () => {
  expect(findDisclosure('gri-2025', '2-1')?.verified).toBe(true);
  expect(findDisclosure('sgx-core-2021', disclosuresOf('sgx-core-2021')[0]?.code ?? '')?.verified).toBe(false);
  const unverified = (versionId: string) => frameworkOf(versionId).unverifiedCount;
  expect(unverified('sgx-core-2021')).toBe(27);
  expect(unverified('vsme-2026')).toBe(0);
  const voluntary = findDisclosure('hkex-c2-2025', 'D-36');
  expect(voluntary?.mandatory).toBe('no');
  expect(voluntary?.fields.some(({ required }) => required)).toBe(false);
});

it('binds every issuer of Hong Kong to scope 1 and 2, and to scope 3 only the classes that the code names', () => {
  for (const code of ['D-28', 'D-29'])
    expect(findDisclosure('hkex-c2-2025', code)).toMatchObject({ mandatory: 'yes', dutyByClass: [] });
  const emissions = findDisclosure('hkex-c2-2025', 'D-28');
  const byClass = emissions?.requirements.map((requirement) => [
    requirement.code,
    requirement.dutyByClass?.length ?? 0,
  ]);
  expect(byClass).toEqual([
    ['D-28(a)', 0],
    ['D-28(b)', 0],
    ['D-28(c)', 4],
  ]);
  const required = emissions?.fields.flatMap((field) => (field.required ? [field.key] : []));
  expect(required).toEqual(['ghg.scope1.total', 'ghg.scope2.location_based']);
});

it('names what its codes were compared with and when, and puts no framework’s codes in doubt', () => {
  const compared = listFrameworks().flatMap(({ versionId, comparedWith }) => (comparedWith ? [versionId] : []));
  expect(compared).toEqual([
    'gri-2025',
    'hkex-c2-2025',
    'ifrs-s1-2023',
    'ifrs-s2-2025',
    'tcfd-2021',
    'sasb-climate-2022',
    'esrs-set1-2023',
    'esrs-2026',
    'vsme-2026',
    'sfdr-pai-2022',
  ]);
  const said = JSON.stringify(listFrameworks());
  expect(said).not.toMatch(/general knowledge|not verified|not read|一般知識/i);
});

it('offers Set 1 of the ESRS for 2026 beside the revised set, which knows no omission for immateriality', () => {
  expect(isRetired('esrs-set1-2023')).toBe(false);
  expect(frameworkOf('esrs-set1-2023').supersededBy).toEqual({ versionId: 'esrs-2026', from: '2027-01-01' });
  expect(frameworkOf('esrs-2026').omissionReasons.map(({ code }) => code)).not.toContain('not_material');
});

it('offers the omission reasons that a framework’s rules have, and still names the reasons of older reports', () => {
  const offered = (versionId: string) => offeredReasons(frameworkOf(versionId)).map(({ code }) => code);
  const four = ['not_applicable', 'legal_prohibition', 'confidentiality', 'unavailable'];
  expect(offered('gri-2025')).toEqual(four);
  expect(offered('gri-sectors-2024')).toEqual(four);
  expect(offered('hkex-c2-2020')).toEqual(['explain', 'not_material']);
  for (const { versionId } of listFrameworks()) expect(offered(versionId).length, versionId).toBeGreaterThan(0);
  for (const versionId of ['hkex-c2-2025', 'ifrs-s2-2025', 'esrs-2026', 'vsme-2026'])
    expect(offered(versionId), versionId).not.toContain('planned');
  expect(offered('ifrs-s1-2023')).toContain('incorporated_by_reference');
  expect(frameworkOf('gri-2025').omissionReasons.map(({ code }) => code)).toContain('planned');
});

it('binds issuers of Hong Kong by their class in part D only', () => {
  const bound = disclosuresOf('hkex-c2-2025').filter(({ dutyByClass }) => dutyByClass.length > 0);
  expect(bound.every(({ code }) => code.startsWith('D-'))).toBe(true);
  expect(findDisclosure('hkex-c2-2025', 'D-19')?.dutyByClass).toContainEqual({
    issuerClass: 'large-cap',
    mandatory: 'yes',
    from: '2026-01-01',
  });
  expect(findDisclosure('hkex-c2-2025', 'D-28')?.requirements[0]).toMatchObject({ code: 'D-28(a)', mandatory: 'yes' });
});

it('lists the metrics of a disclosure and of the requirements below it, each once', () => {
  const keys = findDisclosure('hkex-c2-2025', 'D-28')?.fields.map(({ key }) => key) ?? [];
  expect(keys.slice(0, 3)).toEqual(['ghg.scope1.total', 'ghg.scope2.location_based', 'ghg.scope2.market_based']);
  expect(keys).toEqual(expect.arrayContaining(['ghg.scope2.market_based', 'ghg.scope3.total', 'ghg.scope3.cat15']));
  expect(new Set(keys).size).toBe(keys.length);
});

it('puts each total of emissions below the scopes that it contains, and intensities below the totals', () => {
  const keys = findDisclosure('hkex-c2-2025', 'D-28')?.fields.map(({ key }) => key) ?? [];
  const order = ['scope1.total', 'scope12.location_based', 'scope3.total', 'total.location_based', 'intensity.revenue'];
  const places = order.map((key) => keys.indexOf(`ghg.${key}`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('finds no framework or disclosure for an unknown version', () => {
  for (const id of ['toString', '../metrics', 'gri-1999']) expect(findFramework(id)).toBeUndefined();
  expect(findDisclosure('gri-2025', 'constructor')).toBeUndefined();
  expect(findDisclosure('gri-1999', '2-1')).toBeUndefined();
});

it('asks only for breakdowns that the library has, of figures that the disclosure has', () => {
  for (const versionId of ['hkex-c2-2020', 'hkex-c2-2025', 'gri-2025'])
    for (const { code, fields } of disclosuresOf(versionId))
      for (const [key, ids] of Object.entries(requiredBreakdowns(versionId, code))) {
        const known = fields.find((field) => field.key === key)?.breakdowns.map(({ id }) => id);
        expect([versionId, code, key, known]).toEqual([versionId, code, key, expect.arrayContaining([...ids])]);
      }
  const workforce = disclosuresOf('hkex-c2-2025').find(({ code }) => code === 'B1.1')?.fields[0];
  expect(workforce?.breakdowns.flatMap(({ id, required }) => (required ? id : []))).toEqual([
    'by-gender',
    'by-age-group',
    'by-region',
    'by-employment-type',
  ]);
});
