import {
  chosenFiles,
  type ExportConfig,
  type ExportConfigSettings,
  exportConfigDefaults,
  type Problem,
  type ReportModel,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { answering, callerOf, completeReport, startReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const path = (id: string) => `/reports/${id}/export-config`;
const put = (id: string, version: number, settings: Partial<ExportConfigSettings>) =>
  h.as('verdant.admin').request(path(id), body('PUT', { version, settings: { ...exportConfigDefaults, ...settings } }));
const without = (part: keyof ExportConfigSettings['contents']) => ({ ...exportConfigDefaults.contents, [part]: false });
const modelOf = (id: string) => {
  const { ok, get } = callerOf(h);
  return ok<ReportModel>(get(`/reports/${id}/model?language=en`));
};
const drawn = ({ chapters }: ReportModel) => chapters.flatMap(({ disclosures }) => disclosures);

describe('the choice of a report’s files', () => {
  it('includes everything until somebody chooses, and keeps who chose', async () => {
    const { ok, get } = callerOf(h);
    const { id } = await startReport(h);
    expect(await ok<ExportConfig>(get(path(id)))).toEqual({
      settings: exportConfigDefaults,
      version: 0,
      updatedAt: null,
      updatedBy: null,
    });
    const stored = await ok<ExportConfig>(put(id, 0, { formats: ['word'], sideBySide: true }));
    expect(stored).toMatchObject({ version: 1, settings: { formats: ['word'], sideBySide: true } });
    expect(await ok<ExportConfig>(get(path(id)))).toEqual(stored);
    const report = await ok<Parameters<typeof answering>[1]>(get(`/reports/${id}`));
    const [entry] = await answering(h, report).log();
    expect(entry).toMatchObject({ action: 'changed', field: 'exportConfig' });
    expect(entry?.newValue).toBe('word · side-by-side · charts, earlierYears, omitted');
  });

  it('refuses a stale change and a choice without any format, and accepts a repeated request', async () => {
    const { id } = await startReport(h);
    expect((await put(id, 0, { formats: ['pdf'] })).status).toBe(200);
    expect((await put(id, 0, { formats: ['pdf'] })).status).toBe(200);
    const refused = await put(id, 0, { formats: ['excel'] });
    expect(refused.status).toBe(409);
    expect((await refused.json()) as Problem).toMatchObject({ code: 'report.stale', current: { version: 1 } });
    expect((await put(id, 1, { formats: [] })).status).toBe(422);
  });

  it('decides what the document contains, and the preview and every file follow it', async () => {
    const { send, ok } = callerOf(h);
    const { id } = await completeReport(h);
    expect(drawn(await modelOf(id)).some(({ charts }) => charts.length > 0)).toBe(true);
    await ok(put(id, 0, { contents: without('charts') }));
    expect(drawn(await modelOf(id)).flatMap(({ charts }) => charts)).toEqual([]);

    const change = { status: 'omitted', reason: 'not_applicable', explanation: 'We own no boilers' };
    await ok(send('PUT', `/reports/${id}/disclosures/305-1`, change));
    expect(drawn(await modelOf(id)).map(({ code }) => code)).toEqual(['2-1', '305-1']);
    await ok(put(id, 1, { contents: without('omitted') }));
    const model = await modelOf(id);
    expect(drawn(model).map(({ code }) => code)).toEqual(['2-1']);
    const rows = model.contentIndex?.groups.flatMap((group) => group.rows) ?? [];
    expect(rows.find(({ code }) => code === '305-1')).toMatchObject({ located: false });
    expect(rows.find(({ code }) => code === '2-1')).toMatchObject({ located: true });
  });

  it('is closed to others, to readers, and once the report is published', async () => {
    const { send } = callerOf(h);
    const { id } = await completeReport(h);
    const change = body('PUT', { version: 0, settings: exportConfigDefaults });
    expect((await h.anonymous(path(id))).status).toBe(401);
    expect((await h.as('verdant.entity').request(path(id), change)).status).toBe(403);
    for (const other of ['verdant.sister', 'harbour.admin'] as const) {
      expect((await h.as(other).request(path(id))).status).toBe(404);
      expect((await h.as(other).request(path(id), change)).status).toBe(404);
    }
    await send('POST', `/reports/${id}/publish`, {});
    expect((await put(id, 0, { formats: ['pdf'] })).status).toBe(422);
  });
});

describe('the files that are chosen', () => {
  it('are each format in each language, and one PDF of both', () => {
    const files = (settings: Partial<ExportConfigSettings>, languages: ('en' | 'zhTw')[] = ['zhTw', 'en']) =>
      chosenFiles({ ...exportConfigDefaults, ...settings }, languages).map(
        ({ format, language, beside }) => `${format} ${language}${beside ? `+${beside}` : ''}`,
      );
    expect(files({})).toEqual(['pdf zhTw', 'pdf en', 'word zhTw', 'word en', 'excel zhTw', 'excel en']);
    expect(files({ formats: ['excel', 'pdf'], languages: ['en'], sideBySide: true })).toEqual([
      'pdf en',
      'pdf zhTw+en',
      'excel en',
    ]);
    expect(files({ formats: ['word'], sideBySide: true }, ['en'])).toEqual(['word en']);
    expect(files({ formats: ['word'], languages: ['zhTw'] }, ['en'])).toEqual(['word en']);
  });
});
