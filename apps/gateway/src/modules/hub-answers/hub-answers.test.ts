import { type AnswerValue, type AuditEntry, type DataPoint, wholeHolding } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { profile } from '../reports/testing.ts';
import { type Beside, reportBesideHub, scope1, tonnes } from './testing.ts';

let h: Harness;
let beside: Beside;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  beside = await reportBesideHub(h);
});
afterAll(() => h.close());

const profileSection = 'org.profile:total:answer';

describe('filling a report from the data hub', () => {
  it('shows differences, changes nothing until somebody confirms, then stores each answer with its origin and a log entry', async () => {
    const point = await beside.store({ value: tonnes('1234.5'), explanation: 'A new plant' });
    await beside.store({ sectionId: profileSection, value: profile });
    const { read, takeAll, origin } = beside.between();
    const { answers, period } = await read();
    expect(period).toEqual(beside.year.period);
    expect(answers.map(({ state, fieldKey }) => [fieldKey, state])).toEqual([
      ['org.profile', 'blank'],
      ['ghg.scope1.total', 'blank'],
    ]);
    expect(await beside.writer().answers()).toEqual([]);
    expect(await takeAll()).toEqual({ taken: 2 });
    expect(await beside.stored()).toMatchObject({
      value: tonnes('1234.5'),
      version: 1,
      updatedBy: { name: 'Mei Chan' },
    });
    expect((await beside.between().read()).answers.map(({ state }) => state)).toEqual(['same', 'same']);
    expect((await beside.writer().stateOf('305-1'))?.status).toBe('in-progress');
    const { taken } = await origin();
    expect(taken).toMatchObject({
      by: { name: 'Mei Chan' },
      steps: [{ kind: 'source', dataPointId: point.id }],
      sources: [{ dataPointId: point.id, version: 1, source: 'Meter', value: tonnes('1234.5') }],
    });
    expect(await beside.explanations()).toMatchObject([{ text: 'A new plant', isCurrent: true, printed: false }]);
    const log = await beside.writer().log();
    expect(log.filter(({ action }: AuditEntry) => action === 'filled')).toHaveLength(2);
    expect(log[0]).toMatchObject({ section: '305-1', oldValue: null, newValue: tonnes('1234.5') });
  });

  it('replaces the reason for the old figure with the reason for the new one, in every language', async () => {
    const point = await beside.store({ value: tonnes('1234.5'), explanation: 'A new plant' });
    const { takeAll, send, ok } = beside.between();
    await takeAll();
    const texts = { en: 'A new plant in May', zhTw: '五月啟用新廠房' };
    const place = `/reports/${beside.reportId()}/answers/305-1/ghg.scope1.total/explanation`;
    await ok(send('PUT', place, { text: texts.en, texts, printed: true }));
    const logged = (await beside.writer().log()).find(({ field }) => field === 'ghg.scope1.total.explanation');
    expect(logged).toMatchObject({ oldValue: 'A new plant', newValue: `${texts.en} / ${texts.zhTw}` });
    const inChinese = { zhTw: texts.zhTw };
    await ok(send('PUT', place, { text: '', texts: inChinese }));
    expect(await beside.explanations()).toMatchObject([{ text: texts.zhTw, texts: inChinese }]);
    const { reportingTimeId, labelIds, source, internal, quality, methodology, version } = point;
    const kept = { reportingTimeId, labelIds, source, internal, quality, methodology, version };
    const change = { ...kept, value: tonnes('900'), explanation: 'The plant was closed' };
    await ok(send('PUT', `/data-points/${point.id}`, change));
    await takeAll();
    expect(await beside.explanations()).toEqual([expect.objectContaining({ text: 'The plant was closed' })]);
    expect((await beside.explanations())[0]).not.toHaveProperty('texts');
  });

  it('never overwrites an answer without a choice: a conflict shows both values, and skipping keeps the original', async () => {
    await beside.writer().answer('305-1/ghg.scope1.total', 0, tonnes('7'));
    await beside.store({ value: tonnes('9000', 'kg{CO2e}') });
    const { one, take, ok } = beside.between();
    const offer = await one();
    // Offered in the unit of the present answer.
    expect(offer).toMatchObject({
      state: 'conflict',
      current: tonnes('7'),
      offered: tonnes('9'),
      notes: ['converted'],
    });
    expect((await beside.stored())?.value).toEqual(tonnes('7'));
    await ok(take(offer ? [offer] : []));
    expect(await beside.stored()).toMatchObject({ value: tonnes('9'), version: 2 });
    expect((await one())?.state).toBe('same');
  });

  it('reports a newer value in the hub, and replaces the answer with it', async () => {
    const point = await beside.store({ value: tonnes('5') });
    const { takeAll, one, send, ok } = beside.between();
    await takeAll();
    const { sectionId: _s, entityId: _e, ...draft } = hubOf(h).draft(beside.year.id, { value: tonnes('6') });
    await ok(send('PUT', `/data-points/${point.id}`, { ...draft, version: 1 }));
    expect(await one()).toMatchObject({ state: 'newer', offered: tonnes('6'), origin: { edited: false } });
    // The report keeps its own copy until somebody accepts the new value.
    expect((await beside.stored())?.value).toEqual(tonnes('5'));
    await beside.writer().answer('305-1/ghg.scope1.total', 1, tonnes('5.5'));
    expect(await one()).toMatchObject({ state: 'conflict', origin: { edited: true } });
    await takeAll();
    expect((await beside.stored())?.value).toEqual(tonnes('6'));
  });

  it('adds up entities and converts days of other fiscal years, showing each step', async () => {
    const { entity, time } = hubOf(h);
    const plant = await entity('Plant');
    const office = await entity('Office');
    const fiscal = await time('2025-07-01', '2026-06-30');
    await beside.store({ entityId: plant.id, value: tonnes('100') });
    await beside.store({ entityId: office.id, value: tonnes('365') }, fiscal.id);
    const { one, origin, takeAll, settings } = beside.between();
    expect(await one()).toMatchObject({
      offered: tonnes('284'),
      sourceCount: 2,
      notes: ['entities', 'pro_rata', 'incomplete'],
    });
    await takeAll();
    const { taken } = await origin();
    expect(taken?.sources.map((source) => source.entity?.name).toSorted()).toEqual(['Office', 'Plant']);
    await settings({ entityIds: [plant.id] });
    expect(await one()).toMatchObject({ state: 'newer', offered: tonnes('100') });
    expect((await beside.writer().log())[0]).toMatchObject({ field: 'entityIds', newValue: 'Plant' });
  });

  it('counts chosen entities in full with what is below own operations, and says so where the boundary counts less', async () => {
    const { entity, send, ok } = hubOf(h, 'verdant.admin');
    const aurora = await entity('Aurora');
    const asia = await entity('Aurora Asia', aurora.id);
    await beside.store({ entityId: aurora.id, value: tonnes('1000') });
    await beside.store({ entityId: asia.id, value: tonnes('844.45') });
    const { one, settings } = beside.between();
    await settings({ entityIds: [aurora.id] });
    expect(await one()).toMatchObject({ offered: tonnes('1000'), notes: [] });
    const held = { year: 2025, ...wholeHolding, ownFigures: 'alone', version: 0 };
    await ok(send('PUT', `/entities/${aurora.id}/holding`, held));
    await ok(send('PUT', '/boundaries/approach', { year: 2025, approach: 'equity_share', version: 0 }));
    expect(await one()).toMatchObject({ offered: tonnes('1844.45'), notes: ['entities'] });
    await settings({ entityIds: [aurora.id, asia.id] });
    expect(await one()).toMatchObject({ offered: tonnes('1844.45'), notes: ['entities'] });
    await ok(send('PUT', `/entities/${asia.id}/holding`, { ...held, ownFigures: null, ownership: '40' }));
    expect(await one()).toMatchObject({ offered: tonnes('1844.45'), notes: ['entities', 'in_full'] });
    await settings({ entityIds: [] });
    expect(await one()).toMatchObject({ offered: tonnes('1337.78'), notes: ['entities', 'shared'] });
  });

  it('lists figures side by side where they cannot be added, and gives the reason where there is no value', async () => {
    const { entity, ok } = hubOf(h, 'verdant.admin');
    const share = 'energy.consumption.grid_pct';
    const field = { disclosureCode: '', fieldKey: share };
    await beside.between().begin('sasb-climate-2022');
    const framework = await ok<{
      topics: { disclosures: { code: string; fields: { key: string }[] }[] }[];
    }>(beside.between().get('/frameworks/sasb-climate-2022'));
    const code = framework.topics
      .flatMap(({ disclosures }) => disclosures)
      .find(({ fields }) => fields.some(({ key }) => key === share))?.code;
    await beside.between().settings({ disclosureCodes: [code], period: beside.year.period });
    for (const [name, number] of [
      ['Plant', '10'],
      ['Office', '40'],
    ] as const)
      await beside.store({
        entityId: (await entity(name)).id,
        sectionId: `${share}:total:figures`,
        value: figure(number, '%'),
      });
    const offer = await beside.between().one(field);
    expect(offer?.notes).toContain('listed');
    expect(offer?.offered).toMatchObject({
      rows: [{ descriptor: expect.any(String) }, { number: expect.any(String) }],
    });
  });
});

describe('filling a report that is refused', () => {
  it('changes nothing where somebody changed one of the answers since they were shown', async () => {
    await beside.store({ value: tonnes('5') });
    await beside.store({ sectionId: profileSection, value: profile });
    const { read, take, refused } = beside.between();
    const { answers } = await read();
    await beside.writer('verdant.member').answer('305-1/ghg.scope1.total', 0, tonnes('77'));
    expect(await refused(take(answers))).toMatchObject({ status: 409, code: 'hub_answers.stale' });
    expect((await beside.stored())?.value).toEqual(tonnes('77'));
    expect(await beside.writer().answers()).toHaveLength(1);
  });

  it('changes nothing where the data changed since they were shown, or were never offered', async () => {
    const point = await beside.store({ value: tonnes('5') });
    const { one, take, refused, send, ok } = beside.between();
    const seen = await one();
    const { sectionId: _s, entityId: _e, ...draft } = hubOf(h).draft(beside.year.id, { value: tonnes('6') });
    await ok(send('PUT', `/data-points/${point.id}`, { ...draft, version: 1 }));
    expect((await refused(take(seen ? [seen] : []))).code).toBe('hub_answers.stale');
    expect((await refused(take([{ disclosureCode: '2-1', fieldKey: 'org.profile', stamp: 'x' }]))).code).toBe(
      'hub_answers.stale',
    );
    expect(await beside.stored()).toBeUndefined();
  });

  it('loses nothing when two people fill and write at once', async () => {
    await beside.store({ value: tonnes('5') });
    const seen = await beside.between().one();
    const write = beside.writer('verdant.member');
    const [taken, written] = await Promise.all([
      beside.between().take(seen ? [seen] : []),
      write.put('305-1/ghg.scope1.total', 0, tonnes('77')),
    ]);
    expect([taken.status, written.status].toSorted()).toEqual([200, 409]);
    expect((await beside.stored())?.value).toEqual(taken.ok ? tonnes('5') : tonnes('77'));
  });

  it('changes no published report, and no report without a period', async () => {
    await beside.store({ value: tonnes('5') });
    const { settings, take, one, refused, send, ok } = beside.between();
    const seen = await one();
    await beside.writer().answer('2-1/org.profile', 0, profile);
    await beside.writer().answer('305-1/ghg.scope1.total', 0, tonnes('1'));
    for (const code of ['2-1', '305-1']) await ok(beside.writer().mark(code, { status: 'completed' }));
    await ok(send('POST', `/reports/${beside.reportId()}/publish`, {}));
    expect((await refused(take(seen ? [seen] : []))).code).toBe('report.read_only');
    expect((await refused(beside.between().save({}))).code).toBe('report.read_only');
    await beside.between().begin('gri-2025');
    await settings({ disclosureCodes: ['305-1'] });
    expect(await beside.between().read()).toMatchObject({ period: null, answers: [] });
  });
});

describe('saving an answer to the data hub', () => {
  it('makes a data point that every other framework then uses', async () => {
    await beside.writer().answer('305-1/ghg.scope1.total', 0, tonnes('42'));
    const { save, ok, one, settings } = beside.between();
    const point = await ok<DataPoint>(save({}));
    expect(point).toMatchObject({ value: tonnes('42'), source: 'Report 2025', sectionId: scope1Section });
    expect(await one()).toMatchObject({ state: 'same', origin: { edited: false } });
    expect((await beside.writer().log())[0]).toMatchObject({ action: 'saved-to-hub', field: 'ghg.scope1.total' });
    await beside.between().begin('hkex-c2-2025');
    const uses = await ok<{ versionId: string; code: string; of: string | null }[]>(
      beside.between().get('/metrics/ghg.scope1.total/uses'),
    );
    const use = uses.find(({ versionId }) => versionId === 'hkex-c2-2025');
    await settings({ disclosureCodes: [use?.of ?? use?.code], period: beside.year.period });
    expect((await one())?.offered).toEqual(tonnes('42'));
  });

  it('names the data point that is in the way, and updates it on request', async () => {
    const existing = await beside.store({ value: tonnes('5') });
    await beside.writer().answer('305-1/ghg.scope1.total', 0, tonnes('42'));
    const { save, ok, refused } = beside.between();
    const inTheWay = [{ ...scope1, state: 'conflict', existing: { id: existing.id, version: 1, value: tonnes('5') } }];
    expect(await refused(save({}))).toMatchObject({ status: 409, code: 'hub_save.in_the_way', inTheWay });
    expect(await refused(save({ overwrites: [{ id: existing.id, version: 7 }] }))).toMatchObject({ inTheWay });
    const updated = await ok<DataPoint>(save({ overwrites: [{ id: existing.id, version: 1 }] }));
    expect(updated).toMatchObject({ id: existing.id, version: 2, value: tonnes('42') });
    expect((await refused(save({ version: 9 }))).code).toBe('answer.stale');
  });

  it('never overwrites a data point of other days', async () => {
    const { id } = await hubOf(h).time('2025-03-01', '2025-03-31');
    const month = await beside.store({ value: tonnes('5') }, id);
    await beside.writer().answer('305-1/ghg.scope1.total', 0, tonnes('42'));
    const { save, refused } = beside.between();
    const refusal = await refused(save({ overwrites: [{ id: month.id, version: 1 }] }));
    expect(refusal).toMatchObject({ code: 'hub_save.in_the_way', inTheWay: [{ state: 'overlap' }] });
  });

  it('is refused for a field without a metric', async () => {
    const { save, settings, refused } = beside.between();
    await settings({ disclosureCodes: ['2-3'] });
    const field = { disclosureCode: '2-3', fieldKey: 'report.publication_date' };
    const day: AnswerValue = { type: 'date', date: '2026-03-31' };
    await beside.writer().answer('2-3/report.publication_date', 0, day);
    expect((await refused(save({}, field))).code).toBe('hub_answers.no_metric');
    expect((await refused(save({}, { ...field, fieldKey: 'no.such' }))).code).toBe('resource.not_found');
    expect((await refused(save({}))).code).toBe('disclosure.not_selected');
  });
});

it('keeps strangers, entity users, other organisations and tenants out', async () => {
  await beside.store({ value: tonnes('5') });
  const path = `/reports/${beside.reportId()}/hub-answers`;
  expect((await h.anonymous(path)).status).toBe(401);
  expect((await h.as('verdant.entity').request(path)).status).toBe(403);
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    expect((await h.as(name).request(path)).status).toBe(404);
    expect((await beside.between(name).take([{ ...scope1, stamp: 'x' }])).status).toBe(404);
    expect((await beside.between(name).save({})).status).toBe(404);
  }
});
