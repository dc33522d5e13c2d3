import type { Finding, Report } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../../testing/harness.ts';
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
  const { answer } = answering(h, report);
  await answer('305-1/ghg.scope1.total', 0, { type: 'number', rows: [row('9999.5')] });
  const { findings } = await ok<{ findings: Finding[] }>(get(`/reports/${report.id}/validation`));
  const of = (kind: Finding['kind']) => findings.find((finding) => finding.kind === kind);
  expect(of('change-unexplained')).toMatchObject({
    ...{ blocking: false, step: 'data-input', disclosureCode: '305-1', fieldKey: 'ghg.scope1.total' },
    params: { percent: 304.8 },
  });
  expect(of('period-open')).toMatchObject({ blocking: false, step: 'description' });
  expect(of('boundary-missing')).toMatchObject({ blocking: false });
  expect(of('required-unanswered')).toMatchObject({ blocking: true, disclosureCode: '2-1' });
  expect(findings.filter(({ blocking }) => blocking).every(({ step }) => step === 'data-input')).toBe(true);
});
