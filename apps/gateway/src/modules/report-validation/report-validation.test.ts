import type { FieldExplanation, FigureChange, Finding, HubAnswers, Report, ValidationResult } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf, scope1Section } from '../data-points/testing.ts';
import { tonnes } from '../hub-answers/testing.ts';
import { answering, callerOf, codes, completeReport, startReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const row = (number: string) => ({ number, unit: 't{CO2e}', descriptor: '' });
const figure = '305-1/ghg.scope1.total';

/** A report whose figure differs widely from that of the year before, which is published. */
const changedReport = async () => {
  const { send, ok } = callerOf(h);
  const last = await completeReport(h);
  await ok(send('POST', `/reports/${last.id}/publish`, {}));
  const begun = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2026' }));
  const days = { start: '2026-01-01', end: '2026-12-31' };
  const change = { version: begun.version, disclosureCodes: codes, period: days };
  const report = await ok<Report>(send('PATCH', `/reports/${begun.id}`, change));
  await answering(h, report).answer(figure, 0, { type: 'number', rows: [row('9999.5')] });
  return report;
};
/** A report of 2025 with a figure of the data hub that is lower than in 2024 and has a note on what it leaves out. */
const notedReport = async (methodology: string) => {
  const hub = hubOf(h);
  const before = await hub.time('2024-01-01', '2024-12-31');
  const now = await hub.time('2025-01-01', '2025-12-31');
  await hub.store(before.id, { sectionId: scope1Section, value: tonnes('10991.7') });
  await hub.store(now.id, { sectionId: scope1Section, value: tonnes('1942.7'), methodology });
  const { id } = await startReport(h);
  const { answers } = await hub.ok<HubAnswers>(hub.get(`/reports/${id}/hub-answers`));
  const offers = answers.map(({ disclosureCode, fieldKey, stamp }) => ({ disclosureCode, fieldKey, stamp }));
  await hub.ok(hub.send('POST', `/reports/${id}/hub-answers`, { answers: offers }));
  return { hub, id };
};
const findingsOf = async ({ id }: Report) => {
  const { ok, get } = callerOf(h);
  return (await ok<{ findings: Finding[] }>(get(`/reports/${id}/validation`))).findings;
};

it('compares with last year’s report, the period and the organisation, without blocking', async () => {
  h.clock.set(new Date('2026-11-22T00:00:00Z'));
  const findings = await findingsOf(await changedReport());
  const of = (kind: Finding['kind']) => findings.find((finding) => finding.kind === kind);
  expect(of('change-unexplained')).toMatchObject({
    blocking: false,
    step: 'data-input',
    disclosureCode: '305-1',
    fieldKey: 'ghg.scope1.total',
    params: { percent: 304.8 },
  });
  expect(of('period-open')).toMatchObject({ blocking: false, step: 'description' });
  expect(of('boundary-missing')).toMatchObject({ blocking: false });
  expect(of('required-unanswered')).toMatchObject({ blocking: true, disclosureCode: '2-1' });
  expect(findings.filter(({ blocking }) => blocking).every(({ step }) => step === 'data-input')).toBe(true);
});

it('names figures that the data hub has changed since, with both figures', async () => {
  const hub = hubOf(h);
  const { id: timeId } = await hub.time('2025-01-01', '2025-12-31');
  const stored = await hub.store(timeId, { sectionId: scope1Section, value: tonnes('12926.5') });
  const draft = { versionId: 'hkex-c2-2025', name: 'ESG report 2025', fillFromHub: true };
  const made = { ...draft, period: { start: '2025-01-01', end: '2025-12-31' } };
  const report = await hub.ok<Report>(hub.send('POST', '/reports', made));
  const newer = async () => (await findingsOf(report)).filter(({ kind }) => kind === 'hub-newer');
  expect(await newer()).toEqual([]);
  const { sectionId: _section, entityId: _entity, ...changed } = hub.draft(timeId, { value: tonnes('12000') });
  const corrected = { ...changed, version: stored.version };
  await hub.ok(hub.send('PUT', `/data-points/${stored.id}`, corrected));
  expect(await newer()).toContainEqual(
    expect.objectContaining({
      blocking: false,
      fieldKey: 'ghg.scope1.total',
      params: { before: '12926.5', after: '12000' },
    }),
  );
});

it('names a published figure of last year that the data hub has changed since', async () => {
  const report = await changedReport();
  const hub = hubOf(h);
  const { id: lastId } = await hub.time('2025-01-01', '2025-12-31');
  const stored = await hub.store(lastId, { sectionId: scope1Section, value: tonnes('2470') });
  const differing = async () => (await findingsOf(report)).filter(({ kind }) => kind === 'past-differs');
  expect(await differing()).toEqual([]);
  const change = async (version: number, number: string) => {
    const { sectionId: _section, entityId: _entity, ...changed } = hub.draft(lastId, { value: tonnes(number) });
    await hub.ok(hub.send('PUT', `/data-points/${stored.id}`, { ...changed, version }));
  };
  await change(stored.version, '2470.3');
  expect(await differing()).toEqual([]);
  await change(stored.version + 1, '2517.4');
  const place = { blocking: false, disclosureCode: '305-1', fieldKey: 'ghg.scope1.total' };
  expect(await differing()).toMatchObject([{ ...place, params: { before: '2470', after: '2517.4' } }]);
});

it('names texts that are last year’s word for word and speak of that year', async () => {
  const last = await completeReport(h);
  const { send, ok } = callerOf(h);
  const profile = { type: 'textArea', text: { en: 'In 2025 we opened a plant. Targets for 2026 follow.' } };
  await answering(h, last).answer('2-1/org.profile', 1, profile);
  await ok(send('PUT', `/reports/${last.id}/disclosures/2-1`, { status: 'completed' }));
  await ok(send('POST', `/reports/${last.id}/publish`, {}));
  const begun = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2026' }));
  const days = { start: '2026-01-01', end: '2026-12-31' };
  const change = { version: begun.version, disclosureCodes: codes, period: days };
  const report = await ok<Report>(send('PATCH', `/reports/${begun.id}`, change));
  const { answer } = answering(h, report);
  const dated = async () => (await findingsOf(report)).some(({ kind }) => kind === 'text-dated');
  await answer('2-1/org.profile', 0, profile);
  expect(await dated()).toBe(true);
  await answer('2-1/org.profile', 1, { type: 'textArea', text: { en: 'In 2025 we opened a plant, which runs since' } });
  expect(await dated()).toBe(false);
});

it('asks for the report’s boundary until it is described, even where a disclosure asks for it as well', async () => {
  const { send, ok } = callerOf(h);
  const begun = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'Report 2025' }));
  const report = await ok<Report>(
    send('PATCH', `/reports/${begun.id}`, { version: begun.version, disclosureCodes: ['B-15'] }),
  );
  const isAsked = async () => (await findingsOf(report)).some(({ kind }) => kind === 'boundary-missing');
  expect(await isAsked()).toBe(true);
  const { answer } = answering(h, report);
  await answer('B-15/org.boundary', 0, { type: 'textArea', text: { en: 'All our plants in Guangdong' } });
  expect(await isAsked()).toBe(false);
});

it('warns of one reason for most of a report, and of an edition for later years', async () => {
  const { send, ok } = callerOf(h);
  const begun = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'Report 2024' }));
  const disclosureCodes = ['A1.1', 'A1.3', 'A1.4', 'A1.5', 'A1.6', 'A2.1', 'A2.2'];
  const period = { start: '2024-01-01', end: '2024-12-31' };
  const report = await ok<Report>(
    send('PATCH', `/reports/${begun.id}`, { version: begun.version, disclosureCodes, period }),
  );
  const left = { status: 'omitted', reason: 'explain', explanation: 'We report this from next year on.' };
  const kinds = async () => (await findingsOf(report)).map(({ kind }) => kind);
  for (const code of disclosureCodes.slice(0, 4))
    await ok(send('PUT', `/reports/${report.id}/disclosures/${code}`, left));
  expect(await kinds()).not.toContain('reason-repeated');
  await ok(send('PUT', `/reports/${report.id}/disclosures/A1.6`, left));
  const findings = await findingsOf(report);
  const of = (kind: Finding['kind']) => findings.find((finding) => finding.kind === kind);
  expect(of('reason-repeated')).toMatchObject({ blocking: false, params: { count: 5, all: 7 } });
  expect(of('edition-later')).toMatchObject({ blocking: false, params: { from: '2025-01-01', start: '2024-01-01' } });
});

it('warns of every total that the document notes to differ from its parts, of a single part too', async () => {
  const { send, ok, get } = callerOf(h);
  const begun = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'Report 2025' }));
  const period = { start: '2025-01-01', end: '2025-12-31' };
  const disclosureCodes = ['A2.1', 'B5.1'];
  const report = await ok<Report>(
    send('PATCH', `/reports/${begun.id}`, { version: begun.version, disclosureCodes, period }),
  );
  const { answer } = answering(h, report);
  const figureOf = (number: string, unit: string, more = {}) => ({ number, unit, descriptor: '', ...more });
  const typed = (...rows: ReturnType<typeof figureOf>[]) => ({ type: 'number', rows });
  const region = { descriptor: 'Hong Kong', breakdown: 'by-region' };
  await answer('B5.1/supply.count', 0, {
    type: 'integer',
    rows: [figureOf('1187', '1'), figureOf('1020', '1', region)],
  });
  await answer('A2.1/energy.consumption.total', 0, typed(figureOf('750', 'MWh')));
  await answer('A2.1/energy.consumption.electricity', 0, typed(figureOf('600', 'MWh')));
  await answer('A2.1/energy.consumption.fuel_nonrenewable', 0, typed(figureOf('100', 'MWh')));
  const printed = JSON.stringify(await ok(get(`/reports/${report.id}/model?language=en`)));
  expect(printed).toContain('167 less than the total');
  expect(printed).toContain('50 less than the total');
  const differing = (await findingsOf(report)).filter(({ kind }) => kind === 'total-differs');
  expect(differing).toMatchObject([
    { blocking: false, disclosureCode: 'A2.1', params: { entered: '750', sum: '700' } },
    { blocking: false, disclosureCode: 'B5.1', params: { entered: '1187', sum: '1020', breakdowns: 'by-region' } },
  ]);
});

it('asks for the reason of a change until somebody gives it, and again after another change', async () => {
  const report = await changedReport();
  const { send, ok, get } = callerOf(h);
  const { answer, log } = answering(h, report);
  const isAsked = async () => (await findingsOf(report)).some(({ kind }) => kind === 'change-unexplained');
  const place = `/reports/${report.id}/answers/${figure}/explanation`;
  const said = await ok<FieldExplanation[]>(send('PUT', place, { text: ' We bought a plant ' }));
  expect(said).toMatchObject([{ fieldKey: 'ghg.scope1.total', text: 'We bought a plant', isCurrent: true }]);
  expect((await log()).find(({ field }) => field === 'ghg.scope1.total.explanation')).toBeDefined();
  expect(await isAsked()).toBe(false);
  const printed = async () => JSON.stringify(await ok(get(`/reports/${report.id}/model?language=en`)));
  expect(await printed()).not.toContain('We bought a plant');
  await ok(send('PUT', place, { text: 'We bought a plant', printed: true }));
  expect(await printed()).toContain('We bought a plant');
  await answer(figure, 1, { type: 'number', rows: [row('8888.5')] });
  expect(await isAsked()).toBe(true);
  expect(await printed()).not.toContain('We bought a plant');
  expect(await ok(get(`/reports/${report.id}/explanations`))).toMatchObject([{ isCurrent: false }]);
  expect(await ok(send('PUT', place, { text: '' }))).toEqual([]);
});

it('shows the difference from last year’s figure, by the same rule as the validation', async () => {
  const report = await changedReport();
  const { ok, get } = callerOf(h);
  const path = `/reports/${report.id}/disclosures/305-1/figure-changes`;
  const changes = () => ok<FigureChange[]>(get(path));
  expect(await changes()).toEqual([
    {
      fieldKey: 'ghg.scope1.total',
      percent: 304.8,
      isLarge: true,
      values: { before: '2470', after: '9999.5', unit: 't{CO2e}' },
    },
  ]);
  await answering(h, report).answer(figure, 1, { type: 'number', rows: [row('2470.5')] });
  expect(await changes()).toMatchObject([{ fieldKey: 'ghg.scope1.total', isLarge: false }]);
  expect(await ok(get(path.replace('305-1', '9-9')))).toEqual([]);
  expect((await h.as('harbour.admin').request(path)).status).toBe(404);
  expect((await h.anonymous(path)).status).toBe(401);
});

it('offers the data hub’s note beside both figures, and never uses it as the reason of the change', async () => {
  const { hub, id } = await notedReport('不包括租戶');
  const validated = () => hub.ok<ValidationResult>(hub.get(`/reports/${id}/validation`));
  const { findings, changes } = await validated();
  const values = { before: '10991.7', after: '1942.7', unit: 't{CO2e}' };
  const noted = { fieldKey: 'ghg.scope1.total', percent: -82.3, isLarge: true, values, note: '不包括租戶' };
  expect(findings.map(({ kind }) => kind)).toContain('change-unexplained');
  expect(changes).toEqual([{ disclosureCode: '305-1', ...noted }]);
  expect(await hub.ok(hub.get(`/reports/${id}/explanations`))).toEqual([]);
  expect(await hub.ok(hub.get(`/reports/${id}/disclosures/305-1/figure-changes`))).toEqual([noted]);
  // After the change was explained, both figures are still there.
  await hub.ok(hub.send('PUT', `/reports/${id}/answers/${figure}/explanation`, { text: 'Fewer leaks' }));
  const said = await validated();
  expect(said.findings.map(({ kind }) => kind)).not.toContain('change-unexplained');
  expect(said.changes).toMatchObject([{ values }]);
});

it('accepts explanations only for answered fields, and from people who may write', async () => {
  const { id } = await startReport(h);
  const place = `/reports/${id}/answers/${figure}/explanation`;
  const change = body('PUT', { text: 'Ours' });
  expect((await h.as('verdant.admin').request(place, change)).status).toBe(404);
  expect((await h.as('harbour.admin').request(place, change)).status).toBe(404);
  expect((await h.as('harbour.admin').request(`/reports/${id}/explanations`)).status).toBe(404);
  expect((await h.as('verdant.entity').request(place, change)).status).toBe(403);
  expect((await h.anonymous(place, change)).status).toBe(401);
});
