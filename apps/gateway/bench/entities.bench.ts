/**
 * Reads a group's entities, its boundary and its consolidated figures on the embedded database, with 20, 200 and 2,000 entities in 8 levels.
 * Each entity has 12 months of 20 metrics, and every twentieth one 12 months of the other summed metrics, too. SQL writes them into the folder
 * of a gateway that has run before. Prints a JSON list, one item for each size: data points, and median and 95th percentile of each call in ms.
 * Run: `node bench/entities.bench.ts [calls]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseUnitIn } from '@esg/quantities';
import { listMetrics, unitsOfKind } from '@esg/standards';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/database/index.ts';
import { measureCalls, signIn, startGateway } from './hub-product.ts';

const callsWanted = Number(process.argv[2] ?? 20);
const sizes = [20, 200, 2000] as const;
const levels = 8;
const metricsOfEach = 20;
const year = 2023;

/** Metrics that are added up, with the unit in which their figures are written. */
const summedMetrics = () =>
  listMetrics()
    .filter(({ aggregation, nature }) => aggregation === 'sum' && nature === 'flow')
    .flatMap(({ key, unitKind }) => {
      const unit = unitKind && baseUnitIn(unitsOfKind(unitKind))?.code;
      return unit ? [{ key, unit }] : [];
    });

/** Brings the demonstration's group from `already` to `wanted` entities with their figures, under an approach of that year. */
const grow = async (dataDir: string, already: number, wanted: number): Promise<number> => {
  const database = await openDatabase({ dataDir });
  const metrics = summedMetrics();
  const common = JSON.stringify(metrics.slice(0, metricsOfEach));
  const rare = JSON.stringify(metrics.slice(metricsOfEach));
  const count = await database.withSystem(async (tx) => {
    await tx.execute(sql`
      create temporary table of_one on commit drop as select tenant_id, organisation_id from data_points limit 1`);
    // The first ones are a chain, and all others children of one in it, so that the tree has all its levels at each size.
    await tx.execute(sql`
      insert into entities (id, tenant_id, organisation_id, name, type, parent_id)
      select md5('bench ' || number)::uuid, tenant_id, organisation_id, 'Bench ' || number, 'Site',
        case when number = 1 then null
          when number < ${levels}::int then md5('bench ' || (number - 1))::uuid
          else md5('bench ' || (1 + number % (${levels}::int - 1)))::uuid end
      from of_one, generate_series(1, ${wanted}::int) number
      on conflict (id) do nothing`);
    await tx.execute(sql`
      insert into reporting_times (id, tenant_id, organisation_id, kind, period_start, period_end, position)
      select gen_random_uuid(), tenant_id, organisation_id, 'month', make_date(${year}::int, month, 1),
        (make_date(${year}::int, month, 1) + interval '1 month - 1 day')::date, 1000 + month
      from of_one, generate_series(1, 12) month
      where not exists (select from reporting_times where position = 1000 + month)`);
    const insert = (list: string, each: number) => sql`
      insert into data_points (id, tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, period_start,
        period_end, value, total_number, total_unit, quality, created_at, updated_at, updated_by_id, updated_by_name)
      select gen_random_uuid(), t.tenant_id, t.organisation_id, m.key, m.key || ':total:figures', e.id, t.id, t.period_start,
        t.period_end, jsonb_build_object('type', 'number', 'rows', jsonb_build_array(
          jsonb_build_object('number', e.place::text, 'unit', m.unit, 'descriptor', ''))),
        e.place, m.unit, 'measured', now(), now(), gen_random_uuid(), 'Mei Chan'
      from json_to_recordset(${list}::json) m (key text, unit text)
      cross join of_one
      join reporting_times t on t.organisation_id = of_one.organisation_id and t.kind = 'month'
        and t.period_start >= make_date(${year}::int, 1, 1) and t.period_end <= make_date(${year}::int, 12, 31)
      join (select id, organisation_id, substr(name, 7)::int place from entities where name like 'Bench %') e
        on e.organisation_id = t.organisation_id and e.place > ${already}::int and e.place % ${each}::int = 0`;
    await tx.execute(insert(common, 1));
    await tx.execute(insert(rare, 20));
    await tx.execute(sql`
      insert into boundaries (tenant_id, organisation_id, year, approach, by_id, by_name, at)
      select tenant_id, organisation_id, ${year}::int, 'equity_share', gen_random_uuid(), 'Mei Chan', now() from of_one
      on conflict do nothing`);
    await tx.execute(sql`
      insert into boundary_entities (tenant_id, organisation_id, year, entity_id, kind, ownership, operated, financial_control, by_id, by_name, at)
      select tenant_id, organisation_id, ${year}::int, id, 'owned', 60 + substr(name, 7)::int % 40, true, 'group',
        gen_random_uuid(), 'Mei Chan', now()
      from entities where name like 'Bench %' on conflict do nothing`);
    const { rows } = await tx.execute(sql`select count(*)::int as count from data_points`);
    return Number(rows[0]?.count);
  });
  await database.pool.query('analyze');
  await database.close();
  return count;
};

const measureSize = async (dataDir: string, already: number, entities: number) => {
  const dataPoints = await grow(dataDir, already, entities);
  const gateway = await startGateway(dataDir);
  const { read } = await signIn(gateway.port);
  const keys = summedMetrics()
    .slice(0, metricsOfEach)
    .map(({ key }) => key);
  const days = `start=${year}-01-01&end=${year}-12-31`;
  const measure = (name: string, call: (turn: number) => Promise<number>) => measureCalls(name, callsWanted, call);
  const readings = [
    await measure('all entities, for the tree', async () => (await read<unknown[]>('/entities')).length),
    await measure('boundary of a year', async () => {
      return (await read<{ entities: unknown[] }>(`/boundaries?year=${year}`)).entities.length;
    }),
    await measure('one consolidated metric with its arithmetic', async (turn) => {
      await read(`/consolidations/figures/${keys[turn % keys.length]}?${days}`);
      return 1;
    }),
    await measure('all consolidated figures', async () => {
      return (await read<{ figures: unknown[] }>(`/consolidations?${days}`)).figures.length;
    }),
  ];
  await gateway.stop();
  return { entities, dataPoints, readings };
};

const main = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-entities-'));
  try {
    await (await startGateway(dataDir)).stop();
    const results = [];
    for (const [place, size] of sizes.entries()) results.push(await measureSize(dataDir, sizes[place - 1] ?? 0, size));
    process.stdout.write(`${JSON.stringify(results)}\n`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
