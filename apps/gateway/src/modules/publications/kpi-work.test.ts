import type { ReportDesign, ReportModel } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { idOf, promote, setRules, working } from '../report-work/testing.ts';
import { callerOf, completeReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const bills = () => {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], 'Fuel bills 2025.pdf'));
  return { method: 'POST', body: form };
};

it('names on the KPI sheet the assignee, the evidence and the approval of each disclosure', async () => {
  const { id } = await completeReport(h);
  const { get, ok } = callerOf(h);
  const sheetOf = async () => (await ok<ReportModel>(get(`/reports/${id}/model?language=en`))).kpiSheet;
  expect(await sheetOf()).toEqual({
    isPrinted: true,
    isOfDrafts: true,
    disclosures: [
      { code: '2-1', owners: [], evidence: [], status: 'completed', standing: 'Reported' },
      { code: '305-1', owners: [], evidence: [], status: 'completed', standing: 'Reported' },
    ],
  });
  const { send, submit, decide } = working(h, id);
  const assigned = await send('verdant.admin', 'PUT', '/assignments', {
    codes: ['305-1'],
    assigneeIds: [idOf('verdant.admin')],
  });
  expect(assigned.ok).toBe(true);
  await ok(h.as('verdant.admin').request(`/reports/${id}/documents?proves=305-1`, bills()));
  await promote(h, 'verdant.entity');
  await setRules(h, [['verdant.entity']]);
  await ok(send('verdant.admin', 'PUT', '/disclosures/305-1', { status: 'in-progress' }));
  await ok(submit('verdant.admin', '305-1'));
  await ok(decide('verdant.entity', '305-1', 'approved'));
  await ok(send('verdant.admin', 'PUT', '/disclosures/305-1', { status: 'completed' }));
  expect((await sheetOf())?.disclosures.find(({ code }) => code === '305-1')).toEqual({
    code: '305-1',
    owners: ['Mei Chan'],
    evidence: ['Fuel bills 2025.pdf'],
    status: 'approval-accepted',
    standing: 'Reported',
  });
});

it('prints the KPI sheet in drafts, and in a published report only where the design says so', async () => {
  const { id } = await completeReport(h);
  const { get, ok, send } = callerOf(h);
  const sheet = async () => (await ok<ReportModel>(get(`/reports/${id}/model?language=en`))).kpiSheet;
  const isPrinted = async () => (await sheet())?.isPrinted;
  const { settings } = await ok<ReportDesign>(get(`/reports/${id}/design`));
  expect(settings.kpiSheet).toBe('drafts');
  expect(await sheet()).toMatchObject({ isPrinted: true, isOfDrafts: true });
  await ok(send('PUT', `/reports/${id}/design`, { version: 0, settings: { ...settings, kpiSheet: 'never' } }));
  expect(await isPrinted()).toBe(false);
  await ok(send('PUT', `/reports/${id}/design`, { version: 1, settings: { ...settings, kpiSheet: 'drafts' } }));
  await ok(send('POST', `/reports/${id}/publish`, {}));
  expect(await isPrinted()).toBe(false);
  expect(await sheet()).not.toHaveProperty('isOfDrafts');
});
