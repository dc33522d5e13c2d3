import { type ConsolidationApproach, type NewDataPoint, type ReportingTime, wholeHolding } from '@esg/contract';
import { expect, it } from 'vitest';
import { body } from '../../../testing/harness.ts';
import { figure, hubOf, hubSuite } from '../testing.ts';
import { valueAt } from './calculate.ts';
import { openHubs } from './hub.ts';
import { openBook } from './open-book.ts';
import { everyStep, listed, type Step } from './step.ts';

const suite = hubSuite();
const headcount = 'workforce.headcount';
const gridShare = 'energy.consumption.grid_pct';
const people = (number: number): NewDataPoint['value'] => ({
  type: 'integer',
  rows: [{ number: String(number), unit: '1', descriptor: '' }],
});
const section = (key: string) => ({ sectionId: `${key}:total:figures` });

const monthsOf = async (): Promise<ReportingTime[]> => {
  const { send, ok } = hubOf(suite.h);
  const times = await ok<ReportingTime[]>(
    send('POST', '/reporting-times/sets', { kind: 'month', year: 2025, startMonth: 1 }),
  );
  return times.filter(({ kind }) => kind === 'month');
};

/** Every step of a figure of 2025, from sums and last figures of the database or from all data points; and how many of the metric were read. */
const read = async (metricKey: string, entityId: string | null, inSums: boolean, approach?: ConsolidationApproach) =>
  suite.h.database.withScope(suite.h.as('verdant.admin').scope, async (scoped) => {
    const { period } = suite.next;
    const { book } = await openBook(scoped, { metricKeys: [metricKey], period, approach, inSums });
    return {
      steps: listed(valueAt(book, { metricKey, entityId, period })),
      figures: book.figuresOf(metricKey).length,
    };
  });

/** Sites with a year of months, with a few of them, with labels, with a figure alone, and with days beyond the year. */
const enterPeople = async () => {
  const { entity, store, send, ok, time } = hubOf(suite.h);
  const months = await monthsOf();
  const sites: string[] = [];
  for (const name of ['Mill', 'Yard', 'Shop', 'Quay', 'Dock']) sites.push((await entity(name)).id);
  const enter = (timeId: string, entityId: string | undefined, number: number, more: Partial<NewDataPoint> = {}) =>
    store(timeId, { ...section(headcount), entityId: entityId ?? null, value: people(number), ...more });
  for (const [place, { id }] of months.entries()) {
    await enter(id, sites[0], 100 + place);
    if (place > 1 && place < 8) await enter(id, sites[1], 20 + place, { quality: 'estimated' });
  }
  const label = await ok<{ id: string }>(send('POST', '/section-labels', { ...section(headcount), name: 'Agency' }));
  for (const { id } of months.slice(0, 3)) await enter(id, sites[2], 7, { labelIds: [label.id] });
  await enter(months[4]?.id ?? '', sites[3], 9);
  await enter((await time('2024-09-01', '2025-02-28')).id, sites[4], 3);
  await enter((await time('2025-12-16', '2026-01-15')).id, sites[4], 4);
  await enter(suite.year.id, sites[1], 1000);
  return sites;
};

it('calculates the same, step by step, from the last figure of each series as from all of them', async () => {
  const sites = await enterPeople();
  for (const entityId of [null, ...sites]) {
    const all = await read(headcount, entityId, false);
    const last = await read(headcount, entityId, true);
    expect(last.steps).toEqual(all.steps);
    expect(all.steps[0]?.value).not.toBeNull();
    // A figure of each of five series, in place of 12, 6, 3, 1 and 2.
    expect([all.figures, last.figures]).toEqual([24, 5]);
  }
});

it('reads all figures of an entity that left within the year, whose last days are others', async () => {
  const [mill] = await enterPeople();
  const { ok } = hubOf(suite.h);
  const put = (path: string, value: object) => ok(suite.h.as('verdant.admin').request(path, body('PUT', value)));
  await put(`/entities/${mill}/holding`, { year: 2025, ...wholeHolding, left: '2025-08-31', version: 0 });
  await put('/boundaries/approach', { year: 2025, approach: 'equity_share', version: 0 });
  const all = await read(headcount, null, false);
  const last = await read(headcount, null, true);
  expect(last.steps).toEqual(all.steps);
  expect([all.figures, last.figures]).toEqual([24, 16]);
});

it('weighs each month of a mean with the weight of that month, whether sums are read or data points', async () => {
  const { entity, store, send, ok } = hubOf(suite.h);
  const settings = { changeThreshold: 20, weightMetricKey: 'energy.consumption.total', formula: null, version: 0 };
  await ok(send('PUT', `/metrics/${gridShare}/settings`, settings));
  const months = await monthsOf();
  const { id: entityId } = await entity('Mill');
  for (const [place, { id }] of months.slice(0, 2).entries()) {
    await store(id, { entityId, ...section(gridShare), value: figure(place === 0 ? '10' : '40', '%') });
    await store(id, { entityId, value: figure(place === 0 ? '300' : '100') });
  }
  const all = await read(gridShare, entityId, false);
  expect(all.steps[0]?.value?.number).toBe('17.5');
  expect((await read(gridShare, entityId, true)).steps).toEqual(all.steps);
});

it('answers reports of a large group the same from the last figures, with their units and marks', async () => {
  const { entity, store } = hubOf(suite.h);
  const months = await monthsOf();
  const first = await entity('Place 0');
  const enter = { ...section(headcount), entityId: first.id };
  for (const [place, { id }] of months.slice(0, 4).entries())
    await store(id, { ...enter, value: people(10 + place), internal: place === 3 });
  const asked = { entityIds: [], metricKeys: [headcount] };
  const answer = () =>
    suite.h.database.withScope(suite.h.as('verdant.admin').scope, async (scoped) => {
      const [hub] = await openHubs(scoped, [suite.next.period], asked);
      return hub?.valueOf(headcount);
    });
  const figuresIn = (step: Step | undefined) => (step ? everyStep(step) : []).flatMap(({ figure: one }) => one ?? []);
  const [few] = figuresIn(await answer());
  // Above 5,000 data points of the metric.
  await suite.h.database.pool.query(
    `with places as (
       insert into entities (id, tenant_id, organisation_id, name, type)
       select gen_random_uuid(), tenant_id, organisation_id, 'Place ' || place, type
       from entities cross join generate_series(1, 1250) place where id = $1 returning id)
     insert into data_points (tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, period_start, period_end,
       value, total_number, total_unit, quality, internal, created_at, updated_at, updated_by_id, updated_by_name)
     select p.tenant_id, p.organisation_id, p.metric_key, p.section_id, places.id, p.reporting_time_id, p.period_start, p.period_end,
       p.value, p.total_number, p.total_unit, p.quality, false, p.created_at, p.updated_at, p.updated_by_id, p.updated_by_name
     from data_points p cross join places where p.entity_id = $1`,
    [first.id],
  );
  const large = await answer();
  expect(large?.value).toEqual({ number: String(1251 * 13), unit: '1' });
  const read = figuresIn(large);
  expect(read).toHaveLength(1251);
  const own = read.find(({ id }) => id === few?.id);
  expect({ ...own, lastOf: undefined }).toEqual(few);
  expect([own?.internal, own?.unit, own?.lastOf]).toEqual([true, '1', 4]);
  expect(read.filter(({ internal }) => internal)).toHaveLength(1);
}, 60_000);
