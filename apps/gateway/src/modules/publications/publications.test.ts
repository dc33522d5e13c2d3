import { createHash } from 'node:crypto';
import type { Finding, Problem, Report, ReportModel } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf, completeReport, profile, startReport } from '../reports/testing.ts';
import { canonicalJson } from '../reports/values.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const post = (id: string, step: string) => h.as('verdant.admin').request(`/reports/${id}/${step}`, { method: 'POST' });
const codeOf = async (answer: Response) => ((await answer.json()) as Problem).code;
const modelOf = async (id: string, language = 'en') => {
  const { ok, get } = callerOf(h);
  return ok<ReportModel>(get(`/reports/${id}/model?language=${language}`));
};

describe('publication', () => {
  it('is refused while something blocks, and names every place that does', async () => {
    const { id } = await startReport(h);
    const refused = await post(id, 'publish');
    expect(refused.status).toBe(422);
    const { code, issues } = (await refused.json()) as Problem;
    expect(code).toBe('report.not_ready');
    expect(issues.map(({ path }) => path)).toEqual(['answers.2-1.org.profile', 'answers.305-1.ghg.scope1.total']);
    const { findings } = await callerOf(h).ok<{ findings: Finding[] }>(callerOf(h).get(`/reports/${id}/validation`));
    expect(findings.filter(({ blocking }) => blocking)).toHaveLength(2);
    expect(findings.map(({ kind }) => kind)).toContain('logo-missing');
  });

  it('keeps the report word for word in both languages, with its hash', async () => {
    const { id } = await completeReport(h);
    const before = await modelOf(id, 'zhTw');
    const published = (await (await post(id, 'publish')).json()) as Report;
    expect(published).toMatchObject({ status: 'readonly-published' });
    expect(published.publishedAt).not.toBeNull();
    await h.database.withSystem(async (tx) => {
      await tx.execute(sql`update organisations set name = 'Renamed afterwards'`);
      await tx.execute(sql`update answers set value = null`);
      const { rows } = await tx.execute<{ models: unknown; sha256: string }>(
        sql`select models, sha256 from publications`,
      );
      expect(rows[0]?.sha256).toBe(createHash('sha256').update(canonicalJson(rows[0]?.models)).digest('hex'));
    });
    // The list of assignees is printed only in drafts.
    const { isOfDrafts, ...sheet } = before.kpiSheet ?? {};
    expect(isOfDrafts).toBe(true);
    const kpiSheet = { ...sheet, isPrinted: false };
    expect(await modelOf(id, 'zhTw')).toEqual({ ...before, publishedAt: published.publishedAt, kpiSheet });
  });

  it('writes numbers in the organisation’s format, in both languages, and keeps that of the publication', async () => {
    const { id } = await completeReport(h);
    const write = (numberFormat: string) =>
      h.database.withSystem((tx) => tx.execute(sql`update organisations set number_format = ${numberFormat}`));
    await write('de-DE');
    expect(await modelOf(id)).toMatchObject({ numberLocale: 'de-DE' });
    expect(await modelOf(id, 'zhTw')).toMatchObject({ numberLocale: 'de-DE' });
    await post(id, 'publish');
    await write('fr-FR');
    expect(await modelOf(id)).toMatchObject({ numberLocale: 'de-DE' });
  });

  it('cannot be altered, not even by the product itself', async () => {
    const { id } = await completeReport(h);
    await post(id, 'publish');
    const alter = (table: 'publications' | 'audit_log', change: string) =>
      h.database.withSystem((tx) => tx.execute(sql.raw(`update ${table} set ${change}`)));
    await expect(alter('publications', `sha256 = 'forged'`)).rejects.toThrow();
    await expect(alter('audit_log', `acted_by_name = 'Somebody else'`)).rejects.toThrow();
  });

  it('makes the report read-only until it is reopened, and lets it be published again without a change', async () => {
    const report = await completeReport(h);
    const { send } = callerOf(h);
    await post(report.id, 'publish');
    const place = `/reports/${report.id}`;
    for (const [method, path, value] of [
      ['PATCH', '', { version: report.version + 1, name: 'Renamed' }],
      ['PUT', '/answers/2-1/org.profile', { version: 1, value: profile }],
      ['PUT', '/disclosures/2-1', { status: 'in-progress' }],
    ] as const)
      expect(await codeOf(await send(method, `${place}${path}`, value))).toBe('report.read_only');
    const remove = await h.as('verdant.admin').request(place, { method: 'DELETE' });
    expect(await codeOf(remove)).toBe('report.read_only');
    expect(await codeOf(await post(report.id, 'publish'))).toBe('report.transition_refused');
    expect(await (await post(report.id, 'reopen')).json()).toMatchObject({ status: 'in-progress', publishedAt: null });
    expect((await post(report.id, 'publish')).status).toBe(200);
  });

  it('can be unpublished, and from there published again or reopened', async () => {
    const { id } = await completeReport(h);
    expect(await codeOf(await post(id, 'unpublish'))).toBe('report.transition_refused');
    expect(await codeOf(await post(id, 'reopen'))).toBe('report.transition_refused');
    await post(id, 'publish');
    expect(await (await post(id, 'unpublish')).json()).toMatchObject({ status: 'unpublished', publishedAt: null });
    expect((await modelOf(id)).publishedAt).toBeNull();
    expect((await post(id, 'publish')).status).toBe(200);
    await post(id, 'unpublish');
    expect(await (await post(id, 'reopen')).json()).toMatchObject({ status: 'in-progress' });
  });

  it('lists the report among published ones only', async () => {
    const { id } = await completeReport(h);
    await post(id, 'publish');
    const { ok, get } = callerOf(h);
    expect(await ok(get('/reports?state=published'))).toMatchObject({ total: 1, items: [{ id }] });
    expect(await ok(get('/reports'))).toMatchObject({ total: 0 });
  });

  it('makes one version when two people publish at the same moment', async () => {
    const { id } = await completeReport(h);
    const answers = await Promise.all([post(id, 'publish'), post(id, 'publish')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { rows } = await h.database.withSystem((tx) => tx.execute(sql`select id from publications`));
    expect(rows).toHaveLength(1);
  });
});
