import type { Answer, AuditEntry, Problem, Report, TextDraft } from '@esg/contract';
import { plainRichText, runsOfBlock } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const statement = '2-22/org.strategy_statement';
const tonnes = (number: string, more = {}) => ({ number, unit: 't{CO2e}', descriptor: '', ...more });

/** A report in both languages that asks for a statement, for emissions and for employees. */
const start = async (disclosureCodes = ['2-22', '305-1', '305-2']) => {
  const { send, ok, get } = callerOf(h);
  const report = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2025' }));
  await ok(
    send('PATCH', `/reports/${report.id}`, {
      version: report.version,
      disclosureCodes,
      period: { start: '2025-01-01', end: '2025-12-31' },
      languages: ['en', 'zhTw'],
    }),
  );
  const { id } = report;
  const figure = (version: number, rows: readonly object[], place = '305-1/ghg.scope1.total') =>
    ok(send('PUT', `/reports/${id}/answers/${place}`, { version, value: { type: 'number', rows } }));
  const draft = () => ok<TextDraft>(get(`/reports/${id}/answers/${statement}/draft`));
  const accept = (version: number, stamp: string) =>
    send('POST', `/reports/${id}/answers/${statement}/draft`, { version, stamp });
  const log = async () => (await ok<{ items: AuditEntry[] }>(get(`/reports/${id}/audit-log`))).items;
  return { id, figure, draft, accept, log };
};
const said = ({ blocks }: TextDraft, language: 'en' | 'zhTw') =>
  plainRichText(blocks[language] ?? []).replaceAll('\u00a0', ' ');

describe('drafts from figures', () => {
  it('say what the figures say in both languages, with linked numbers only, and name what is missing', async () => {
    const { figure, draft } = await start();
    await figure(0, [tonnes('1300.5')]);
    const made = await draft();
    expect(said(made, 'en')).toBe('Scope 1 emissions were 1,300.5 tCO2e (2025).');
    expect(said(made, 'zhTw')).toBe('範圍 1 溫室氣體排放為 1,300.5 公噸二氧化碳當量（2025）。');
    const [block] = made.blocks.en ?? [];
    expect(block && runsOfBlock(block)[1]).toMatchObject({
      text: '1,300.5\u00a0tCO2e\u00a0(2025)',
      number: { disclosureCode: '305-1', fieldKey: 'ghg.scope1.total', seen: { number: '1300.5', unit: 't{CO2e}' } },
    });
    expect(made.missing).toContainEqual({
      disclosureCode: '305-2',
      fieldKey: 'ghg.scope2.location_based',
      isSelected: true,
    });
  });

  it('name the figures that the report has not selected where it has none at all', async () => {
    const { draft } = await start(['2-22']);
    const { blocks, missing } = await draft();
    expect(blocks).toEqual({});
    expect(missing).toContainEqual({ disclosureCode: '102-5', fieldKey: 'ghg.scope1.total', isSelected: false });
  });

  it('go into an empty text, and below what is there, and the log says who accepted them', async () => {
    const { ok } = callerOf(h);
    const { figure, draft, accept, log } = await start();
    await figure(0, [tonnes('1300')]);
    const { stamp, blocks } = await draft();
    const first = await ok<Answer>(accept(0, stamp));
    expect(first).toMatchObject({ version: 1, value: { type: 'richTextArea', blocks } });
    expect((await log())[0]).toMatchObject({ action: 'drafted', section: '2-22', field: 'org.strategy_statement' });
    const second = await ok<Answer>(accept(1, stamp));
    expect(second.value).toMatchObject({ blocks: { en: [...(blocks.en ?? []), ...(blocks.en ?? [])] } });
  });

  it('are refused where the figures give another draft by now, or somebody else changed the text', async () => {
    const { figure, draft, accept } = await start();
    await figure(0, [tonnes('1300')]);
    const seen = await draft();
    await figure(1, [tonnes('1400')]);
    expect(((await (await accept(0, seen.stamp)).json()) as Problem).code).toBe('text_draft.stale');
    const { stamp } = await draft();
    expect(((await (await accept(7, stamp)).json()) as Problem).code).toBe('answer.stale');
  });

  it('name the largest part of a breakdown', async () => {
    const { figure, draft } = await start();
    const part = (number: string, descriptor: string) => tonnes(number, { descriptor, breakdown: 'by-source' });
    await figure(0, [tonnes('1300'), part('900', 'Diesel'), part('400', 'Natural gas')]);
    expect(said(await draft(), 'en')).toContain('The largest part was Diesel with 900 tCO2e.');
    expect(said(await draft(), 'zhTw')).toContain('其中柴油所佔最多，為 900 公噸二氧化碳當量。');
  });

  it('are closed to others, and there are none for texts that no figure belongs to', async () => {
    const { id } = await start();
    const path = `/reports/${id}/answers/${statement}/draft`;
    expect((await h.anonymous(path)).status).toBe(401);
    expect((await h.as('harbour.admin').request(path)).status).toBe(404);
    const { get } = callerOf(h);
    expect((await get(`/reports/${id}/answers/305-1/ghg.scope1.total/draft`)).status).toBe(404);
  });
});
