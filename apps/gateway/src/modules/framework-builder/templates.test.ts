import type { Problem, Report, ReportTemplate } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const ask = (path: string, init?: RequestInit, who: PersonName = 'verdant.admin') => h.as(who).request(path, init);
const settings = { languages: ['zhTw', 'en'], description: 'Every site', reportingBoundary: 'The group' };
const given = { name: 'Climate only', versionId: 'gri-2025', disclosureCodes: ['305-2', '305-1'], ...settings };
const create = async () => {
  const answer = await ask('/report-templates', body('POST', given));
  expect(answer.status).toBe(201);
  return (await answer.json()) as ReportTemplate;
};

describe('a template', () => {
  it('starts a report with its disclosures and settings, for everybody who writes reports', async () => {
    const { id, disclosureCodes, usable } = await create();
    expect([disclosureCodes, usable]).toEqual([['305-1', '305-2'], true]);
    const draft = { versionId: 'gri-2025', name: 'Climate 2026', templateId: id };
    const made = await ask('/reports', body('POST', draft), 'verdant.member');
    const report = (await made.json()) as Report;
    expect(report).toMatchObject({ ...settings, disclosureCodes: ['305-1', '305-2'], name: 'Climate 2026' });
    expect(report.templateVersionId).toBe(`template-${id}-1`);
    const plain = await ask('/reports', body('POST', { versionId: 'gri-2025', name: 'Whole 2026' }));
    expect((await plain.json()) as Report).not.toHaveProperty('templateVersionId');
  });

  it('belongs to its framework, and contains only disclosures of it', async () => {
    const { id } = await create();
    const other = { versionId: 'hkex-c2-2025', name: 'Another', templateId: id };
    const refused = (await (await ask('/reports', body('POST', other))).json()) as Problem;
    expect(refused.issues).toMatchObject([{ path: 'templateId', rule: 'choice_unknown' }]);
    const unknown = await ask('/report-templates', body('POST', { ...given, disclosureCodes: ['305-1', 'none'] }));
    expect(((await unknown.json()) as Problem).issues).toMatchObject([{ path: 'disclosureCodes.1' }]);
  });

  it('is renamed with its version, and removed', async () => {
    const { id, version } = await create();
    const { versionId: _, ...fields } = given;
    const change = body('PUT', { ...fields, name: 'Emissions', version });
    expect(await (await ask(`/report-templates/${id}`, change)).json()).toMatchObject({
      name: 'Emissions',
      version: 2,
    });
    const late = (await (await ask(`/report-templates/${id}`, change)).json()) as Problem & { current: ReportTemplate };
    expect([late.code, late.current.name]).toEqual(['report_template.stale', 'Emissions']);
    expect((await ask(`/report-templates/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await (await ask('/report-templates')).json()).toEqual([]);
  });

  it('is visible to its organisation only, and managed by people who compose frameworks', async () => {
    const { id } = await create();
    const path = `/report-templates/${id}`;
    expect((await h.anonymous('/report-templates')).status).toBe(401);
    expect((await ask(path, { method: 'DELETE' }, 'verdant.member')).status).toBe(403);
    expect((await ask(path, { method: 'DELETE' }, 'harbour.admin')).status).toBe(404);
    expect(await (await ask('/report-templates', undefined, 'harbour.admin')).json()).toEqual([]);
    const draft = { versionId: 'gri-2025', name: 'Taken', templateId: id };
    expect((await ask('/reports', body('POST', draft), 'harbour.admin')).status).toBe(422);
    expect(await (await ask('/report-templates', undefined, 'verdant.member')).json()).toHaveLength(1);
  });
});
