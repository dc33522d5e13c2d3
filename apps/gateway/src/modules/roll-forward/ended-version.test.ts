import type {
  CarriedReport,
  CarryPlan,
  FrameworkSummary,
  LastValues,
  Problem,
  Report,
  ReportModel,
  ValidationResult,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { createIn } from '../reports/index.ts';
import { callerOf, profile } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const planOf = (id: string, query: string) =>
  callerOf(h).ok<CarryPlan>(callerOf(h).get(`/reports/${id}/carry-plan?${query}`));
const draft = (more: object) => ({ kind: 'next-period', name: 'Report 2025', fillFromHub: false, ...more });
const make = (id: string, more: object) =>
  callerOf(h).ok<CarriedReport>(callerOf(h).send('POST', `/reports/${id}/successors`, draft(more)));

describe('a framework version that has ended', () => {
  const tonnes = (number: string) => ({ number, unit: 't{CO2e}', descriptor: '' });
  const scope1 = { type: 'number' as const, rows: [tonnes('812.4')] };
  const guide = { versionId: 'hkex-c2-2020', name: 'ESG Report 2023' };
  /** The guide ended before this product existed: only an earlier report can use it. */
  const earlier = async () => {
    const { get, send, ok } = callerOf(h);
    const { id, version } = await h.database.withScope(h.as('verdant.admin').scope, (scoped) =>
      createIn(scoped, guide, h.deps.now()),
    );
    const days = { start: '2023-01-01', end: '2023-12-31' };
    await ok(send('PATCH', `/reports/${id}`, { version, period: days, disclosureCodes: ['A1.0', 'A1.2', 'A4.0'] }));
    const put = (place: string, value: unknown) =>
      ok(send('PUT', `/reports/${id}/answers/${place}`, { version: 0, value }));
    await put('A1.2/ghg.scope1.total', scope1);
    await put('A1.2/ghg.scope2.location_based', scope1);
    await put('A1.0/policy.emissions', profile);
    await put('A4.0/policy.climate', profile);
    for (const code of ['A1.0', 'A1.2', 'A4.0'])
      await ok(send('PUT', `/reports/${id}/disclosures/${code}`, { status: 'completed' }));
    const { provisions } = await ok<ValidationResult>(get(`/reports/${id}/validation`));
    const decision = { codes: provisions.missing, reason: 'It was published before we kept reasons.' };
    await ok(send('PUT', `/reports/${id}/missing-decision`, decision));
    return ok<Report>(send('POST', `/reports/${id}/publish`, {}));
  };
  const ofYear = (year: number) => ({ start: `${year}-01-01`, end: `${year}-12-31` });

  it('is not offered to new reports', async () => {
    const { get, ok, send } = callerOf(h);
    const listed = await ok<{ versionId: string }[]>(get('/frameworks'));
    expect(listed.map(({ versionId }) => versionId)).not.toContain(guide.versionId);
    expect(((await (await send('POST', '/reports', guide)).json()) as Problem).code).toBe('framework.withdrawn');
    const late = { ...guide, period: ofYear(2025) };
    expect(((await (await send('POST', '/reports', late)).json()) as Problem).code).toBe('framework.withdrawn');
  });

  it('is named beside its successor, and used for a year that begins before the successor applies', async () => {
    const { get, ok, send } = callerOf(h);
    const listed = await ok<FrameworkSummary[]>(get('/frameworks'));
    expect(listed.find(({ versionId }) => versionId === 'hkex-c2-2025')).toMatchObject({
      earlier: { versionId: guide.versionId, effectiveFrom: '2020-07-01' },
      boundByClass: true,
    });
    const report = await ok<Report>(send('POST', '/reports', { ...guide, period: ofYear(2024), fillFromHub: true }));
    expect(report.disclosureCodes).toContain('A1.2');
  });

  it('asks the new edition’s disclosures of the issuer’s class, and counts all that the data hub fills', async () => {
    const from = await earlier();
    const query = 'kind=next-period&start=2025-01-01&end=2025-12-31';
    expect((await planOf(from.id, query)).issuerClass).toBeNull();
    const listing = { ownership: 'public', stockExchange: 'XHKG', stockCode: '0293' };
    const company = { name: 'Verdant Ltd', industry: null, headquartersCountry: 'HK', ...listing };
    await h.as('verdant.admin').request('/organization-profiles', body('PUT', company));
    const { store, time } = hubOf(h);
    const { id: timeId } = await time('2025-01-01', '2025-12-31');
    await store(timeId, { sectionId: scope1Section, value: figure('800', 't{CO2e}') });
    await store(timeId, {
      sectionId: 'waste.generated.hazardous:total:figures',
      value: figure('12', 't'),
    });
    const plan = await planOf(from.id, query);
    expect(plan.issuerClass).toBe('main-board');
    const disclosureCodes = [
      ...plan.disclosures.map(({ code }) => code),
      ...plan.additions.flatMap(({ code, proposed }) => (proposed ? [code] : [])),
    ];
    const { fromHub } = plan.additions.find(({ code }) => code === 'A1.3') ?? {};
    expect(fromHub).toBe(1);
    const promised = [...plan.disclosures, ...plan.additions]
      .filter(({ code }) => disclosureCodes.includes(code))
      .reduce((sum, each) => sum + each.fromHub, 0);
    const wish = { versionId: 'hkex-c2-2025', period: ofYear(2025), disclosureCodes, fillFromHub: true };
    const { report, origin } = await make(from.id, wish);
    expect(report.issuerClass).toBe('main-board');
    expect(origin.source?.filledFromHub).toBe(promised);
  });

  it('is used until its last year, and then replaced by its successor: HKEX A1.2 and A4 move to part D', async () => {
    const from = await earlier();
    const query = (year: number) => `kind=next-period&start=${year}-01-01&end=${year}-12-31`;
    const last = await planOf(from.id, query(2024));
    expect(last.versions.map(({ versionId }) => versionId)).toEqual([guide.versionId, 'hkex-c2-2025']);
    expect(last).toMatchObject({
      versionId: guide.versionId,
      disclosures: [{ code: 'A1.0' }, { code: 'A1.2' }, { code: 'A4.0' }],
    });

    const plan = await planOf(from.id, query(2025));
    expect(plan.versions.map(({ versionId }) => versionId)).toEqual(['hkex-c2-2025']);
    expect(plan).toMatchObject({ versionId: 'hkex-c2-2025', fallsAway: [] });
    expect(plan.disclosures).toMatchObject([
      { code: 'A1.0', sources: ['A1.0'], state: 'carried' },
      { code: 'D-19', sources: ['A4.0'], state: 'changed', lost: [{ en: 'Climate policy' }] },
      { code: 'D-27', sources: ['A4.0'], state: 'changed', lost: [] },
      {
        code: 'D-28',
        sources: ['A1.2'],
        state: 'changed',
        lastYear: 3,
        before: [{ code: 'A1.2' }],
        asked: expect.any(Array),
      },
    ]);
    const wanted = { versionId: guide.versionId, period: ofYear(2025), disclosureCodes: ['A1.0'] };
    expect((await callerOf(h).send('POST', `/reports/${from.id}/successors`, draft(wanted))).status).toBe(422);
  });

  it('gives its figures to the next year as last year’s, in their new place, even in a new report', async () => {
    const from = await earlier();
    const { ok, get, send } = callerOf(h);
    const disclosureCodes = ['A1.0', 'D-28'];
    const { report } = await make(from.id, { versionId: 'hkex-c2-2025', period: ofYear(2025), disclosureCodes });
    const anew = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'Anew' }));
    await ok(send('PATCH', `/reports/${anew.id}`, { version: anew.version, period: ofYear(2025), disclosureCodes }));
    for (const { id } of [report, anew])
      expect((await ok<LastValues>(get(`/reports/${id}/last-values`))).values).toContainEqual(
        expect.objectContaining({ disclosureCode: 'D-28', fieldKey: 'ghg.scope1.total', sourceCode: 'A1.2' }),
      );
  });

  it('is compared with in one figure of each metric, with the reason of a restatement under the code that follows', async () => {
    const from = await earlier();
    const { ok, get, send } = callerOf(h);
    const hub = hubOf(h);
    const year = await hub.time('2023-01-01', '2023-12-31');
    const location = 'ghg.scope2.location_based';
    await hub.store(year.id, { sectionId: `${location}:total:figures`, value: { ...scope1, rows: [tonnes('700')] } });
    const begun = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'ESG Report 2025' }));
    const selected = { version: begun.version, period: ofYear(2025), disclosureCodes: ['D-28', 'D-29'] };
    const { id } = await ok<Report>(send('PATCH', `/reports/${begun.id}`, selected));
    for (const code of ['D-28', 'D-29'])
      await ok(send('PUT', `/reports/${id}/answers/${code}/${location}`, { version: 0, value: scope1 }));
    const printed = async () => {
      const model = await ok<ReportModel>(get(`/reports/${id}/model?language=en`));
      const fields = model.chapters.flatMap(({ disclosures }) => disclosures.flatMap((each) => each.fields));
      const earlierOf = fields.flatMap(({ key, content }) =>
        key === location && content.kind === 'numbers' ? [content.rows[0]?.earlier?.at(-1)] : [],
      );
      return { earlier: [...new Set(earlierOf)], restatements: model.restatements };
    };
    expect(await printed()).toMatchObject({ earlier: ['812.4'] });

    h.clock.advance(60);
    await ok(send('POST', `/reports/${from.id}/reopen`, {}));
    await ok(
      send('PUT', `/reports/${from.id}/answers/A1.2/${location}`, {
        version: 1,
        value: { ...scope1, rows: [tonnes('700')] },
      }),
    );
    await ok(send('PUT', `/reports/${from.id}/disclosures/A1.2`, { status: 'completed' }));
    const note = 'The grid’s factor was corrected.';
    const place = { disclosureCode: 'A1.2', fieldKey: location, descriptor: '' };
    await ok(send('PUT', `/reports/${from.id}/restatements`, { ...place, note }));
    await ok(send('POST', `/reports/${from.id}/publish`, {}));
    expect(await printed()).toMatchObject({
      earlier: ['700'],
      restatements: expect.arrayContaining([
        expect.objectContaining({ code: 'D-28', year: '2023', note, old: '812.4 tCO2e' }),
      ]),
    });
  });
});
