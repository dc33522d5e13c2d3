import type { Entity, HeadlineFigure, Report, ReportingTime, ReportModel, SampleData } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { refusalOf } from '../payment/testing.ts';
import { sampleFigures, sampleKindOf } from './sample-figures.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const admin: PersonName = 'verdant.admin';
const ask = async <Answer>(path: string, name: PersonName = admin): Promise<Answer> =>
  (await (await h.as(name).request(path)).json()) as Answer;
const begin = (name: PersonName = admin) => h.as(name).request('/sample-data', body('POST', { language: 'en' }));
const remove = (name: PersonName = admin) => h.as(name).request('/sample-data', { method: 'DELETE' });
const report = async (name: PersonName = admin) => {
  const made = await h.as(name).request('/sample-data/reports', body('POST', { language: 'en' }));
  return { status: made.status, report: (await made.json()) as Report };
};
const countOf = async (table: string) =>
  Number((await h.database.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
const tables = ['entities', 'reporting_times', 'data_points', 'data_point_history', 'reports', 'audit_log', 'answers'];
const stock = () => Promise.all(tables.map(countOf));

const enter = async (entityId: string | null, number: string) => {
  const [time] = await ask<ReportingTime[]>('/reporting-times');
  const made = await h.as(admin).request(
    '/data-points',
    body('POST', {
      sectionId: 'energy.consumption.total:total:figures',
      entityId,
      reportingTimeId: time?.id,
      labelIds: [],
      value: { type: 'number', rows: [{ number, unit: 'kWh', descriptor: '' }] },
      source: '',
      internal: false,
      quality: null,
      methodology: '',
      explanation: '',
    }),
  );
  expect(made.status).toBe(201);
};

describe('sample data', () => {
  it('are two years of an invented company like the organisation, created once', async () => {
    const made = (await (await begin()).json()) as SampleData;
    expect(made).toMatchObject({ name: expect.stringMatching(/^Sample /), hasOwnFigures: false, reports: 0 });
    expect(made.periods).toHaveLength(2);
    expect(await (await begin()).json()).toEqual(made);
    expect(await ask('/sample-data')).toEqual(made);
    expect(await countOf('data_points')).toBe(sampleFigures('services').length * 2);
    expect([sampleKindOf('IF-RE'), sampleKindOf('RT-CH'), sampleKindOf('EM-CO'), sampleKindOf('TC-SI')]).toEqual([
      'property',
      'manufacturing',
      'manufacturing',
      'services',
    ]);
    expect(sampleKindOf(null)).toBe('services');
  });

  it('replace missing key figures, marked, and are never added to the organisation’s own figures', async () => {
    const { entityId } = (await (await begin()).json()) as SampleData;
    const sample = await ask<HeadlineFigure[]>('/data-points/key-figures');
    expect(sample.length).toBeGreaterThan(2);
    expect(sample.every(({ isSample }) => isSample)).toBe(true);
    await enter(null, '500');
    const own = await ask<HeadlineFigure[]>('/data-points/key-figures');
    expect(own).toMatchObject([{ metricKey: 'energy.consumption.total', isSample: false }]);
    expect(own[0]?.values.flatMap(({ number }) => number ?? [])).toEqual(['500']);
    expect(await ask('/sample-data')).toMatchObject({ hasOwnFigures: true });
    const entity = (await ask<Entity[]>('/entities')).find(({ id }) => id === entityId);
    expect(entity?.isSample).toBe(true);
  });

  it('make a report that is marked as a sample and cannot be published', async () => {
    const { entityId } = (await (await begin()).json()) as SampleData;
    const made = await report();
    expect(made.status).toBe(201);
    expect(made.report).toMatchObject({ isSample: true, entityIds: [entityId] });
    const model = await ask<ReportModel>(`/reports/${made.report.id}/model?language=en`);
    expect(model.words.draft).toBe('Sample');
    expect(JSON.stringify(model)).toContain('1196300');
    const published = await h.as(admin).request(`/reports/${made.report.id}/publish`, { method: 'POST' });
    expect(await refusalOf(published)).toBe('422 report.sample');
    const { version } = made.report;
    const away = await h.as(admin).request(`/reports/${made.report.id}`, body('PATCH', { version, entityIds: [] }));
    expect(await refusalOf(away)).toBe('422 request.invalid');
  });

  it('cannot be used in a report of the organisation’s own', async () => {
    const { entityId } = (await (await begin()).json()) as SampleData;
    const own = (await (
      await h.as(admin).request('/reports', body('POST', { versionId: 'gri-2025', name: 'Own' }))
    ).json()) as Report;
    expect(own.isSample).toBe(false);
    const { id, version } = own;
    const mixed = await h.as(admin).request(`/reports/${id}`, body('PATCH', { version, entityIds: [entityId] }));
    expect(await refusalOf(mixed)).toBe('422 request.invalid');
    const below = { name: 'Branch', type: 'Site', parentId: entityId, fiscalYearStartMonth: 1 };
    expect(await refusalOf(await h.as(admin).request('/entities', body('POST', below)))).toBe(
      '422 entity.parent_refused',
    );
  });

  it('are removed with everything made from them, and the organisation’s own data stay as they were', async () => {
    const before = await stock();
    await begin();
    await report();
    expect((await remove()).status).toBe(204);
    expect(await stock()).toEqual(before);
    expect(await ask('/sample-data')).toBeNull();

    const { entityId } = (await (await begin()).json()) as SampleData;
    await enter(null, '500');
    expect((await remove()).status).toBe(204);
    expect(await ask<ReportingTime[]>('/reporting-times')).toHaveLength(1);
    expect(await countOf('data_points')).toBe(1);
    expect((await ask<Entity[]>('/entities')).some(({ id }) => id === entityId)).toBe(false);
    expect((await remove()).status).toBe(204);
    expect(await countOf('data_points')).toBe(1);
  });
});

describe('access to sample data', () => {
  it('never reaches those of another organisation', async () => {
    await begin();
    for (const name of ['harbour.admin', 'lantau.admin'] as const) {
      expect(await ask('/sample-data', name)).toBeNull();
      expect((await remove(name)).status).toBe(204);
      expect(await refusalOf(await h.as(name).request('/sample-data/reports', body('POST', { language: 'en' })))).toBe(
        '422 request.invalid',
      );
    }
    expect(await ask('/sample-data')).not.toBeNull();
  });

  it('is refused to people who enter no figures, and to strangers', async () => {
    expect((await begin('verdant.entity')).status).toBe(403);
    expect((await remove('verdant.entity')).status).toBe(403);
    expect((await h.as('verdant.entity').request('/sample-data')).status).toBe(403);
    expect((await h.anonymous('/sample-data')).status).toBe(401);
    expect((await h.anonymous('/sample-data', { method: 'DELETE' })).status).toBe(401);
  });
});
