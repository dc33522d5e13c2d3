import {
  type Framework,
  type FrameworkAnswered,
  type FrameworkComparison,
  FrameworkSchema,
  type FrameworkSuggestion,
  type FrameworkSummary,
  type FrameworksInUse,
  type MetricLibrary,
  type MetricUse,
  type Report,
} from '@esg/contract';
import { findFramework } from '@esg/standards';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { forgetFrameworks } from './frameworks.service.ts';
import { frameworkVersions } from './frameworks.tables.ts';
import { importLibrary } from './import-library.ts';
import { offerEverything } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const get = (path: string, headers: Record<string, string> = {}) => h.as('verdant.member').request(path, { headers });

it('offers all 27 frameworks of the library, complete, where the operator turns them on', async () => {
  await offerEverything(h);
  const list = (await (await get('/frameworks')).json()) as FrameworkSummary[];
  expect(list).toHaveLength(27);
  expect(list.slice(0, 3).map(({ versionId }) => versionId)).toEqual(['gri-2025', 'gri-sectors-2024', 'hkex-c2-2025']);
  for (const { versionId, disclosureCount } of list) {
    const framework = (await (await get(`/frameworks/${versionId}`)).json()) as Framework;
    expect(v.safeParse(FrameworkSchema, framework).issues).toBeUndefined();
    const own = framework.topics.flatMap(({ disclosures }) => disclosures.filter(({ code }) => !/^3-3 ./.test(code)));
    // The management of each topic is one disclosure of the standard.
    expect(own).toHaveLength(disclosureCount);
  }
});

it('answers 304 to a caller who has the list of frameworks already', async () => {
  const first = await get('/frameworks/gri-2025');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = await get('/frameworks/gri-2025', { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get('/frameworks/hkex-c2-2025', { 'if-none-match': etag })).status).toBe(200);
});

it('answers 404 for unknown frameworks, and is open only to signed-in people who may read reports', async () => {
  expect((await get('/frameworks/none')).status).toBe(404);
  expect((await h.anonymous('/frameworks')).status).toBe(401);
  expect((await h.as('verdant.entity').request('/frameworks/gri-2025')).status).toBe(403);
});

describe('the crosswalk', () => {
  it('gives the metric library with its tree', async () => {
    const library = (await (await get('/metrics')).json()) as MetricLibrary;
    expect(library.metrics).toHaveLength(549);
    expect(library.dimensions).toHaveLength(5);
  });

  it('lists what a metric feeds, and compares two frameworks', async () => {
    const uses = (await (await get('/metrics/ghg.scope1.total/uses')).json()) as MetricUse[];
    expect(uses.map(({ versionId, code }) => `${versionId} ${code}`)).toContain('gri-2025 305-1');
    const compared = await get('/frameworks/hkex-c2-2025/shared-with/gri-2025');
    expect(((await compared.json()) as FrameworkComparison).disclosures).toHaveLength(71);
  });

  it('suggests frameworks by what the organisation has answered, and counts no other organisation’s data', async () => {
    const ask = async (person: 'verdant.admin' | 'harbour.admin') => {
      const answer = await h.as(person).request('/frameworks/suggestions?audience=regulators&dataKind=stock_exchange');
      return (await answer.json()) as FrameworkSuggestion[];
    };
    await offerEverything(h);
    const versionId = 'brsr-core-2023';
    const { store, time } = hubOf(h);
    await store((await time('2025-01-01', '2025-12-31')).id, {
      sectionId: scope1Section,
      value: figure('12', 't{CO2e}'),
    });
    expect((await ask('verdant.admin')).find((entry) => entry.versionId === versionId)?.answered).toEqual({
      done: 1,
      total: 24,
    });
    // By period, for every framework at once.
    const countsOf = async (query: string) => {
      const counts = (await (await get(`/frameworks/answered${query}`)).json()) as FrameworkAnswered[];
      expect(counts).toHaveLength(27);
      return counts.filter(({ answered }) => answered.done > 0).map((entry) => entry.versionId);
    };
    expect(await countsOf('?start=2025-06-01&end=2026-05-31')).toContain(versionId);
    expect(await countsOf('?start=2026-01-01&end=2026-12-31')).toEqual([]);
    expect((await ask('harbour.admin')).find((entry) => entry.versionId === versionId)?.answered.done).toBe(0);
  });

  it('names the frameworks of the reports and of the stock exchange, with their metrics and those that have figures', async () => {
    const used = async (person: 'verdant.admin' | 'harbour.admin' = 'verdant.admin') =>
      (await (await h.as(person).request('/frameworks/in-use')).json()) as FrameworksInUse;
    const namesOf = ({ frameworks }: FrameworksInUse) => frameworks.map(({ versionId }) => versionId);
    expect(await used()).toEqual({ frameworks: [], metricKeys: [] });

    const { store, time } = hubOf(h);
    await store((await time('2025-01-01', '2025-12-31')).id, {
      sectionId: scope1Section,
      value: figure('12', 't{CO2e}'),
    });
    const profile = { name: 'Verdant Ltd', industry: null, headquartersCountry: 'HK' };
    await h
      .as('verdant.admin')
      .request('/organization-profiles', body('PUT', { ...profile, ownership: 'public', stockExchange: 'XHKG' }));
    const listed = await used();
    expect(namesOf(listed)).toEqual(['hkex-c2-2025']);
    expect(listed.metricKeys).toContain('ghg.scope1.total');
    expect(listed.metricKeys.length).toBeLessThan(300);

    const draft = body('POST', { versionId: 'vsme-2026', name: 'Report' });
    const report = (await (await h.as('verdant.admin').request('/reports', draft)).json()) as Report;
    expect(namesOf(await used()).sort()).toEqual(['hkex-c2-2025', 'vsme-2026']);
    await h.as('verdant.admin').request(`/reports/${report.id}`, { method: 'DELETE' });
    expect(namesOf(await used())).toEqual(['hkex-c2-2025']);
    expect(await used('harbour.admin')).toEqual({ frameworks: [], metricKeys: [] });
  });

  it('refuses unknown values, and people who may not read reports', async () => {
    for (const path of [
      '/metrics/none/uses',
      '/frameworks/gri-2025/shared-with/none',
      '/frameworks/none/shared-with/gri-2025',
    ])
      expect((await get(path)).status, path).toBe(404);
    expect((await get('/frameworks/suggestions?audience=aliens&dataKind=climate')).status).toBe(422);
    for (const path of [
      '/metrics',
      '/frameworks/in-use',
      '/metrics/ghg.scope1.total/uses',
      '/frameworks/gri-2025/shared-with/vsme-2026',
      '/frameworks/suggestions?audience=general&dataKind=climate',
    ]) {
      expect((await h.anonymous(path)).status, path).toBe(401);
      expect((await h.as('verdant.entity').request(path)).status, path).toBe(403);
    }
  });
});

describe('versions of frameworks in the database', () => {
  it('are imported once, even by two processes, and never changed', async () => {
    expect(await importLibrary(h.deps)).toBe(28);
    expect(await importLibrary(h.deps)).toBe(0);
    const change = h.database.withSystem((tx) =>
      tx.update(frameworkVersions).set({ hash: '' }).where(eq(frameworkVersions.versionId, 'gri-2025')),
    );
    await expect(change).rejects.toThrow();
  });

  it('stay as they were stored, whatever the library says later, and belong to their owner only', async () => {
    const gri = findFramework('gri-2025') as Framework;
    const { tenantId, organisationId } = personOf('verdant.admin').scope;
    const own = { ...gri, versionId: 'own-1', name: { en: 'Our own', zhTw: '自訂' } };
    const older = { ...gri, versionId: 'gri-older', name: { en: 'As it was', zhTw: '原來' } };
    await h.database.withSystem(async (tx) => {
      const row = { hash: 'then', importedAt: new Date() };
      await tx.insert(frameworkVersions).values([
        { ...row, versionId: 'own-1', content: own, tenantId, organisationId },
        { ...row, versionId: 'gri-older', content: older },
      ]);
    });
    forgetFrameworks();
    const read = async (person: 'verdant.admin' | 'verdant.sister' | 'harbour.admin', id: string) =>
      h.as(person).request(`/frameworks/${id}`);
    expect(((await (await read('verdant.admin', 'own-1')).json()) as Framework).name.en).toBe('Our own');
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const)
      expect((await read(stranger, 'own-1')).status, stranger).toBe(404);
    for (const person of ['verdant.admin', 'harbour.admin'] as const)
      expect(((await (await read(person, 'gri-older')).json()) as Framework).name.en).toBe('As it was');
    const made = await h.as('verdant.admin').request('/reports', body('POST', { versionId: 'gri-older', name: 'Old' }));
    expect(((await made.json()) as Report).framework.en).toBe('As it was');
  });
});
