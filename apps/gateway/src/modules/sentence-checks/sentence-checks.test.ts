import type { AuditEntry, Finding, Report, SentenceMark } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const wrong = 'Scope 1 emissions were 1,350 tCO2e in 2025.';

/** A report with one figure, and a plain text that says something else. */
const start = async (text = wrong) => {
  const { send, ok, get } = callerOf(h);
  const report = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2025' }));
  await ok(
    send('PATCH', `/reports/${report.id}`, {
      version: report.version,
      disclosureCodes: ['2-1', '305-1'],
      period: { start: '2025-01-01', end: '2025-12-31' },
    }),
  );
  const { id } = report;
  const rows = [{ number: '1300', unit: 't{CO2e}', descriptor: '' }];
  await ok(
    send('PUT', `/reports/${id}/answers/305-1/ghg.scope1.total`, { version: 0, value: { type: 'number', rows } }),
  );
  await ok(
    send('PUT', `/reports/${id}/answers/2-1/org.profile`, {
      version: 0,
      value: { type: 'textArea', text: { en: text } },
    }),
  );
  const findings = async () =>
    (await ok<{ findings: Finding[] }>(get(`/reports/${id}/validation`))).findings.filter(
      ({ kind }) => kind === 'sentence-unsupported',
    );
  const marks = () => ok<SentenceMark[]>(get(`/reports/${id}/disclosures/2-1/sentence-marks`));
  const keep = (reason: string, sentence = wrong) =>
    send('PUT', `/reports/${id}/answers/2-1/org.profile/kept-sentences`, {
      language: 'en',
      kind: 'number',
      sentence,
      reason,
    });
  const log = async () => (await ok<{ items: AuditEntry[] }>(get(`/reports/${id}/audit-log`))).items;
  return { id, findings, marks, keep, log };
};

describe('sentences to check', () => {
  it('name the words and the figure, and warn in the validation without blocking', async () => {
    const { marks, findings } = await start();
    expect(await marks()).toEqual([
      {
        disclosureCode: '2-1',
        fieldKey: 'org.profile',
        language: 'en',
        kind: 'number',
        sentence: wrong,
        words: '1,350 tCO2e',
        figure: {
          disclosureCode: '305-1',
          fieldKey: 'ghg.scope1.total',
          now: { number: '1300', unit: 't{CO2e}' },
          before: null,
        },
        confirmed: null,
      },
    ]);
    expect(await findings()).toEqual([
      {
        kind: 'sentence-unsupported',
        step: 'data-input',
        blocking: false,
        disclosureCode: '2-1',
        fieldKey: 'org.profile',
        language: 'en',
        params: { mark: 'number', sentence: wrong, words: '1,350 tCO2e' },
      },
    ]);
  });

  it('are none where the sentence says what the figure says', async () => {
    const { marks, findings } = await start('Scope 1 emissions were 1,300 tCO2e in 2025.');
    expect(await marks()).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it('are kept with a reason that the log has, until the reason is taken back', async () => {
    const { ok } = callerOf(h);
    const { marks, findings, keep, log } = await start();
    const reason = 'The figure includes a plant that was sold.';
    expect(await ok<SentenceMark[]>(keep(reason))).toMatchObject([{ confirmed: { reason } }]);
    expect(await findings()).toEqual([]);
    expect((await log())[0]).toMatchObject({
      action: 'sentence-kept',
      section: '2-1',
      field: 'org.profile',
      oldValue: null,
      newValue: `${wrong}\n${reason}`,
    });
    await ok(keep(''));
    expect(await marks()).toMatchObject([{ confirmed: null }]);
    expect(await findings()).toHaveLength(1);
    expect((await log())[0]).toMatchObject({
      action: 'sentence-kept',
      oldValue: `${wrong}\n${reason}`,
      newValue: null,
    });
  });

  it('are asked about again once the sentence changes, and only marked ones can be kept', async () => {
    const { ok, send } = callerOf(h);
    const { id, marks, keep } = await start();
    await ok(keep('It is right.'));
    const text = { type: 'textArea', text: { en: 'Scope 1 emissions were 1,360 tCO2e in 2025.' } };
    await ok(send('PUT', `/reports/${id}/answers/2-1/org.profile`, { version: 1, value: text }));
    expect(await marks()).toMatchObject([{ words: '1,360 tCO2e', confirmed: null }]);
    expect((await keep('It is right.')).status).toBe(404);
  });

  it('are closed to others and to readers', async () => {
    const { id, keep } = await start();
    const path = `/reports/${id}/disclosures/2-1/sentence-marks`;
    expect((await h.anonymous(path)).status).toBe(401);
    expect((await h.as('harbour.admin').request(path)).status).toBe(404);
    expect((await keep('x'.repeat(501))).status).toBe(422);
  });
});
