import { type DeletedReport, deletedReportDays, type Problem, type Publication, type Report } from '@esg/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { removeDesignPictures } from '../report-design/report-design.service.ts';
import { purgeDeletedReports } from './deleted-reports.service.ts';
import { callerOf, completeReport, startReport } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const call = (method: string, path: string, name: PersonName = 'verdant.admin') => h.as(name).request(path, { method });
const deleted = () => callerOf(h).ok<DeletedReport[]>(call('GET', '/deleted-reports'));
const purge = () => purgeDeletedReports(h.deps, removeDesignPictures(h.deps));
const rowsOf = async (table: string) =>
  (await h.database.withSystem((tx) => tx.execute(sql.raw(`select 1 from ${table}`)))).rows.length;

const putPicture = async (id: string) => {
  const looks = { width: 300, height: 200, channels: 3, background: '#0a7d4b' } as const;
  const bytes = new Uint8Array(await sharp({ create: looks }).png().toBuffer());
  const form = new FormData();
  form.set('original', new File([bytes], 'field.png', { type: 'image/png' }));
  await callerOf(h).ok(h.as('verdant.admin').request(`/reports/${id}/design/picture`, { method: 'PUT', body: form }));
};

describe('a deleted report', () => {
  it('is hidden from everybody, and restored completely', async () => {
    const { id } = await completeReport(h);
    const before = await callerOf(h).ok<Report>(call('GET', `/reports/${id}`));
    expect((await call('DELETE', `/reports/${id}`)).status).toBe(204);
    for (const path of ['', '/answers', '/audit-log', '/model?language=en', '/publications', '/validation'])
      expect((await call('GET', `/reports/${id}${path}`)).status).toBe(404);
    expect((await call('POST', `/reports/${id}/publish`)).status).toBe(404);
    expect((await call('DELETE', `/reports/${id}`)).status).toBe(404);
    expect(await callerOf(h).ok(call('GET', '/reports'))).toMatchObject({ total: 0, items: [] });
    const [waiting] = await deleted();
    expect(waiting).toMatchObject({ id, name: before.name, deletedBy: 'Mei Chan' });
    expect(await (await call('POST', `/deleted-reports/${id}/restore`)).json()).toEqual(before);
    expect(await deleted()).toEqual([]);
    const log = await callerOf(h).ok<{ items: { action: string }[] }>(call('GET', `/reports/${id}/audit-log`));
    expect(log.items.slice(0, 2).map(({ action }) => action)).toEqual(['restored', 'deleted']);
  });

  it('is purged with its files after the days that deleted reports are kept, and not before', async () => {
    const { id } = await startReport(h);
    const kept = await startReport(h);
    await putPicture(id);
    expect(await rowsOf('files')).toBe(1);
    await call('DELETE', `/reports/${id}`);
    h.clock.advance((deletedReportDays - 1) * 86_400);
    await purge();
    expect(await rowsOf('reports')).toBe(2);
    h.clock.advance(2 * 86_400);
    await purge();
    h.signOutAll();
    expect(await rowsOf('reports')).toBe(1);
    expect(await rowsOf('files')).toBe(0);
    expect((await call('GET', `/reports/${kept.id}`)).status).toBe(200);
    expect((await call('POST', `/deleted-reports/${id}/restore`)).status).toBe(404);
  });

  it('has to be unpublished before it can be deleted', async () => {
    const { id } = await completeReport(h);
    await call('POST', `/reports/${id}/publish`);
    const refused = await call('DELETE', `/reports/${id}`);
    expect(((await refused.json()) as Problem).code).toBe('report.read_only');
    await call('POST', `/reports/${id}/unpublish`);
    expect((await call('DELETE', `/reports/${id}`)).status).toBe(204);
  });

  it('is deleted and restored by administrators of its own organisation only', async () => {
    const { id } = await startReport(h);
    const place = `/reports/${id}`;
    expect((await call('DELETE', place, 'verdant.member')).status).toBe(403);
    expect((await call('DELETE', place, 'verdant.sister')).status).toBe(404);
    await call('DELETE', place);
    const restore = `/deleted-reports/${id}/restore`;
    for (const [name, status] of [
      ['verdant.member', 403],
      ['verdant.entity', 403],
      ['verdant.sister', 404],
      ['harbour.admin', 404],
    ] as const)
      expect((await call('POST', restore, name)).status).toBe(status);
    expect((await h.anonymous(restore, { method: 'POST' })).status).toBe(401);
    expect(await callerOf(h, 'verdant.sister').ok(call('GET', '/deleted-reports', 'verdant.sister'))).toEqual([]);
  });
});

describe('published versions', () => {
  it('are all listed with number, hash, time and person', async () => {
    const { id } = await completeReport(h);
    await call('POST', `/reports/${id}/publish`);
    await call('POST', `/reports/${id}/reopen`);
    await call('POST', `/reports/${id}/publish`);
    const versions = await callerOf(h).ok<Publication[]>(call('GET', `/reports/${id}/publications`));
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(versions[0]).toMatchObject({
      title: 'Report 2025',
      languages: ['en', 'zhTw'],
      publishedBy: { name: 'Mei Chan' },
    });
    expect(versions.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256))).toBe(true);
    expect((await call('GET', `/reports/${id}/publications`, 'harbour.admin')).status).toBe(404);
  });
});
