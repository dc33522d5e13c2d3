import type {
  AnswerValue,
  DataPoint,
  DataPointVersion,
  HubSave,
  HubSaveDraft,
  HubSavePlan,
  NotificationPage,
  ReportingTime,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { hubOf, scope1Section } from '../data-points/testing.ts';
import { type Beside, reportBesideHub, scope1, tonnes } from '../hub-answers/testing.ts';
import { profile } from '../reports/testing.ts';

let h: Harness;
let beside: Beside;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  beside = await reportBesideHub(h);
  await beside.writer().answer('305-1/ghg.scope1.total', 0, tonnes('42'));
  await beside.writer().answer('2-1/org.profile', 0, profile);
});
afterAll(() => h.close());

const saving = (name?: PersonName) => {
  const { send, get, ok, refused } = beside.between(name);
  const path = `/reports/${beside.reportId()}/saved-to-hub`;
  const plan = (query = '') => ok<HubSavePlan>(get(`${path}/plan${query}`));
  const post = async (more: Partial<HubSaveDraft> = {}) => {
    const { stamp } = more.stamp === undefined ? await plan() : { stamp: more.stamp };
    const target = {
      reportingTimeId: null,
      entityId: null,
      stamp,
      mode: 'ExportAll',
      disclosureCodes: [],
      choices: [],
    };
    return send('POST', path, { ...target, ...more });
  };
  return {
    plan,
    post,
    refused,
    ok,
    get,
    save: (more?: Partial<HubSaveDraft>) => ok<HubSave>(post(more)),
    refusal: async (more?: Partial<HubSaveDraft>) => refused(Promise.resolve(await post(more))),
    saves: () => ok<HubSave[]>(get(path)),
    undo: (id: string) => send('POST', `${path}/${id}/undo`, {}),
    points: async () => (await ok<{ items: DataPoint[] }>(get('/data-points?limit=100'))).items,
  };
};
const states = ({ items }: HubSavePlan) => Object.fromEntries(items.map(({ fieldKey, state }) => [fieldKey, state]));

describe('saving a whole report into the data hub', () => {
  it('previews its effect without a change, then makes data points of every answer, with history and log', async () => {
    const { plan, save, points, saves, ok, get } = saving();
    const before = await plan();
    expect(before).toMatchObject({ period: beside.year.period, withoutMetric: 0 });
    expect(states(before)).toEqual({ 'org.profile': 'new', 'ghg.scope1.total': 'new' });
    expect(await points()).toEqual([]);
    const saved = await save();
    expect(saved).toMatchObject({ created: 2, overwritten: 0, kept: 0, by: { name: 'Mei Chan' }, undone: null });
    const made = await points();
    expect(made.find(({ sectionId }) => sectionId === scope1Section)).toMatchObject({
      value: tonnes('42'),
      source: 'Report 2025',
      reportingTimeId: beside.year.id,
      entityId: null,
    });
    const [first] = await ok<DataPointVersion[]>(get(`/data-points/${made[0]?.id}/history`));
    expect(first).toMatchObject({ action: 'created', by: { name: 'Mei Chan' } });
    expect(states(await plan())).toEqual({ 'org.profile': 'same', 'ghg.scope1.total': 'same' });
    expect((await beside.between().one())?.origin).toMatchObject({ edited: false });
    expect((await beside.writer().log()).filter(({ action }) => action === 'saved-to-hub')).toHaveLength(2);
    expect(await saves()).toEqual([saved]);
  });

  it('overwrites every data point in the way with ExportAll, and keeps how the original was measured', async () => {
    const original = await beside.store({ value: tonnes('5'), quality: 'estimated', methodology: 'By hand' });
    const plan = await saving().plan();
    expect(plan.items.find(({ fieldKey }) => fieldKey === scope1.fieldKey)).toMatchObject({
      state: 'conflict',
      value: tonnes('42'),
      existing: { id: original.id, version: 1, value: tonnes('5'), source: 'Meter' },
    });
    expect(await saving().save()).toMatchObject({ created: 1, overwritten: 1, kept: 0 });
    expect((await saving().points()).find(({ id }) => id === original.id)).toMatchObject({
      value: tonnes('42'),
      version: 2,
      quality: 'estimated',
      methodology: 'By hand',
      source: 'Report 2025',
    });
  });

  it('saves the chosen disclosures alone with SelectDisclosure', async () => {
    await beside.store({ value: tonnes('5') });
    const { save, points, refusal } = saving();
    const mode = 'SelectDisclosure' as const;
    expect(await save({ mode, disclosureCodes: ['2-1'] })).toMatchObject({ created: 1, overwritten: 0, kept: 1 });
    expect((await points()).find(({ sectionId }) => sectionId === scope1Section)?.value).toEqual(tonnes('5'));
    expect(await save({ mode, disclosureCodes: ['305-1'] })).toMatchObject({ created: 0, overwritten: 1 });
    expect((await refusal({ mode })).code).toBe('request.invalid');
    expect((await refusal({ mode, disclosureCodes: ['2-1'] })).code).toBe('hub_save.empty');
  });

  it('keeps the original of a conflict that is skipped or undecided with ResolvedConflict', async () => {
    await beside.store({ value: tonnes('5') });
    const { save, points } = saving();
    const mode = 'ResolvedConflict' as const;
    expect(await save({ mode, choices: [{ ...scope1, part: null, choice: 'skip' }] })).toMatchObject({
      created: 1,
      kept: 1,
    });
    const stored = async () => (await points()).find(({ sectionId }) => sectionId === scope1Section)?.value;
    expect(await stored()).toEqual(tonnes('5'));
    expect(await save({ mode, choices: [{ ...scope1, part: null, choice: 'overwrite' }] })).toMatchObject({
      overwritten: 1,
    });
    expect(await stored()).toEqual(tonnes('42'));
  });

  it('saves the ticked figures alone, and leaves texts and other new answers in the report', async () => {
    const { plan, save, points } = saving();
    const skipped = { disclosureCode: '2-1', fieldKey: 'org.profile', part: null, choice: 'skip' } as const;
    const ticked = { ...scope1, part: null, choice: 'overwrite' } as const;
    expect(await save({ mode: 'ResolvedConflict', choices: [skipped, ticked] })).toMatchObject({ created: 1 });
    expect((await points()).map(({ value }) => value)).toEqual([tonnes('42')]);
    expect(states(await plan())).toEqual({ 'org.profile': 'new', 'ghg.scope1.total': 'same' });
  });

  it('says what the data hub makes of several entities where the answer differs from it', async () => {
    const { entity, draft } = hubOf(h);
    const { ok, send } = beside.between();
    for (const [name, number] of Object.entries({ Plant: '30', Depot: '11' })) {
      const { id } = await entity(name);
      await ok(
        send(
          'POST',
          '/data-points',
          draft(beside.year.id, { sectionId: scope1Section, entityId: id, value: tonnes(number) }),
        ),
      );
    }
    const item = async () => (await saving().plan()).items.find(({ fieldKey }) => fieldKey === scope1.fieldKey);
    expect(await item()).toMatchObject({ state: 'new', existing: null, reckoned: tonnes('41') });
    await beside.writer().answer('305-1/ghg.scope1.total', 1, tonnes('41'));
    expect(await item()).toMatchObject({ state: 'same', reckoned: null });
  });

  it('saves equal figures of two disclosures once, in whatever units, and says where they contradict each other', async () => {
    const energy = (number: string, unit: string): AnswerValue => ({
      type: 'number',
      rows: [{ number, unit, descriptor: '' }],
    });
    await beside.between().settings({ disclosureCodes: ['302-1', '103-2'] });
    await beside.writer().answer('302-1/energy.consumption.total', 0, energy('1', 'MWh'));
    // Answers that were imported or copied may differ between disclosures that ask for the same figure.
    const copy = (value: AnswerValue) =>
      h.database.pool.query(`update answers set value = $1 where disclosure_code = '103-2'`, [JSON.stringify(value)]);
    await copy(energy('1000', 'kWh'));
    const { plan, save, points, refusal } = saving();
    const said = async () =>
      (await plan()).items.map(({ point, reading, contradicted }) => [point, reading, contradicted]);
    expect(await said()).toEqual([
      [0, 0, false],
      [0, 0, false],
    ]);
    await copy(energy('1001', 'kWh'));
    expect((await said()).toSorted()).toEqual([
      [0, 0, true],
      [0, 1, true],
    ]);
    expect((await refusal()).code).toBe('hub_save.empty');
    await copy(energy('1000', 'kWh'));
    expect(await save()).toMatchObject({ created: 1 });
    expect(await points()).toHaveLength(1);
  });

  it('names the figures that the report published as they are in the data hub, and restated since', async () => {
    const original = await beside.store({ value: tonnes('42') });
    const writer = beside.writer();
    const { ok, send } = beside.between();
    const report = `/reports/${beside.reportId()}`;
    const publish = async () => {
      for (const code of ['2-1', '305-1']) await writer.mark(code, { status: 'completed' });
      await ok(send('POST', `${report}/publish`, {}));
    };
    const item = async () => (await saving().plan()).items.find(({ fieldKey }) => fieldKey === scope1.fieldKey);
    await publish();
    expect(await item()).toMatchObject({ state: 'same', restated: false });
    h.clock.advance(60);
    await ok(send('POST', `${report}/reopen`, {}));
    await writer.answer('305-1/ghg.scope1.total', 1, tonnes('45'));
    expect(await item()).toMatchObject({ state: 'conflict', restated: true, existing: { value: tonnes('42') } });
    // The same figure of another year is not what the report published.
    const other = await hubOf(h).time('2023-01-01', '2023-12-31');
    await hubOf(h).store(other.id, { sectionId: original.sectionId, value: tonnes('42') as never });
    const ofOther = await saving().plan(`?reportingTimeId=${other.id}`);
    expect(ofOther.items.find(({ fieldKey }) => fieldKey === scope1.fieldKey)).toMatchObject({
      state: 'conflict',
      restated: false,
    });
    const note = { ...scope1, descriptor: '', note: 'A meter was read wrongly.' };
    await ok(send('PUT', `${report}/restatements`, note));
    await publish();
    expect(await item()).toMatchObject({ state: 'conflict', restated: true });
    // What somebody else entered there since is nobody’s restatement.
    const { sectionId: _s, entityId: _e, ...draft } = hubOf(h).draft(beside.year.id, { value: tonnes('43') });
    const entered = await ok<DataPoint>(send('PUT', `/data-points/${original.id}`, { ...draft, version: 1 }));
    expect(await item()).toMatchObject({ state: 'conflict', restated: false });
    await ok(send('PUT', `/data-points/${original.id}`, { ...draft, value: tonnes('42'), version: entered.version }));
    expect(await saving().save()).toMatchObject({ overwritten: 1 });
    expect(await item()).toMatchObject({ state: 'same', restated: false });
  });

  it('is closed to an organisation without a data hub', async () => {
    const { stamp } = await saving().plan();
    await h.database.pool.query(
      `update organisations set data_hub_enabled = false where name = 'Verdant Manufacturing'`,
    );
    h.clock.advance(12);
    expect((await saving().post({ stamp })).status).toBe(403);
    const path = `/reports/${beside.reportId()}/saved-to-hub/plan`;
    expect((await h.as('verdant.admin').request(path)).status).toBe(403);
  });

  it('never replaces data points of other days, reporting times or entities', async () => {
    const { time, entity } = hubOf(h);
    const month = await time('2025-03-01', '2025-03-31');
    const next = await time('2026-01-01', '2026-12-31');
    const plant = await entity('Plant');
    await beside.store({ value: tonnes('5') }, month.id);
    const { plan, save, points } = saving();
    const item = async (query = '') => (await plan(query)).items.find(({ fieldKey }) => fieldKey === scope1.fieldKey);
    expect(await item()).toMatchObject({ state: 'overlap', existing: { period: month.period } });
    expect(await save()).toMatchObject({ created: 1, kept: 1 });
    expect(await points()).toHaveLength(2);
    expect((await item(`?reportingTimeId=${next.id}`))?.state).toBe('new');
    expect((await item(`?entityId=${plant.id}`))?.state).toBe('new');
    const { stamp } = await plan(`?entityId=${plant.id}`);
    expect(await save({ entityId: plant.id, stamp })).toMatchObject({ created: 2, entityId: plant.id });
  });

  it('creates the report’s reporting time where the organisation has none, and works for published reports', async () => {
    await h.as('verdant.admin').request(`/reporting-times/${beside.year.id}`, { method: 'DELETE' });
    for (const code of ['2-1', '305-1']) await beside.writer().mark(code, { status: 'completed' });
    const { ok, send } = beside.between();
    await ok(send('POST', `/reports/${beside.reportId()}/publish`, {}));
    expect(await saving().save()).toMatchObject({ created: 2 });
    const times = await ok<ReportingTime[]>(beside.between().get('/reporting-times'));
    expect(times.map(({ period }) => period)).toEqual([beside.year.period]);
  });

  it('can be undone, and leaves an answer that came from the data hub with its origin', async () => {
    const original = await beside.store({ value: tonnes('5') });
    await beside.between().takeAll();
    await beside.writer().answer('305-1/ghg.scope1.total', 2, tonnes('6'));
    const { id } = await saving().save();
    expect((await saving().undo(id)).status).toBe(200);
    const { taken } = await beside.between().origin();
    expect(taken).toMatchObject({ value: tonnes('5'), sources: [{ dataPointId: original.id, version: 1 }] });
  });

  it('is undone by who saved it and by administrators, who is notified of that', async () => {
    const own = await saving().save();
    const member = saving('verdant.member');
    expect(await member.refused(member.undo(own.id))).toMatchObject({ status: 403, code: 'permission.denied' });
    expect((await saving().undo(own.id)).status).toBe(200);
    const { id } = await member.save();
    expect((await saving().undo(id)).status).toBe(200);
    const notices = async (who: typeof member) => (await who.ok<NotificationPage>(who.get('/notifications'))).items;
    const kinds = (items: NotificationPage['items']) => items.filter(({ kind }) => kind === 'hub_save.undone');
    expect(kinds(await notices(member))).toMatchObject([
      { facts: { report: 'Report 2025', person: 'Mei Chan' }, path: `/ct/export-data/${beside.reportId()}` },
    ]);
    expect(kinds(await notices(saving()))).toEqual([]);
  });

  it('is undone as a whole, except for data points that somebody changed since', async () => {
    const original = await beside.store({ value: tonnes('5') });
    const { save, undo, ok, points, refused, plan } = saving();
    const { id } = await save();
    expect(await ok<HubSave>(undo(id))).toMatchObject({ undone: { points: 2, by: { name: 'Mei Chan' } } });
    expect(await points()).toMatchObject([{ id: original.id, value: tonnes('5'), version: 3, source: 'Meter' }]);
    expect(states(await plan())).toEqual({ 'org.profile': 'new', 'ghg.scope1.total': 'conflict' });
    expect((await beside.writer().log())[0]).toMatchObject({ action: 'taken-back-from-hub' });
    expect(await refused(undo(id))).toMatchObject({ status: 409, code: 'hub_save.undone' });

    const again = await save();
    const { sectionId: _s, entityId: _e, ...draft } = hubOf(h).draft(beside.year.id, { value: tonnes('6') });
    await ok(beside.between().send('PUT', `/data-points/${original.id}`, { ...draft, version: 4 }));
    expect(await ok<HubSave>(undo(again.id))).toMatchObject({ undone: { points: 1 } });
    expect((await points()).map(({ value }) => value)).toEqual([tonnes('6')]);
  });
});

describe('saving a report that is refused', () => {
  it('writes nothing where the hub or the report changed since the preview', async () => {
    const { plan, refusal, points } = saving();
    const { stamp } = await plan();
    await beside.store({ value: tonnes('5') });
    expect(await refusal({ stamp })).toMatchObject({ status: 409, code: 'hub_answers.stale' });
    const seen = await plan();
    await beside.writer().answer('305-1/ghg.scope1.total', 1, tonnes('43'));
    expect((await refusal({ stamp: seen.stamp })).code).toBe('hub_answers.stale');
    expect(await points()).toHaveLength(1);
  });

  it('writes one of two saves that arrive at once', async () => {
    const { stamp } = await saving().plan();
    const answers = await Promise.all([saving().post({ stamp }), saving('verdant.member').post({ stamp })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await saving().points()).toHaveLength(2);
  });

  it('refuses a reporting time, an entity or a save that does not exist', async () => {
    const { refused, get } = saving();
    const nobody = '00000000-0000-4000-8000-000000000000';
    const path = `/reports/${beside.reportId()}/saved-to-hub`;
    for (const query of [`reportingTimeId=${nobody}`, `entityId=${nobody}`])
      expect((await refused(get(`${path}/plan?${query}`))).code).toBe('request.invalid');
    expect((await saving().undo(nobody)).status).toBe(404);
  });
});

it('keeps strangers, entity users, other organisations and tenants out', async () => {
  const { id } = await saving().save();
  const path = `/reports/${beside.reportId()}/saved-to-hub`;
  expect((await h.anonymous(`${path}/plan`)).status).toBe(401);
  expect((await h.as('verdant.entity').request(`${path}/plan`)).status).toBe(403);
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    for (const part of ['', '/plan']) expect((await h.as(name).request(path + part)).status).toBe(404);
    expect((await saving(name).post({ stamp: 'x' })).status).toBe(404);
    expect((await saving(name).undo(id)).status).toBe(404);
  }
  expect(await saving().points()).toHaveLength(2);
});
