import {
  type FilledByData,
  type HubAnswer,
  keptStepsMax,
  type Report,
  type ReportModel,
  wholeHolding,
} from '@esg/contract';
import { findMetric } from '@esg/standards';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { everyStep, listSaidOfSums, openHubs, type Step } from '../data-points/index.ts';
import { hubOf } from '../data-points/testing.ts';
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

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
const lastDay = (month: string) =>
  new Date(Date.UTC(2025, Number(month), 0)).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The same figure in each month of the year for each of these entities: of the first one month is entered, and repeated by the database. */
const enterMonths = async (entityIds: readonly string[], timeIds: readonly string[]) => {
  const [first = ''] = entityIds;
  const [january = ''] = timeIds;
  const { id } = await beside.store({ entityId: first, value: tonnes('2.5') }, january);
  await h.database.pool.query(
    `insert into data_points (tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, period_start, period_end,
       value, total_number, total_unit, quality, created_at, updated_at, updated_by_id, updated_by_name)
     select p.tenant_id, p.organisation_id, p.metric_key, p.section_id, entity, t.id, t.period_start, t.period_end,
       p.value, p.total_number, p.total_unit, p.quality, p.created_at, p.updated_at, p.updated_by_id, p.updated_by_name
     from data_points p cross join unnest($2::uuid[]) entity join reporting_times t on t.id = any($3::uuid[])
     where p.id = $1 and (entity, t.id) <> (p.entity_id, p.reporting_time_id)`,
    [id, entityIds, timeIds],
  );
};

/** Further entities like this one, as the database repeats it. */
const repeat = async (entityId: string, times: number): Promise<string[]> => {
  const { rows } = await h.database.pool.query<{ id: string }>(
    `insert into entities (id, tenant_id, organisation_id, name, type)
     select gen_random_uuid(), tenant_id, organisation_id, 'Place ' || place, type
     from entities cross join generate_series(1, $2::int) place where id = $1 returning id`,
    [entityId, times],
  );
  return rows.map(({ id }) => id);
};

/** This many entities with their months. */
const placesOf = async (size: number) => {
  const hub = hubOf(h, 'verdant.admin');
  const first = await hub.entity('Place 0');
  const entityIds = [first.id, ...(await repeat(first.id, size - 1))];
  const timeIds: string[] = [];
  for (const month of months) timeIds.push((await hub.time(`2025-${month}-01`, lastDay(month))).id);
  await enterMonths(entityIds, timeIds);
  return { entityIds, timeIds };
};

/** The same in a group by equity share, whose first entity is a joint venture at 40 %. */
const groupOf = async (size: number) => {
  const made = await placesOf(size);
  const hub = hubOf(h, 'verdant.admin');
  const put = (path: string, value: object) => hub.ok(h.as('verdant.admin').request(path, body('PUT', value)));
  await put(`/entities/${made.entityIds[0]}/holding`, { year: 2025, ...wholeHolding, ownership: '40', version: 0 });
  await put('/boundaries/approach', { year: 2025, approach: 'equity_share', version: 0 });
  return made;
};

/** So many data points of a metric are read one by one. */
const readMax = 5000;
/** Places whose data points of so many months are more. */
const placesAbove = (count: number) => Math.floor(readMax / count) + 1;
const many = placesAbove(months.length);

const isAlike = ({ state, offered, notes, gap }: HubAnswer) => ({ state, offered, notes, gap });

describe('a report of a large group', { timeout: 60_000 }, () => {
  it('is offered the same figure, with the same notes, from sums as from data points', async () => {
    await groupOf(many - 1);
    const { one } = beside.between();
    const few = await one();
    expect(few).toMatchObject({
      state: 'blank',
      offered: tonnes(String((many - 2) * 30 + 12)),
      sourceCount: (many - 1) * 12,
    });
    await h.reset();
    beside = await reportBesideHub(h);
    await groupOf(many);
    const offer = await beside.between().one();
    expect(offer).toMatchObject({ offered: tonnes(String((many - 1) * 30 + 12)), sourceCount: many * 12 });
    expect(offer && isAlike({ ...offer, offered: null })).toEqual(few && isAlike({ ...few, offered: null }));
    // What entities add is read in the same way.
    const region = await hubOf(h, 'verdant.admin').entity('Region');
    await h.database.pool.query("update entities set parent_id = $1 where name like 'Place %' and name <> 'Place 0'", [
      region.id,
    ]);
    await beside.between().settings({ figuresByEntity: true });
    const rows = (await beside.between().one())?.offered;
    expect(rows?.type === 'number' && rows.rows.map(({ number, descriptor }) => [descriptor, number])).toEqual([
      ['', String((many - 1) * 30 + 12)],
      ['Place 0', '12'],
      ['Region', String((many - 1) * 30)],
    ]);
  });

  it('keeps every step down to the data points while they can be read', async () => {
    await groupOf(many - 1);
    const { takeAll, origin } = beside.between();
    await takeAll();
    const { taken } = await origin();
    expect(taken?.steps.filter(({ kind }) => kind === 'source').length).toBeGreaterThan(400);
    expect(taken?.sources).toHaveLength(keptStepsMax);
  });

  it('prints a sum with a share that is beyond the steps an answer keeps with the decimals that were entered', async () => {
    const { entityIds } = await placesOf(50);
    const hub = hubOf(h, 'verdant.admin');
    const put = (path: string, value: object) => hub.ok(h.as('verdant.admin').request(path, body('PUT', value)));
    const last = entityIds.at(-1);
    // Steps are in the order of names.
    await h.database.pool.query("update entities set name = 'Zone' where id = $1", [last]);
    await put(`/entities/${last}/holding`, { year: 2025, ...wholeHolding, ownership: '33.3333', version: 0 });
    await put('/boundaries/approach', { year: 2025, approach: 'equity_share', version: 0 });
    const { settings, takeAll, origin, get, ok } = beside.between();
    await settings({ disclosureCodes: [scope1.disclosureCode] });
    await takeAll();
    const { taken } = await origin();
    expect(taken?.steps.some(({ kind }) => kind === 'share')).toBe(false);
    expect(taken).not.toHaveProperty('making');
    expect([taken?.sources.length, taken?.sourceCount]).toEqual([keptStepsMax, 50 * months.length]);
    const model = await ok<ReportModel>(get(`/reports/${beside.reportId()}/model?language=en`));
    const fields = model.chapters.flatMap(({ disclosures }) => disclosures.flatMap((each) => each.fields));
    const content = fields.find(({ key }) => key === scope1.fieldKey)?.content;
    expect(content?.kind === 'numbers' && content.rows.map(({ number, digits }) => [number, digits])).toEqual([
      ['1479.99999', 1],
    ]);
  });

  it('keeps a data point of the whole as it was entered, with its rows and words, once entities have very many', async () => {
    const entered = tonnes('10', 't{CO2e}', 'Diesel');
    const second = tonnes('5', 't{CO2e}', 'Petrol');
    if (entered.type !== 'number' || second.type !== 'number') throw new Error('Figures have rows');
    const value = { ...entered, rows: [...entered.rows, ...second.rows] };
    const { id } = await beside.store({ value });
    const { one, takeAll, origin } = beside.between();
    await takeAll();
    await placesOf(many);
    expect(await one()).toMatchObject({ state: 'same', current: value, offered: value, sourceCount: 1 });
    expect((await origin()).offered?.sources).toMatchObject([{ dataPointId: id, value }]);
  });

  it('keeps all data points of a report about one place, and of many places only theirs', async () => {
    const { entityIds } = await groupOf(many + 1);
    const { settings, one, takeAll, origin } = beside.between();
    const last = entityIds.at(-1) ?? '';
    await settings({ entityIds: [last] });
    expect(await one()).toMatchObject({ offered: tonnes('30'), sourceCount: 12 });
    await takeAll();
    const { taken } = await origin();
    expect(taken?.sources.map(({ entity }) => entity?.id)).toEqual(months.map(() => last));
    await settings({ entityIds: entityIds.slice(1) });
    expect(await one()).toMatchObject({ state: 'newer', offered: tonnes(String(many * 30)), sourceCount: many * 12 });
    const { offered } = await origin();
    const kept = offered?.sources.map(({ dataPointId }) => dataPointId);
    expect(new Set(kept).size).toBe(keptStepsMax);
    expect(offered?.sources.some(({ entity }) => entity?.id === entityIds[0])).toBe(false);
  });

  it('marks nothing but the series that is internal, and takes no reason from another', async () => {
    const { entityIds } = await groupOf(many);
    const hub = hubOf(h, 'verdant.admin');
    const sectionId = 'ghg.scope1.total:by-gas:figures';
    const gas = await hub.ok<{ id: string }>(hub.send('POST', '/section-labels', { sectionId, name: 'Methane' }));
    const line = { sectionId, labelIds: [gas.id], entityId: entityIds[1] ?? '', value: tonnes('1') };
    await beside.store({ ...line, internal: true, explanation: 'A leak' });
    const period = { start: '2025-01-01', end: '2025-12-31' };
    const asked = { entityIds: [], metricKeys: [scope1.fieldKey] };
    await h.database.withScope(h.as('verdant.admin').scope, async (scoped) => {
      const [now] = await openHubs(scoped, [period], asked);
      const figuresIn = (step: Step) => everyStep(step).flatMap(({ figure }) => figure ?? []);
      const whole = now ? figuresIn(now.valueOf(scope1.fieldKey)) : [];
      expect(whole.map(({ internal, sumOf }) => [internal, sumOf?.count])).toEqual(
        entityIds.map(() => [false, months.length]),
      );
      const saidOf = await listSaidOfSums(scoped, whole);
      expect(whole.flatMap((figure) => [...saidOf(figure)])).toEqual([]);
      const metric = findMetric(scope1.fieldKey);
      const parts = metric ? (now?.partsOf(metric) ?? []) : [];
      expect(parts.flatMap(({ step }) => figuresIn(step)).map(({ internal }) => internal)).toEqual([true]);
    });
  });

  it('keeps the first data points behind an answer, says what is internal, and takes what people said of changes', async () => {
    const { entityIds, timeIds } = await groupOf(many);
    const change = (set: string, place: number) =>
      h.database.pool.query(`update data_points set ${set} where entity_id = $1 and reporting_time_id = $2`, [
        entityIds[place],
        timeIds[3],
      ]);
    await change('internal = true', 1);
    await change("explanation = 'A new kiln'", 2);
    const { one, takeAll, origin } = beside.between();
    expect((await one())?.notes).toContain('internal');
    await takeAll();
    const { taken } = await origin();
    // The database added up what each place entered.
    expect(taken?.steps.some(({ kind }) => kind === 'source')).toBe(false);
    expect(new Set(taken?.sources.map(({ dataPointId }) => dataPointId)).size).toBe(keptStepsMax);
    // Every place has a name: with its data points, or without.
    const named = [...(taken?.sources ?? []).flatMap(({ entity }) => entity ?? []), ...(taken?.entities ?? [])];
    expect(new Set(named.map(({ id }) => id)).size).toBe(many);
    expect(named.every(({ name }) => /^Place \d+$/.test(name))).toBe(true);
    expect(taken?.sources[0]).toMatchObject({
      value: tonnes('2.5'),
      entity: { name: expect.stringMatching(/^Place \d+$/) },
    });
    expect(await beside.explanations()).toMatchObject([{ text: 'A new kiln' }]);
  });

  it('adds up the days of a period that is no year of the organisation', async () => {
    const places = placesAbove(11);
    await groupOf(places);
    const { settings, one, takeAll, origin } = beside.between();
    await settings({ period: { start: '2025-01-01', end: '2025-11-30' } });
    const expected = tonnes(String((places - 1) * 27.5 + 11));
    expect(await one()).toMatchObject({ offered: expected, sourceCount: places * 11 });
    await takeAll();
    expect((await origin()).taken?.steps.some(({ kind }) => kind === 'source')).toBe(false);
  });

  it('begins with as many answers as were announced', async () => {
    await groupOf(many);
    const { get, send, ok } = beside.between();
    const days = { start: '2025-01-01', end: '2025-12-31' };
    const announced = await ok<FilledByData>(get(`/frameworks/gri-2025/filled?start=${days.start}&end=${days.end}`));
    const draft = { versionId: 'gri-2025', name: 'Of our data', period: days, fillFromHub: true };
    const { id } = await ok<Report>(send('POST', '/reports', draft));
    const { taken } = await ok<{ taken: FilledByData }>(get(`/reports/${id}/hub-answers`));
    expect(taken).toEqual(announced);
    expect(taken.fields).toBeGreaterThan(0);
  });

  it('counts the days of an entity that joined within the year, whose data points are read one by one', async () => {
    const { entityIds } = await groupOf(many);
    const held = { year: 2025, ...wholeHolding, joined: '2025-07-01', version: 0 };
    const { ok, one } = beside.between();
    await ok(h.as('verdant.admin').request(`/entities/${entityIds[1]}/holding`, body('PUT', held)));
    expect(await one()).toMatchObject({
      offered: tonnes(String((many - 2) * 30 + 15 + 12)),
      sourceCount: (many - 1) * 12 + 6,
    });
  });
});
