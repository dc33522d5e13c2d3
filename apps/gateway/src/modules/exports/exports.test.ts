import {
  deletedReportDays,
  type ExportFormat,
  type Language,
  type NotificationPage,
  type Problem,
  type ReportExport,
  type ReportModel,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { purgeDeletedReports } from '../reports/deleted-reports.service.ts';
import { callerOf, completeReport, startReport } from '../reports/testing.ts';
import { removeExportFiles } from './exports.service.ts';
import { readZip } from './render/testing/read-zip.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const ask = (reportId: string, format: ExportFormat, language: Language = 'en') => {
  const { send, ok } = callerOf(h);
  return ok<ReportExport>(send('POST', `/reports/${reportId}/exports`, { format, language }));
};
const finished = (id: string) =>
  vi.waitFor(
    async () => {
      const { ok, get } = callerOf(h);
      const now = await ok<ReportExport>(get(`/exports/${id}`));
      if (now.status !== 'complete' && now.status !== 'error') throw new Error(`Still ${now.status}`);
      return now;
    },
    { timeout: process.env.CI ? 50_000 : 15_000, interval: 100 },
  );
const download = async (id: string) => {
  const answer = await callerOf(h).get(`/exports/${id}/file`);
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

describe('exports', () => {
  it('make a PDF with every answer, under the name of the report', async () => {
    const { id } = await completeReport(h, 'verdant.admin', 'Verdant Sustainability Report 2025');
    const asked = await ask(id, 'pdf');
    expect(asked).toMatchObject({ status: 'waiting', progress: 0, fileName: null, createdBy: { name: 'Mei Chan' } });
    const done = await finished(asked.id);
    expect(done).toMatchObject({
      status: 'complete',
      progress: 100,
      fileName: 'Verdant Sustainability Report 2025.pdf',
    });
    const { answer, bytes } = await download(asked.id);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Verdant%20Sustainability%20Report%202025.pdf",
    );
    expect(bytes.length).toBe(done.fileBytes);
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    for (const words of ['Verdant Sustainability Report 2025', 'We make panels', '1,234.50', 'Boilers', '305-1'])
      expect(text).toContain(words);
  });

  it('make a Word file in Chinese, and an Excel file with the stored numbers', async () => {
    const { id } = await completeReport(h, 'verdant.admin', '青原可持續發展報告');
    const word = await ask(id, 'word', 'zhTw');
    const excel = await ask(id, 'excel', 'zhTw');
    expect(await finished(word.id)).toMatchObject({ status: 'complete', fileName: '青原可持續發展報告.docx' });
    const { value: text } = await mammoth.extractRawText({ buffer: Buffer.from((await download(word.id)).bytes) });
    expect(text).toContain('我們生產面板');
    expect(await finished(excel.id)).toMatchObject({ status: 'complete' });
    const book = await readXlsx((await download(excel.id)).bytes);
    const cells = book.sheets.flatMap(({ rows }) => rows.flat());
    expect(cells).toContain(1234.5);
    expect(cells).toContain(1235.5);
  });

  it('draw a published report as it was published', async () => {
    const { id } = await completeReport(h);
    await h.as('verdant.admin').request(`/reports/${id}/publish`, { method: 'POST' });
    await h.database.withSystem((tx) => tx.execute(sql`update answers set value = null`));
    const done = await finished((await ask(id, 'pdf')).id);
    const { text } = await extractText(await getDocumentProxy((await download(done.id)).bytes), { mergePages: true });
    expect(text).toContain('1,234.50');
  });

  it('are listed newest first', async () => {
    const { id } = await startReport(h);
    const first = await ask(id, 'word');
    h.clock.advance(1);
    const second = await ask(id, 'excel');
    const { ok, get } = callerOf(h);
    const list = await ok<ReportExport[]>(get(`/reports/${id}/exports`));
    expect(list.map((entry) => entry.id)).toEqual([second.id, first.id]);
    await Promise.all([finished(first.id), finished(second.id)]);
  });

  it('are answered with 404 before there is a file, and keep the reason of a failure in the log', async () => {
    const { id } = await startReport(h);
    vi.spyOn(h.deps.storage, 'put').mockRejectedValue(new Error('The disk is full'));
    const asked = await ask(id, 'excel');
    const early = await callerOf(h).get(`/exports/${asked.id}/file`);
    expect([early.status, ((await early.json()) as Problem).code]).toEqual([422, 'export.not_ready']);
    expect(await finished(asked.id)).toMatchObject({ status: 'error', fileName: null });
    vi.restoreAllMocks();
    const { rows } = await h.database.withSystem((tx) => tx.execute(sql`select failure, attempts from report_exports`));
    expect(rows).toEqual([{ failure: 'The disk is full', attempts: 3 }]);
  });

  it('can be cancelled, made again, and removed with their file', async () => {
    const { id } = await startReport(h);
    const { ok, send, get } = callerOf(h);
    const post = (path: string) => ok<ReportExport>(send('POST', path, {}));
    const asked = await ask(id, 'pdf');
    expect(await post(`/exports/${asked.id}/cancel`)).toMatchObject({ status: 'cancelled' });
    await vi.waitFor(async () => expect(await post(`/exports/${asked.id}/retry`)).toMatchObject({ status: 'waiting' }));
    const done = await finished(asked.id);
    expect(done).toMatchObject({ status: 'complete', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(done.finishedAt).not.toBeNull();
    expect(await post(`/exports/${asked.id}/cancel`)).toMatchObject({ status: 'complete' });
    const remove = () => h.as('verdant.admin').request(`/exports/${asked.id}`, { method: 'DELETE' });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await get(`/exports/${asked.id}`)).status).toBe(404);
    const { rows } = await h.database.withSystem((tx) =>
      tx.execute(sql`select 1 from files where media_type like '%pdf%'`),
    );
    expect(rows).toEqual([]);
  });

  it('offer their pages before anybody asks for a file, drawn once for each version', async () => {
    const { id } = await completeReport(h);
    const { get } = callerOf(h);
    const path = `/reports/${id}/pages?language=zhTw`;
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
      mergePages: true,
    });
    for (const words of ['我們生產面板', '1,234.50', 'GRI 內容索引'])
      expect(text.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''));
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await h.as('verdant.admin').request(path, { headers })).status).toBe(304);
    expect((await callerOf(h, 'harbour.admin').get(path)).status).toBe(404);
  });

  it('offer their cover alone, which is not taken for all pages', async () => {
    const { id } = await completeReport(h);
    const { get } = callerOf(h);
    const path = `/reports/${id}/pages?language=en`;
    const cover = await get(`${path}&only=cover`);
    const pages = await get(path);
    const countOf = async (answer: Response) =>
      (await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))).numPages;
    expect(await countOf(cover)).toBe(1);
    expect(await countOf(pages)).toBeGreaterThan(1);
    const headers = { 'if-none-match': cover.headers.get('etag') ?? '' };
    expect((await h.as('verdant.admin').request(`${path}&only=cover`, { headers })).status).toBe(304);
    expect((await h.as('verdant.admin').request(path, { headers })).status).toBe(200);
    expect((await get(`${path}&only=back`)).status).toBe(422);
  });

  it('refuse more exports than an organisation may have unfinished, and unknown formats', async () => {
    const { id } = await startReport(h);
    const { send } = callerOf(h);
    expect((await send('POST', `/reports/${id}/exports`, { format: 'exe', language: 'en' })).status).toBe(422);
    const { tenantId, organisationId, userId } = h.as('verdant.admin').scope;
    await h.database.withSystem((tx) =>
      tx.execute(sql`insert into report_exports (tenant_id, organisation_id, report_id, format, language, status, alive_at, created_by_id, created_by_name)
        select ${tenantId}, ${organisationId}, ${id}, 'pdf', 'en', 'running', now() + interval '1 day', ${userId}, 'Mei' from generate_series(1, 20)`),
    );
    const refused = await send('POST', `/reports/${id}/exports`, { format: 'pdf', language: 'en' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  });

  it('are deleted with their report', async () => {
    const { id } = await startReport(h);
    await finished((await ask(id, 'excel')).id);
    const remove = vi.spyOn(h.deps.storage, 'delete');
    expect((await h.as('verdant.admin').request(`/reports/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(remove).not.toHaveBeenCalled();
    h.clock.advance((deletedReportDays + 1) * 24 * 60 * 60);
    await purgeDeletedReports(h.deps, removeExportFiles(h.deps));
    expect(remove).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    const { rows } = await h.database.withSystem((tx) =>
      tx.execute(sql`select 1 from files where media_type like '%spreadsheet%'`),
    );
    expect(rows).toEqual([]);
  });

  it('are downloaded as one ZIP file once the report is published: the newest of each kind, by their own names', async () => {
    const { id } = await completeReport(h, 'verdant.admin', 'Verdant Report 2025');
    const draft = await finished((await ask(id, 'word')).id);
    const all = () => callerOf(h).get(`/reports/${id}/exports/files`);
    const early = await all();
    expect([early.status, ((await early.json()) as Problem).code]).toEqual([422, 'export.not_ready']);
    h.clock.advance(1);
    await h.as('verdant.admin').request(`/reports/${id}/publish`, { method: 'POST' });
    h.clock.advance(1);
    const first = await finished((await ask(id, 'excel')).id);
    h.clock.advance(1);
    const excel = await finished((await ask(id, 'excel')).id);
    const pdf = await finished((await ask(id, 'pdf')).id);
    const answer = await all();
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain('Verdant%20Report%202025.zip');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const files = readZip(bytes);
    expect(Object.keys(files).toSorted()).toEqual([pdf.fileName, excel.fileName].toSorted());
    for (const { id: exportId, fileName } of [pdf, excel])
      expect(Buffer.compare(files[fileName ?? ''] ?? new Uint8Array(), (await download(exportId)).bytes)).toBe(0);
    expect([draft.fileName, first.fileName]).toEqual(['Verdant Report 2025.docx', excel.fileName]);
  });

  it('are removed by people who may publish it once they show a published report, before by its authors', async () => {
    const { id } = await completeReport(h);
    const draft = await finished((await ask(id, 'excel')).id);
    h.clock.advance(1);
    await h.as('verdant.admin').request(`/reports/${id}/publish`, { method: 'POST' });
    h.clock.advance(1);
    const published = await finished((await ask(id, 'excel')).id);
    const remove = (name: 'verdant.admin' | 'verdant.member', file: ReportExport) =>
      h.as(name).request(`/exports/${file.id}`, { method: 'DELETE' });
    const refused = await remove('verdant.member', published);
    expect([refused.status, ((await refused.json()) as Problem).code]).toEqual([403, 'permission.denied']);
    expect((await download(published.id)).answer.status).toBe(200);
    expect((await remove('verdant.member', draft)).status).toBe(204);
    expect((await remove('verdant.admin', published)).status).toBe(204);
  });

  it('of an earlier publication stay with the people who may publish, while it is unpublished and once it is published again', async () => {
    const { id } = await completeReport(h);
    const admin = (step: 'publish' | 'unpublish' | 'reopen') =>
      h.as('verdant.admin').request(`/reports/${id}/${step}`, { method: 'POST' });
    await admin('publish');
    h.clock.advance(1);
    const published = await finished((await ask(id, 'excel')).id);
    expect(published.isPublished).toBe(true);
    const remove = async (name: 'verdant.admin' | 'verdant.member') =>
      (await h.as(name).request(`/exports/${published.id}`, { method: 'DELETE' })).status;
    h.clock.advance(1);
    expect((await admin('unpublish')).status).toBe(200);
    expect(await remove('verdant.member')).toBe(403);
    h.clock.advance(1);
    expect((await admin('publish')).status).toBe(200);
    expect(await remove('verdant.member')).toBe(403);
    h.clock.advance(1);
    expect((await admin('reopen')).status).toBe(200);
    expect((await finished((await ask(id, 'excel')).id)).isPublished).toBe(false);
    expect(await remove('verdant.member')).toBe(403);
    expect(await remove('verdant.admin')).toBe(204);
  });

  it('are announced until the file is downloaded, by itself or with the others, each in the names of the report', async () => {
    const { ok, get, send } = callerOf(h);
    const { id, version } = await completeReport(h, 'verdant.admin', 'Report 2025');
    const both = { version, languages: ['en', 'zhTw'], names: { en: 'Report 2025', zhTw: '2025 年報告' } };
    await ok(send('PATCH', `/reports/${id}`, both));
    const unread = async () => (await ok<NotificationPage>(get('/notifications'))).items.filter((item) => !item.readAt);
    const word = await finished((await ask(id, 'word')).id);
    h.clock.advance(1);
    const pdf = await finished((await ask(id, 'pdf')).id);
    expect((await unread()).map(({ facts }) => [facts.export, facts.report, facts.reportZhTw])).toEqual([
      [pdf.id, 'Report 2025', '2025 年報告'],
      [word.id, 'Report 2025', '2025 年報告'],
    ]);
    await download(pdf.id);
    expect((await unread()).map(({ facts }) => facts.export)).toEqual([word.id]);
    await get(`/reports/${id}/exports/files?since=${encodeURIComponent('2000-01-01T00:00:00.000Z')}`);
    expect(await unread()).toEqual([]);
  });

  it('come as one ZIP file of a draft, too: those that were asked for since a time, never older ones', async () => {
    const { id } = await completeReport(h);
    await finished((await ask(id, 'word')).id);
    h.clock.advance(1);
    const pdf = await finished((await ask(id, 'pdf')).id);
    const excel = await finished((await ask(id, 'excel')).id);
    const { get } = callerOf(h);
    const answer = await get(`/reports/${id}/exports/files?since=${encodeURIComponent(pdf.createdAt)}`);
    const files = readZip(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual([pdf.fileName, excel.fileName].toSorted());
    expect((await get(`/reports/${id}/exports/files?since=soon`)).status).toBe(422);
  });

  it('are closed to strangers, entity users, other organisations and other tenants', async () => {
    const { id } = await startReport(h);
    const { id: exportId } = await finished((await ask(id, 'excel')).id);
    for (const path of [
      `/reports/${id}/exports`,
      `/reports/${id}/exports/files`,
      `/exports/${exportId}`,
      `/exports/${exportId}/file`,
    ]) {
      expect((await h.anonymous(path)).status).toBe(401);
      expect((await callerOf(h, 'verdant.entity').get(path)).status).toBe(403);
      for (const name of ['verdant.sister', 'harbour.admin'] as const)
        expect([path, (await callerOf(h, name).get(path)).status]).toEqual([path, 404]);
    }
    const theirs = await callerOf(h, 'harbour.admin').send('POST', `/reports/${id}/exports`, {
      format: 'pdf',
      language: 'en',
    });
    expect(theirs.status).toBe(404);
  });

  it('leave the report unchanged, so that the preview and the file agree', async () => {
    const { id } = await completeReport(h);
    const { ok, get } = callerOf(h);
    const preview = await ok<ReportModel>(get(`/reports/${id}/model?language=en`));
    await finished((await ask(id, 'excel')).id);
    expect(await ok<ReportModel>(get(`/reports/${id}/model?language=en`))).toEqual(preview);
  });
});
