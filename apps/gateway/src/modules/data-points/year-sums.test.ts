import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Scope } from '../../platform/database/index.ts';
import { countWrongSums } from '../../testing/year-sums.ts';
import { addUp } from './hub-figures.repository.ts';
import { energySection, figure, hubOf, hubSuite } from './testing.ts';
import { listKeptSums } from './year-sums.repository.ts';

const suite = hubSuite();
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await suite.h.database.pool.query<Row>(text, values)).rows;

/** Statements as the product and its jobs make them: of one row, of many, and of years. Overlaps are refused, and change nothing. */
const statements = {
  enter: `insert into data_points (id, tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, period_start, period_end,
      value, total_number, total_unit, quality, created_at, updated_at, updated_by_id, updated_by_name)
    select gen_random_uuid(), t.tenant_id, t.organisation_id, 'energy.consumption.total', '${energySection}', e.id, t.id, t.period_start,
      t.period_end, '{"type":"number","rows":[]}', case when $2 % 7 = 0 then null else $2 / 8.0 end,
      case when $2 % 7 = 0 then null when $2 % 3 = 0 then 'MWh' else 'kWh' end, case when $2 % 2 = 0 then 'estimated' end, now(), now(),
      gen_random_uuid(), 'Mei' from reporting_times t left join entities e on e.organisation_id = t.organisation_id
    where (t.position + $1) % 3 = 0 on conflict do nothing`,
  change: `update data_points set total_number = total_number + $2, quality = case when $2 % 2 = 0 then 'measured' else 'estimated' end
    where (extract(month from period_start)::int + $1) % 4 = 0`,
  reword: `update data_points set source = $1::text || $2::text`,
  unit: `update data_points set total_unit = case when $2 % 2 = 0 then 'MWh' else 'kWh' end
    where total_number is not null and extract(month from period_start)::int % 3 = $1 % 3`,
  give: `update data_points set entity_id = (select id from entities order by name offset $2 % 2 limit 1)
    where entity_id is not null and extract(month from period_start)::int = 1 + $1 % 12`,
  remove: `delete from data_points where (extract(month from period_start)::int + $1) % 5 = $2 % 5`,
  drop: `delete from reporting_times t where not exists (select from data_points where reporting_time_id = t.id)
    and period_end - period_start > 300 and $1 % 2 = $2 % 2`,
  add: `insert into reporting_times (tenant_id, organisation_id, kind, period_start, period_end, position)
    select tenant_id, organisation_id, 'custom', make_date(2024, 1 + $1 % 12, 1), make_date(2024, 1 + $1 % 12, 1) + 349 + $2 % 16, 50 + $1
    from reporting_times limit 1 on conflict do nothing`,
  move: `update reporting_times t set period_end = period_start + case when $1 % 2 = 0 then 30 else 355 + $2 % 9 end
    where kind = 'custom' and not exists (select from data_points where reporting_time_id = t.id)`,
};
type Name = keyof typeof statements;

it('keeps the sums of every year equal to its data points, whatever is entered, changed, given away, removed or renamed', async () => {
  const { entity, send, ok } = hubOf(suite.h);
  await ok(send('POST', '/reporting-times/sets', { kind: 'month', year: 2024, startMonth: 1 }));
  await entity('Mill');
  await entity('Yard');
  const step = fc.tuple(fc.constantFrom(...(Object.keys(statements) as Name[])), fc.nat(60), fc.nat(60));
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      await query('delete from data_points');
      for (const [name, one, other] of steps) {
        await query(statements[name], [one, other]).catch((error: Error) => {
          if (!/overlap|duplicate/.test(error.message)) throw error;
        });
        expect(await countWrongSums(suite.h.database.pool)).toBe(0);
      }
      kept += (await query('select from year_sums')).length;
    }),
    { numRuns: 30 },
  );
  expect(kept).toBeGreaterThan(50);
});

it('reads the same sums whether they are kept or made, of all subjects, of some, and without some', async () => {
  const { entity, store, time, send, ok } = hubOf(suite.h);
  const months = await ok<{ id: string; kind: string }[]>(
    send('POST', '/reporting-times/sets', { kind: 'month', year: 2024, startMonth: 1 }),
  );
  const mill = await entity('Mill');
  const yard = await entity('Yard');
  const shop = await entity('Shop');
  for (const { id } of months.filter(({ kind }) => kind === 'month').slice(0, 5)) {
    await store(id, { entityId: mill.id, value: figure('0.1') });
    await store(id, { value: figure('0.300') });
  }
  await store((await time('2024-02-01', '2024-02-10')).id, { entityId: yard.id, quality: 'estimated' });
  await store(suite.year.id, { entityId: shop.id });
  const [own] = await query<{ tenantId: string; organisationId: string }>(
    'select tenant_id as "tenantId", organisation_id as "organisationId" from data_points limit 1',
  );
  if (!own) throw new Error('Nothing was entered');
  const scope: Scope = { ...own, userId: mill.id, role: 'basic' };
  const all = { metricKeys: ['energy.consumption.total'], period: suite.year.period, apart: [], named: true };
  const narrowed = [{}, { apart: [mill.id] }, { only: [null, yard.id] }, { only: [shop.id] }, { named: false }];
  const found = await suite.h.database.withScope(scope, async (scoped) => {
    const pairs = [];
    for (const more of narrowed) {
      const asked = { ...all, ...more };
      const kept = await listKeptSums(scoped, asked);
      const anew = await addUp(scoped, asked);
      pairs.push({ kept: kept?.map(toldIn).toSorted(), anew: anew.map(toldIn).toSorted() });
    }
    return pairs;
  });
  for (const { kept, anew } of found) expect(kept).toEqual(anew);
  expect(found.map(({ anew }) => anew.length)).toEqual([4, 3, 2, 1, 4]);
});

it('counts every data point once when months and their years are entered at the same moment', async () => {
  const { send, ok, store, entity } = hubOf(suite.h);
  const times = await ok<{ id: string; kind: string }[]>(
    send('POST', '/reporting-times/sets', { kind: 'month', year: 2026, startMonth: 1 }),
  );
  const mill = await entity('Mill');
  const months = times.filter(({ kind }) => kind === 'month');
  const years = [1, 2, 3, 4].map((startMonth) =>
    send('POST', '/reporting-times', {
      name: null,
      period: { start: `2026-0${startMonth}-01`, end: `2026-12-${27 + startMonth}` },
    }),
  );
  const entered = months.map(({ id }) => store(id, { entityId: mill.id }));
  await Promise.all([...entered.slice(0, 6), ...years, ...entered.slice(6)]);
  await Promise.all([
    send('POST', '/reporting-times', { name: null, period: { start: '2026-01-01', end: '2026-12-30' } }),
    ...months.map(({ id }) => store(id)),
  ]);
  expect(await countWrongSums(suite.h.database.pool)).toBe(0);
  expect((await query('select from year_sums')).length).toBeGreaterThan(0);
});

/** What calculations read of a sum: of several data points they take no days but those that are covered. */
const toldIn = ({ period, sumOf, ...sum }: Awaited<ReturnType<typeof addUp>>[number]) =>
  JSON.stringify([sum.entityId, sum.sectionId, sum.labelKey, sum.total, sum.quality, sum.id, sumOf ?? period]);
