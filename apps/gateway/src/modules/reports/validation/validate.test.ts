import type { FieldExplanation, Finding, Report } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../../testing/harness.ts';
import { answering, callerOf, codes, completeReport } from '../testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const row = (number: string) => ({ number, unit: 't{CO2e}', descriptor: '' });

it('looks at the report of the year before, at its days and at the organisation, and blocks nothing for that', async () => {
  h.clock.set(new Date('2026-11-22T00:00:00Z'));
  const { send, ok, get } = callerOf(h);
  const last = await completeReport(h);
  await ok(send('POST', `/reports/${last.id}/publish`, {}));
  const begun = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2026' }));
  const days = { start: '2026-01-01', end: '2026-12-31' };
  const report = await ok<Report>(
    send('PATCH', `/reports/${begun.id}`, { version: begun.version, disclosureCodes: codes, period: days }),
  );
  const { answer, log } = answering(h, report);
  const read = () => ok<{ findings: Finding[] }>(get(`/reports/${report.id}/validation`));
  const isAsked = async () => (await read()).findings.some(({ kind }) => kind === 'change-unexplained');
  await answer('305-1/ghg.scope1.total', 0, { type: 'number', rows: [row('9999.5')] });
  const { findings } = await read();
  const of = (kind: Finding['kind']) => findings.find((finding) => finding.kind === kind);
  expect(of('change-unexplained')).toMatchObject({
    ...{ blocking: false, step: 'data-input', disclosureCode: '305-1', fieldKey: 'ghg.scope1.total' },
    params: { percent: 304.8 },
  });
  const place = `/reports/${report.id}/answers/305-1/ghg.scope1.total/explanation`;
  const explained = await ok<FieldExplanation[]>(send('PUT', place, { text: ' We bought a plant ' }));
  expect(explained).toMatchObject([{ fieldKey: 'ghg.scope1.total', text: 'We bought a plant', isCurrent: true }]);
  expect((await log()).find(({ field }) => field === 'ghg.scope1.total.explanation')).toBeDefined();
  expect(await isAsked()).toBe(false);
  // Another figure is another matter.
  await answer('305-1/ghg.scope1.total', 1, { type: 'number', rows: [row('8888.5')] });
  expect(await isAsked()).toBe(true);
  expect(await ok(get(`/reports/${report.id}/explanations`))).toMatchObject([{ isCurrent: false }]);
  expect(await ok(send('PUT', place, { text: '' }))).toEqual([]);
  expect((await send('PUT', place.replace('scope1', 'scope2'), { text: 'Nothing there' })).status).toBe(404);
  expect((await h.as('harbour.admin').request(place, body('PUT', { text: 'Ours' }))).status).toBe(404);
  expect((await h.as('harbour.admin').request(`/reports/${report.id}/explanations`)).status).toBe(404);
  expect((await h.as('verdant.entity').request(place, body('PUT', { text: 'Ours' }))).status).toBe(403);
  expect(of('period-open')).toMatchObject({ blocking: false, step: 'description' });
  expect(of('boundary-missing')).toMatchObject({ blocking: false });
  expect(of('required-unanswered')).toMatchObject({ blocking: true, disclosureCode: '2-1' });
  expect(findings.filter(({ blocking }) => blocking).every(({ step }) => step === 'data-input')).toBe(true);
});
