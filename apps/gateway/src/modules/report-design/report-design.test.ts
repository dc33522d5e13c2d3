import { type DesignSettings, designDefaults, type Problem, type ReportDesign, type ReportModel } from '@esg/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { callerOf, completeReport, startReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const put = (id: string, version: number, settings: Partial<DesignSettings>) =>
  h
    .as('verdant.admin')
    .request(`/reports/${id}/design`, body('PUT', { version, settings: { ...designDefaults, ...settings } }));
const modelOf = (id: string, language = 'en') => {
  const { ok, get } = callerOf(h);
  return ok<ReportModel>(get(`/reports/${id}/model?language=${language}`));
};
const text = {
  kind: 'text' as const,
  id: '0b8f7c1e-58a7-4a6e-9b5a-6a6c6a1f0001',
  title: { en: 'From the chair', zhTw: '主席的話' },
  blocks: { en: [{ kind: 'paragraph' as const, runs: [{ text: 'A good year.' }] }] },
};

describe('the design of a report', () => {
  it('is complete without a choice, and orders chapters, sets covers and adds texts as somebody wants', async () => {
    const { ok, get } = callerOf(h);
    const { id } = await completeReport(h);
    const before = await ok<ReportDesign>(get(`/reports/${id}/design`));
    expect(before).toMatchObject({ settings: designDefaults, version: 0, updatedBy: null, earlierYears: [] });
    expect((await modelOf(id)).chapters.map(({ code }) => code)).toEqual(['GRI 2', 'GRI 305']);

    const cover = { title: { en: 'Panels and people' }, subtitle: { zhTw: '副題' }, look: 'plain' as const };
    const parts = [{ kind: 'chapter' as const, code: 'GRI 305' }, text, { kind: 'chapter' as const, code: 'GRI 2' }];
    const layouts = [{ disclosureCode: '305-1', fieldKey: 'ghg.scope1.total', look: 'donut' as const, years: 0 }];
    const stored = await ok<ReportDesign>(put(id, 0, { cover, parts, layouts }));
    expect(stored).toMatchObject({ version: 1, settings: { cover, parts, layouts } });

    const model = await modelOf(id, 'zhTw');
    expect(model).toMatchObject({ title: 'Panels and people', cover: { subtitle: '副題', look: 'plain' } });
    expect(model.chapters.map(({ title }) => title)).toEqual([
      expect.stringContaining('305'),
      '主席的話',
      expect.stringContaining('GRI 2'),
    ]);
    expect(model.chapters[1]?.text).toMatchObject({ language: 'en', blocks: text.blocks.en });
    expect(model.chapters[0]?.disclosures[0]?.charts.map(({ kind }) => kind)).toEqual(['donut']);
    expect(model.contentIndex?.facts[0]?.text).toContain('參照 GRI 準則');
    await ok(put(id, 1, { contentIndex: false }));
    expect((await modelOf(id)).contentIndex).toBeNull();
  });

  it('opens with the figures that somebody chose, in their order, and reads designs from before there was a choice', async () => {
    const { id } = await completeReport(h);
    const keyFigures = [{ disclosureCode: '305-1', fieldKey: 'ghg.scope1.total' }];
    expect((await modelOf(id)).keyFigures).toBeUndefined();
    await callerOf(h).ok(put(id, 0, { keyFigures }));
    expect((await modelOf(id)).keyFigures).toEqual(keyFigures);
    const { keyFigures: _, ...older } = designDefaults;
    const answer = await h
      .as('verdant.admin')
      .request(`/reports/${id}/design`, body('PUT', { version: 1, settings: older }));
    expect([answer.status, ((await answer.json()) as ReportDesign).settings.keyFigures]).toEqual([200, []]);
    const many = Array.from({ length: 10 }, (_, place) => ({ disclosureCode: '305-1', fieldKey: `figure-${place}` }));
    expect((await put(id, 2, { keyFigures: many })).status).toBe(422);
  });

  it('refuses a change that somebody else overtook, and accepts a repeated request', async () => {
    const { id } = await startReport(h);
    expect((await put(id, 0, { griClaim: 'in-accordance' })).status).toBe(200);
    expect((await put(id, 0, { griClaim: 'in-accordance' })).status).toBe(200);
    const refused = await put(id, 0, { contentIndex: false });
    expect(refused.status).toBe(409);
    const problem = (await refused.json()) as Problem & { current: ReportDesign };
    expect(problem).toMatchObject({ code: 'report.stale', current: { version: 1 } });
  });

  it('shows earlier years as they were published, whatever the data hub has now', async () => {
    const { send, ok, get } = callerOf(h);
    const last = await completeReport(h, 'verdant.admin', 'Report 2024');
    const days = { start: '2024-01-01', end: '2024-12-31' };
    const { version } = await ok<{ version: number }>(
      send('PATCH', `/reports/${last.id}`, { version: last.version, period: days }),
    );
    expect(version).toBe(last.version + 1);
    await ok(send('POST', `/reports/${last.id}/publish`, {}));
    const { id } = await completeReport(h);
    const place = `/reports/${id}/answers/305-1/ghg.scope1.total`;
    const rows = [
      { number: '2', unit: 'kt{CO2e}', descriptor: 'Boilers' },
      { number: '7', unit: 'kt{CO2e}', descriptor: 'Ships' },
    ];
    await ok(send('PUT', place, { version: 1, value: { type: 'number', rows } }));
    const { time, store } = hubOf(h);
    const scope1 = { sectionId: scope1Section, value: figure('999', 't{CO2e}', 'Boilers') };
    await store((await time('2024-01-01', '2024-12-31')).id, scope1);
    await store((await time('2023-01-01', '2023-12-31')).id, scope1);
    expect(await ok<ReportDesign>(get(`/reports/${id}/design`))).toMatchObject({ earlierYears: ['2023', '2024'] });
    const fieldOf = async () =>
      (await modelOf(id)).chapters[1]?.disclosures[0]?.fields.find(({ key }) => key === 'ghg.scope1.total')?.content;
    const content = await fieldOf();
    if (content?.kind !== 'numbers') throw new Error('The figure is no figure');
    expect(content.years).toEqual(['2024']);
    expect(content.rows.map(({ earlier }) => earlier)).toEqual([['1.2345'], [null]]);
    expect(content.rows.map(({ change }) => change)).toEqual([{ kind: 'percent', number: '62' }, undefined]);
    await ok(
      put(id, 0, { layouts: [{ disclosureCode: '305-1', fieldKey: 'ghg.scope1.total', look: 'line', years: 1 }] }),
    );
    const [chart] = (await modelOf(id)).chapters[1]?.disclosures[0]?.charts ?? [];
    expect(chart).toMatchObject({ kind: 'line', categories: ['2024', '2025'] });
  });

  it('never compares with a report on other entities, or with one that was unpublished', async () => {
    const { send, ok, get } = callerOf(h);
    const published = async (title: string, change: object) => {
      const { id, version } = await completeReport(h, 'verdant.admin', title);
      await ok(send('PATCH', `/reports/${id}`, { version, ...change }));
      await ok(send('POST', `/reports/${id}/publish`, {}));
      return id;
    };
    const plant = { name: 'Plant North', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
    const entity = await ok<{ id: string }>(send('POST', '/entities', plant));
    await published('Plant 2024', { period: { start: '2024-01-01', end: '2024-12-31' }, entityIds: [entity.id] });
    const group = await published('Group 2023', { period: { start: '2023-01-01', end: '2023-12-31' } });
    const { id } = await completeReport(h);
    const earlierYears = async () => (await ok<ReportDesign>(get(`/reports/${id}/design`))).earlierYears;
    expect(await earlierYears()).toEqual(['2023']);
    await ok(send('POST', `/reports/${group}/unpublish`, {}));
    expect(await earlierYears()).toEqual([]);
    // After the report was reopened, its figures stay withdrawn until they are published again.
    await ok(send('POST', `/reports/${group}/reopen`, {}));
    expect(await earlierYears()).toEqual([]);
    await ok(send('POST', `/reports/${group}/publish`, {}));
    await ok(send('POST', `/reports/${group}/reopen`, {}));
    expect(await earlierYears()).toEqual(['2023']);
  });

  it('prints the formerly published figure where a figure was restated', async () => {
    const { send, ok } = callerOf(h);
    const { id } = await completeReport(h);
    await ok(send('POST', `/reports/${id}/publish`, {}));
    await ok(send('POST', `/reports/${id}/reopen`, {}));
    const rows = [{ number: '1200', unit: 't{CO2e}', descriptor: 'Boilers' }];
    const value = { type: 'number', rows };
    await ok(send('PUT', `/reports/${id}/answers/305-1/ghg.scope1.total`, { version: 1, value }));
    const place = { disclosureCode: '305-1', fieldKey: 'ghg.scope1.total', descriptor: 'Boilers' };
    await ok(send('PUT', `/reports/${id}/restatements`, { ...place, note: 'A meter was read twice' }));
    const model = await modelOf(id);
    expect(model.restatements).toMatchObject([
      { old: '1,234.50 tCO2e', new: '1,200 tCO2e', note: 'A meter was read twice' },
    ]);
    const content = model.chapters[1]?.disclosures[0]?.fields.find(({ key }) => key === 'ghg.scope1.total')?.content;
    expect(content?.kind === 'numbers' && content.rows[0]?.restated).toMatchObject({ old: '1234.50' });
  });

  it('keeps a picture on its cover until somebody removes it', async () => {
    const { ok, get } = callerOf(h);
    const { id } = await startReport(h);
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7d4b' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('original', new File([new Uint8Array(png)], 'field.png', { type: 'image/png' }));
    const path = `/reports/${id}/design/picture`;
    const stored = await ok<ReportDesign>(h.as('verdant.admin').request(path, { method: 'PUT', body: form }));
    expect((await modelOf(id)).cover.pictureFileId).toBe(stored.pictureFileId);
    expect((await get(path)).headers.get('content-type')).toBe('image/png');
    const kept = async () => {
      const { rows } = await h.database.pool.query('select id from files where id = $1', [stored.pictureFileId]);
      return rows.length;
    };
    expect(await kept()).toBe(1);
    await ok(h.as('verdant.admin').request(path, { method: 'DELETE' }));
    expect((await get(path)).status).toBe(404);
    expect(await kept()).toBe(0);
  });

  it('is closed to others, to readers, and once the report is published', async () => {
    const { send } = callerOf(h);
    const { id } = await completeReport(h);
    const change = body('PUT', { version: 0, settings: designDefaults });
    const path = `/reports/${id}/design`;
    expect((await h.anonymous(path)).status).toBe(401);
    expect((await h.as('harbour.admin').request(path)).status).toBe(404);
    expect((await h.as('harbour.admin').request(path, change)).status).toBe(404);
    await send('POST', `/reports/${id}/publish`, {});
    expect((await put(id, 0, { contentIndex: false })).status).toBe(422);
  });
});
