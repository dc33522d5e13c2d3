import type {
  Answer,
  FilledByData,
  FrameworkAnswered,
  HubAnswers,
  Report,
  ReportPage,
  ValidationResult,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { tonnes } from '../hub-answers/testing.ts';
import { refusalOf } from '../payment/testing.ts';
import { callerOf, profile } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const period = { start: '2025-01-01', end: '2025-12-31' };

const announcedBy = (versionId: string, more = '') =>
  `/frameworks/${versionId}/filled?start=${period.start}&end=${period.end}${more}`;

/** A data hub with two figures of 2025, and the calls to start a report from it. */
const hubWithFigures = async () => {
  const hub = hubOf(h);
  const { id } = await hub.time(period.start, period.end);
  await hub.store(id, { sectionId: scope1Section, value: tonnes('1234.5') });
  await hub.store(id, { sectionId: 'org.profile:total:answer', value: profile });
  const begin = (more: object) => hub.send('POST', '/reports', { versionId: 'gri-2025', name: 'Of our data', ...more });
  return { ...hub, begin };
};

describe('a report that begins with what the data hub has', () => {
  it('has the answers that were announced, as many as the list of frameworks counts', async () => {
    const { begin, ok, get } = await hubWithFigures();
    const answered = (
      await ok<FrameworkAnswered[]>(get(`/frameworks/answered?start=${period.start}&end=${period.end}`))
    ).find(({ versionId }) => versionId === 'gri-2025')?.answered;
    const announced = await ok<FilledByData>(get(announcedBy('gri-2025')));
    expect(await ok<ReportPage>(get('/reports?state=ongoing'))).toMatchObject({ items: [] });
    const report = await ok<Report>(begin({ period, fillFromHub: true }));
    expect(report.period).toEqual(period);
    expect(report.disclosureCodes).toContain('305-1');
    const { answers, taken } = await ok<HubAnswers>(get(`/reports/${report.id}/hub-answers`));
    // Only the chosen disclosures, not all of the framework.
    expect(taken).toEqual(announced);
    expect(taken).toMatchObject({ done: answered?.done, total: report.disclosureCodes.length });
    expect(answers).toHaveLength(announced.fields);
    expect(taken.done).toBeGreaterThan(0);
    expect(answers.every(({ state, origin }) => state === 'same' && origin !== null)).toBe(true);
  });

  it('is announced with figures that are calculated from others, too, and by nobody who may not begin it', async () => {
    const hub = hubOf(h);
    const { id } = await hub.time(period.start, period.end);
    const whole = (key: string, number: string) =>
      hub.store(id, {
        sectionId: `${key}:total:figures`,
        value: { type: 'integer', rows: [{ number, unit: '1', descriptor: '' }] },
      } as never);
    await hub.store(id, { sectionId: scope1Section, value: tonnes('1234.5') });
    await hub.store(id, { value: figure('711322.45') });
    await whole('workforce.headcount', '3418');
    await whole('ohs.fatalities', '0');
    for (const versionId of ['hkex-c2-2025', 'gri-2025', 'vsme-2026']) {
      const announced = await hub.ok<FilledByData>(hub.get(announcedBy(versionId)));
      const draft = { versionId, name: versionId, period, fillFromHub: true };
      const report = await hub.ok<Report>(hub.send('POST', '/reports', draft));
      const { taken } = await hub.ok<HubAnswers>(hub.get(`/reports/${report.id}/hub-answers`));
      expect(taken).toEqual(announced);
      expect(taken.fields).toBeGreaterThanOrEqual(taken.disclosures);
      expect(taken.disclosures).toBeGreaterThan(2);
    }
    expect(await refusalOf(await h.as('verdant.entity').request(announcedBy('gri-2025')))).toBe(
      '403 permission.denied',
    );
    expect(await refusalOf(await hub.get(announcedBy('no-such-framework')))).toBe('422 request.invalid');
    expect(await refusalOf(await hub.get('/frameworks/gri-2025/filled?start=2025-12-31&end=2025-01-01'))).toBe(
      '422 request.invalid',
    );
  });

  it('has its period, and selects disclosures that the data answer in part', async () => {
    const hub = hubOf(h);
    const { id } = await hub.time(period.start, period.end);
    await hub.store(id);
    const draft = { versionId: 'gri-2025', name: 'Energy in part', period, fillFromHub: true };
    const report = await hub.ok<Report>(hub.send('POST', '/reports', draft));
    expect(report.disclosureCodes).toContain('302-1');
    const stored = await hub.ok<Answer[]>(hub.get(`/reports/${report.id}/answers`));
    expect(stored.find(({ fieldKey }) => fieldKey === 'org.period')).toMatchObject({
      disclosureCode: '2-3',
      value: { type: 'datePeriod', period },
    });
    expect(stored.find(({ disclosureCode }) => disclosureCode === '302-1')?.value).toEqual(figure('100'));
  });

  it('selects the energy disclosure where the data hub has fuels only, and announces as many answers', async () => {
    const hub = hubOf(h);
    const { id } = await hub.time(period.start, period.end);
    const sectionId = 'energy.consumption.fuel:by-fuel-type:figures';
    const diesel = await hub.ok<{ id: string }>(hub.send('POST', '/section-labels', { sectionId, name: 'Diesel' }));
    await hub.store(id, { sectionId, labelIds: [diesel.id], value: figure('840.5') });
    const begin = async (versionId: string) => {
      const announced = await hub.ok<FilledByData>(hub.get(announcedBy(versionId)));
      const draft = { versionId, name: `By ${versionId}`, period, fillFromHub: true };
      const report = await hub.ok<Report>(hub.send('POST', '/reports', draft));
      const { answers, taken } = await hub.ok<HubAnswers>(hub.get(`/reports/${report.id}/hub-answers`));
      expect(answers).toHaveLength(announced.fields);
      expect(taken).toEqual(announced);
      return { report, taken: answers.map(({ disclosureCode, fieldKey }) => `${disclosureCode} ${fieldKey}`) };
    };
    const gri = await begin('gri-2025');
    expect(gri.report.disclosureCodes).toContain('302-1');
    expect(gri.taken).toEqual(['302-1 energy.consumption.fuel_nonrenewable']);
    // Where the total of all fuels has a field, the fuels stand only there.
    expect((await begin('hkex-c2-2025')).taken).toEqual(['A2.1 energy.consumption.fuel']);
  });

  it('selects the disclosures on anti-corruption training with their figures', async () => {
    const hub = hubOf(h);
    const { id } = await hub.time(period.start, period.end);
    const value = { type: 'number', rows: [{ number: '98', unit: '%', descriptor: '' }] };
    await hub.store(id, { sectionId: 'corruption.trained_pct:total:figures', value } as never);
    const draft = { versionId: 'gri-2025', name: 'Training', period, fillFromHub: true };
    const report = await hub.ok<Report>(hub.send('POST', '/reports', draft));
    expect(report.disclosureCodes).toContain('205-2');
    const stored = await hub.ok<Answer[]>(hub.get(`/reports/${report.id}/answers`));
    expect(stored.find(({ disclosureCode }) => disclosureCode === '205-2')).toMatchObject({
      fieldKey: 'corruption.trained_pct',
      value,
    });
  });

  it('prints full-time and part-time employees once, where the framework has fields for them', async () => {
    const hub = hubOf(h);
    const { id } = await hub.time(period.start, period.end);
    for (const [key, number] of [
      ['workforce.headcount', '1017'],
      ['workforce.full_time', '1001'],
      ['workforce.part_time', '16'],
    ])
      await hub.store(id, {
        sectionId: `${key}:total:figures`,
        value: { type: 'integer', rows: [{ number, unit: '1', descriptor: '' }] },
      } as never);
    const draft = { versionId: 'gri-2025', name: 'Our people', period, fillFromHub: true };
    const report = await hub.ok<Report>(hub.send('POST', '/reports', draft));
    const stored = await hub.ok<Answer[]>(hub.get(`/reports/${report.id}/answers`));
    const numbers = stored.flatMap(({ disclosureCode, value }) =>
      disclosureCode === '2-7' && value && 'rows' in value ? value.rows.map(({ number }) => number) : [],
    );
    expect(numbers.toSorted()).toEqual(['1001', '1017', '16']);
  });

  it('answers fields about full-time and part-time employees from employees by employment type', async () => {
    const hub = hubOf(h);
    const { id } = await hub.time(period.start, period.end);
    const people = (rows: [descriptor: string, number: string][]) => ({
      type: 'integer',
      rows: rows.map(([descriptor, number]) => ({ number, unit: '1', descriptor })),
    });
    for (const [part, value] of [
      ['total', people([['', '3418']])],
      [
        'by-employment-type',
        people([
          ['全職員工', '3410'],
          ['Part time', '8'],
        ]),
      ],
    ] as const)
      await hub.store(id, { sectionId: `workforce.headcount:${part}:figures`, value } as never);
    const draft = { versionId: 'gri-2025', name: 'Our people', period, fillFromHub: true };
    const report = await hub.ok<Report>(hub.send('POST', '/reports', draft));
    const stored = await hub.ok<Answer[]>(hub.get(`/reports/${report.id}/answers`));
    const said = (key: string) => {
      const value = stored.find(({ disclosureCode, fieldKey }) => disclosureCode === '2-7' && fieldKey === key)?.value;
      return value && 'rows' in value ? value.rows.map(({ number }) => number) : [];
    };
    expect(said('workforce.full_time')).toEqual(['3410']);
    expect(said('workforce.part_time')).toEqual(['8']);
  });

  it('selects a standard or its successor, by the day of publication, but never both', async () => {
    const { begin, ok } = await hubWithFigures();
    const emissions = ({ disclosureCodes }: Report) =>
      disclosureCodes.filter((code) => code === '305-1' || code.startsWith('102-'));
    expect(emissions(await ok<Report>(begin({ period, fillFromHub: true })))).toEqual(['305-1']);
    const hub = hubOf(h);
    const later = { start: '2027-01-01', end: '2027-12-31' };
    const { id } = await hub.time(later.start, later.end);
    await hub.store(id, { sectionId: scope1Section, value: tonnes('1234.5') });
    expect(emissions(await ok<Report>(begin({ period: later, fillFromHub: true })))).toEqual(['102-5']);
  });

  it('selects what the issuer’s class must report, says so, and leaves the rest to people', async () => {
    const { send, ok, get } = hubOf(h);
    const begun = async (issuerClass: string, year: number) => {
      const days = { start: `${year}-01-01`, end: `${year}-12-31` };
      const draft = { versionId: 'hkex-c2-2025', name: 'ESG report', period: days, fillFromHub: true, issuerClass };
      const report = await ok<Report>(send('POST', '/reports', draft));
      expect(report.issuerClass).toBe(issuerClass);
      const { provisions } = await ok<ValidationResult>(get(`/reports/${report.id}/validation`));
      expect(provisions.missing).toEqual([]);
      return report.disclosureCodes.filter((code) => ['A1.1', 'D-19', 'D-28'].includes(code));
    };
    expect(await begun('main-board', 2025)).toEqual(['A1.1', 'D-19', 'D-28']);
    expect(await begun('large-cap', 2026)).toEqual(['A1.1', 'D-19', 'D-28']);
    // Recommended to GEM issuers, and to all issuers before 2025: need not be resolved.
    expect(await begun('gem', 2025)).toEqual(['A1.1', 'D-28']);
    expect(await begun('main-board', 2024)).toEqual(['A1.1', 'D-28']);
  });

  it('has its period and no answers where nobody asked to fill it, and is not filled without a period', async () => {
    const { begin, ok, refused, get } = await hubWithFigures();
    const report = await ok<Report>(begin({ period }));
    expect(report).toMatchObject({ period, disclosureCodes: [] });
    expect(await ok<Answer[]>(get(`/reports/${report.id}/answers`))).toEqual([]);
    expect((await refused(begin({ fillFromHub: true }))).status).toBe(422);
  });

  it('refuses days that the calendar does not have, and names them', async () => {
    const { begin, ok, refused, send } = await hubWithFigures();
    for (const [days, path] of [
      [{ start: '2023-02-29', end: '2023-12-31' }, 'period.start'],
      [{ start: '2023-01-01', end: '2023-06-31' }, 'period.end'],
    ] as const)
      expect(await refused(begin({ period: days }))).toMatchObject({
        status: 422,
        issues: [{ path, rule: 'date_invalid' }],
      });
    const { id } = await ok<Report>(begin({ period }));
    const asked = { role: 'contributor', people: [{ email: 'a@partner.example' }], questions: [], language: 'en' };
    expect(
      await refused(send('POST', `/reports/${id}/contributions`, { ...asked, dueOn: '2025-02-30' })),
    ).toMatchObject({
      status: 422,
      issues: expect.arrayContaining([expect.objectContaining({ path: 'dueOn', rule: 'date_invalid' })]),
    });
  });

  it('gives answers back one by one, except those that somebody changed since', async () => {
    const { begin, ok, get, send } = await hubWithFigures();
    const { id } = await ok<Report>(begin({ period, fillFromHub: true }));
    const { answers } = await ok<HubAnswers>(get(`/reports/${id}/hub-answers`));
    await ok(send('PUT', `/reports/${id}/answers/305-1/ghg.scope1.total`, { version: 1, value: tonnes('7') }));
    const places = answers.map(({ disclosureCode, fieldKey }) => ({ disclosureCode, fieldKey }));
    const undone = await ok<{ undone: number }>(send('POST', `/reports/${id}/hub-answers/undo`, { answers: places }));
    const changed = places.filter(({ fieldKey }) => fieldKey === 'ghg.scope1.total');
    // Every disclosure that asks for it has the typed value.
    expect(undone.undone).toBe(places.length - changed.length);
    const stored = await ok<Answer[]>(get(`/reports/${id}/answers`));
    const kept = stored.filter(({ fieldKey, value }) => value !== null && !fieldKey.startsWith('org.'));
    expect(kept).toMatchObject(changed.map(() => ({ fieldKey: 'ghg.scope1.total', value: tonnes('7') })));
    expect(kept.map(({ disclosureCode }) => disclosureCode)).toContain('305-1');
    expect((await ok<HubAnswers>(get(`/reports/${id}/hub-answers`))).taken.done).toBe(0);
  });

  it('restores a typed answer that the data hub had replaced', async () => {
    const { begin, ok, get, send } = await hubWithFigures();
    const patch = callerOf(h, 'verdant.member').send;
    const report = await ok<Report>(begin({ period }));
    const place = `/reports/${report.id}`;
    await ok(patch('PATCH', place, { version: report.version, disclosureCodes: ['305-1'] }));
    await ok(send('PUT', `${place}/answers/305-1/ghg.scope1.total`, { version: 0, value: tonnes('7') }));
    const { answers } = await ok<HubAnswers>(get(`${place}/hub-answers`));
    const offered = answers.filter(({ state }) => state === 'conflict');
    expect(offered).toMatchObject([{ disclosureCode: '305-1', current: tonnes('7') }]);
    const asked = offered.map(({ disclosureCode, fieldKey, stamp }) => ({ disclosureCode, fieldKey, stamp }));
    await ok(send('POST', `${place}/hub-answers`, { answers: asked }));
    const places = offered.map(({ disclosureCode, fieldKey }) => ({ disclosureCode, fieldKey }));
    expect(await ok(send('POST', `${place}/hub-answers/undo`, { answers: places }))).toEqual({ undone: 1 });
    const [stored] = await ok<Answer[]>(get(`${place}/answers`));
    expect(stored?.value).toEqual(tonnes('7'));
  });

  it('lets no stranger or other organisation give its answers back', async () => {
    const { begin, ok } = await hubWithFigures();
    const { id } = await ok<Report>(begin({ period, fillFromHub: true }));
    const request = { answers: [{ disclosureCode: '305-1', fieldKey: 'ghg.scope1.total' }] };
    const path = `/reports/${id}/hub-answers/undo`;
    expect((await h.anonymous(path, { method: 'POST' })).status).toBe(401);
    expect((await hubOf(h, 'verdant.entity').send('POST', path, request)).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await hubOf(h, name).send('POST', path, request)).status).toBe(404);
  });
});
