import { type FilledByData, type HubAnswer, keptStepsMax, type Report, wholeHolding } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { type Beside, reportBesideHub, tonnes } from './testing.ts';

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

/** A group by equity share, whose first entity is a joint venture at 40 %, with this many entities and their months. */
const groupOf = async (size: number) => {
  const hub = hubOf(h, 'verdant.admin');
  const entityIds: string[] = [];
  for (let place = 0; place < size; place += 1) entityIds.push((await hub.entity(`Place ${place}`)).id);
  const timeIds: string[] = [];
  for (const month of months) timeIds.push((await hub.time(`2025-${month}-01`, lastDay(month))).id);
  const put = (path: string, value: object) => hub.ok(h.as('verdant.admin').request(path, body('PUT', value)));
  await put(`/entities/${entityIds[0]}/holding`, { year: 2025, ...wholeHolding, ownership: '40', version: 0 });
  await put('/boundaries/approach', { year: 2025, approach: 'equity_share', version: 0 });
  await enterMonths(entityIds, timeIds);
  return { entityIds, timeIds };
};

/** Places whose months are more data points than an answer keeps. */
const many = Math.floor(keptStepsMax / months.length) + 1;

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
    // What one entity adds is read in the same way.
    await beside.between().settings({ figuresByEntity: true });
    const rows = (await beside.between().one())?.offered;
    expect(rows?.type === 'number' && rows.rows).toHaveLength(many + 1);
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
    expect(taken?.sources).toHaveLength(keptStepsMax);
    expect(taken?.sources[0]).toMatchObject({
      value: tonnes('2.5'),
      entity: { name: expect.stringMatching(/^Place \d+$/) },
    });
    expect(await beside.explanations()).toMatchObject([{ text: 'A new kiln' }]);
  });

  it('adds up the days of a period that is no year of the organisation', async () => {
    await groupOf(many + 5);
    const { settings, one, takeAll, origin } = beside.between();
    await settings({ period: { start: '2025-01-01', end: '2025-11-30' } });
    const expected = tonnes(String((many + 4) * 27.5 + 11));
    expect(await one()).toMatchObject({ offered: expected, sourceCount: (many + 5) * 11 });
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
