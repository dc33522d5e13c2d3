/**
 * Reads a group's entities, its boundary, its consolidated figures, those of a GRI report beside its answers, a comparison and the board of
 * a collection on the embedded database, and creates GRI reports from its figures, with 20, 200 and 2,000 entities in 8 levels. Each entity
 * has 12 months of 20 metrics, every twentieth one 12 months of the other summed metrics, too, and each has 12 months of 5 metrics in each
 * of the two years before: 200 metrics of 2,000 entities over all three years would be 14.4 million data points, which take half an hour to
 * write. The collection asks up to 500 entities for 200 disclosures. SQL writes them into the folder of a gateway that has run before. Then
 * serves the largest group until its standard input ends. Prints one line of JSON: the port, an administrator's tokens, and for each size
 * the data points, the seconds of writing them, and median and 95th percentile of each call in ms.
 * Run: `node bench/entities.bench.ts [calls] [metrics of each entity in the year]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionLimits } from '@esg/contract';
import { baseUnitIn } from '@esg/quantities';
import { listMetrics, unitsOfKind } from '@esg/standards';
import { sql } from 'drizzle-orm';
import { openDatabase, type Transaction } from '../src/platform/database/index.ts';
import { measureCalls, signIn, startGateway } from './hub-product.ts';

const callsWanted = Number(process.argv[2] ?? 20);
const sizes = [20, 200, 2000] as const;
const levels = 8;
const metricsOfEach = Number(process.argv[3] ?? 20);
/** Metrics that each entity has in the two years before, too. */
const metricsBefore = 5;
const year = 2023;
const yearsBefore = 2;
const collectionId = '0de0c000-0000-4000-8000-0000000be4c4';
/** As many as one collection may ask. */
const { entitiesMax: boardEntities, sectionsMax: boardSections } = collectionLimits;

/** Metrics that are added up, with the unit in which their figures are written. */
const summedMetrics = () =>
  listMetrics()
    .filter(({ aggregation, nature }) => aggregation === 'sum' && nature === 'flow')
    .flatMap(({ key, unitKind }) => {
      const unit = unitKind && baseUnitIn(unitsOfKind(unitKind))?.code;
      return unit ? [{ key, unit }] : [];
    });

/** The figures of entities after `already`: all metrics in the year, a few in the years before. */
const enterFigures = async (tx: Transaction, already: number) => {
  const metrics = summedMetrics();
  const insert = (some: typeof metrics, each: number, [from, to]: readonly [number, number]) => sql`
      insert into data_points (id, tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, period_start,
        period_end, value, total_number, total_unit, quality, created_at, updated_at, updated_by_id, updated_by_name)
      select gen_random_uuid(), t.tenant_id, t.organisation_id, m.key, m.key || ':total:figures', e.id, t.id, t.period_start,
        t.period_end, jsonb_build_object('type', 'number', 'rows', jsonb_build_array(
          jsonb_build_object('number', e.place::text, 'unit', m.unit, 'descriptor', ''))),
        e.place, m.unit, 'measured', now(), now(), gen_random_uuid(), 'Mei Chan'
      from json_to_recordset(${JSON.stringify(some)}::json) m (key text, unit text)
      cross join of_one
      join reporting_times t on t.organisation_id = of_one.organisation_id and t.kind = 'month'
        and t.period_start >= make_date(${from}::int, 1, 1) and t.period_end <= make_date(${to}::int, 12, 31)
      join (select id, organisation_id, substr(name, 7)::int place from entities where name like 'Bench %') e
        on e.organisation_id = t.organisation_id and e.place > ${already}::int and e.place % ${each}::int = 0`;
  await tx.execute(insert(metrics.slice(0, metricsOfEach), 1, [year, year]));
  await tx.execute(insert(metrics.slice(metricsOfEach), 20, [year, year]));
  await tx.execute(insert(metrics.slice(0, metricsBefore), 1, [year - yearsBefore, year - 1]));
};

/** The approach of the year with a share of each entity, and a collection that asks as many as it may. */
const draw = async (tx: Transaction) => {
  await tx.execute(sql`
    insert into boundaries (tenant_id, organisation_id, year, approach, by_id, by_name, at)
    select tenant_id, organisation_id, ${year}::int, 'equity_share', gen_random_uuid(), 'Mei Chan', now() from of_one
    on conflict do nothing`);
  await tx.execute(sql`
    insert into boundary_entities (tenant_id, organisation_id, year, entity_id, kind, ownership, operated, financial_control, by_id, by_name, at)
    select tenant_id, organisation_id, ${year}::int, id, 'owned', 60 + substr(name, 7)::int % 40, true, 'group',
      gen_random_uuid(), 'Mei Chan', now()
    from entities where name like 'Bench %' on conflict do nothing`);
  const keys = new Set([...summedMetrics(), ...listMetrics()].map(({ key }) => key));
  const sections = [...keys].slice(0, boardSections).map((key) => `${key}:total:figures`);
  await tx.execute(sql`
    insert into reporting_times (id, tenant_id, organisation_id, kind, period_start, period_end, position)
    select md5('bench year')::uuid, tenant_id, organisation_id, 'fiscal-year', make_date(${year}::int, 1, 1), make_date(${year}::int, 12, 31), 1
    from of_one on conflict do nothing`);
  await tx.execute(sql`
    insert into collections (id, tenant_id, organisation_id, name, reporting_time_id, period_start, period_end, section_ids, site,
      created_at, created_by_id, created_by_name)
    select ${collectionId}::uuid, t.tenant_id, t.organisation_id, 'Bench', t.id, t.period_start, t.period_end,
      ${sql.param(sections)}::text[], 'http://localhost', now(), gen_random_uuid(), 'Mei Chan'
    from reporting_times t join of_one on of_one.organisation_id = t.organisation_id
    where t.period_start = make_date(${year}::int, 1, 1) and t.period_end = make_date(${year}::int, 12, 31)
    on conflict (id) do nothing`);
  await tx.execute(sql`
    insert into collection_requests (collection_id, tenant_id, organisation_id, entity_id)
    select ${collectionId}::uuid, tenant_id, organisation_id, id from entities
    where name like 'Bench %' and substr(name, 7)::int <= ${boardEntities}::int on conflict do nothing`);
};

type Pool = Awaited<ReturnType<typeof openDatabase>>['pool'];

/**
 * Writes data points without their indexes and builds these afterwards, and without checking that each refers to something: row by row a
 * million of them would take many times as long as everything that is measured.
 */
const writtenInBulk = async <Result>(pool: Pool, write: () => Promise<Result>): Promise<Result> => {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'data_points'::regclass and not indisunique and not indisexclusion`);
  const { rows: constraints } = await pool.query<{ name: string; definition: string }>(`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'data_points'::regclass and contype = 'x'`);
  await pool.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
  for (const { name } of constraints) await pool.query(`alter table data_points drop constraint ${name}`);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  const result = await write();
  for (const { definition } of indexes) await pool.query(definition);
  for (const { name, definition } of constraints)
    await pool.query(`alter table data_points add constraint ${name} ${definition}`);
  return result;
};

/** Brings the demonstration's group from `already` to `wanted` entities with their figures, under an approach of that year. */
const grow = async (dataDir: string, already: number, wanted: number): Promise<number> => {
  const database = await openDatabase({ dataDir });
  const write = async (tx: Transaction) => {
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
      select gen_random_uuid(), tenant_id, organisation_id, 'month', make_date(y, month, 1),
        (make_date(y, month, 1) + interval '1 month - 1 day')::date, y * 100 + month
      from of_one, generate_series(1, 12) month, generate_series(${year - yearsBefore}::int, ${year}::int) y
      where not exists (select from reporting_times where position = y * 100 + month)`);
    await enterFigures(tx, already);
    await draw(tx);
    // Nothing was written in the way that keeps sums.
    await tx.execute(sql`select add_up_year(year) from reporting_times year`);
    const { rows } = await tx.execute(sql`select count(*)::int as count from data_points`);
    return Number(rows[0]?.count);
  };
  const count = await writtenInBulk(database.pool, () => database.withSystem(write));
  // As the upkeep of every night does: sums are read from an index alone only where the table was vacuumed.
  await database.pool.query('vacuum (analyze)');
  await database.close();
  return count;
};

const measureSize = async (dataDir: string, already: number, entities: number) => {
  const begun = performance.now();
  const dataPoints = await grow(dataDir, already, entities);
  const writingSeconds = (performance.now() - begun) / 1000;
  const gateway = await startGateway(dataDir);
  const { read, post } = await signIn(gateway.port);
  const keys = summedMetrics()
    .slice(0, metricsOfEach)
    .map(({ key }) => key);
  const days = `start=${year}-01-01&end=${year}-12-31`;
  const period = { start: `${year}-01-01`, end: `${year}-12-31` };
  const report = { versionId: 'gri-2025', period, fillFromHub: true };
  const reports: string[] = [];
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
    await measureCalls('a GRI report created from them', 3, async () => {
      const { id } = await post<{ id: string }>('/reports', { ...report, name: `Bench ${entities}` });
      reports.push(id);
      return 1;
    }),
    await measure('all consolidated figures of a GRI report', async () => {
      return (await read<{ answers: unknown[] }>(`/reports/${reports[0]}/hub-answers`)).answers.length;
    }),
    await measure('a comparison of entities', async (turn) => {
      const metric = keys[turn % metricsBefore];
      return (await read<{ rows: unknown[] }>(`/entity-comparisons?metric=${metric}`)).rows.length;
    }),
    await measure('the board of a collection', async () => {
      return (await read<{ rows: unknown[] }>(`/collections/${collectionId}/board`)).rows.length;
    }),
  ];
  await gateway.stop();
  return { entities, dataPoints, writingSeconds, readings };
};

const main = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-entities-'));
  try {
    await (await startGateway(dataDir)).stop();
    const results = [];
    for (const [place, size] of sizes.entries()) results.push(await measureSize(dataDir, sizes[place - 1] ?? 0, size));
    const gateway = await startGateway(dataDir);
    const { tokens } = await signIn(gateway.port);
    process.stdout.write(`${JSON.stringify({ port: gateway.port, tokens, results })}\n`);
    await new Promise((resolve) => process.stdin.resume().once('end', resolve));
    await gateway.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
