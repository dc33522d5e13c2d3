/** Fills the climate calculator of a group by SQL: `climate.bench.ts` enters the first entity. */
import { sql } from 'drizzle-orm';
import { openDatabase, type Transaction } from '../src/platform/database/index.ts';

const tables = ['climate_activities', 'climate_results'];
type Pool = Awaited<ReturnType<typeof openDatabase>>['pool'];

/** Writes without the indexes, which are built afterwards, and without looking up what each row refers to. */
const writtenInBulk = async (pool: Pool, write: () => Promise<unknown>) => {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any (array['${tables.join("','")}']::regclass[]) and not indisprimary
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const table of tables) await pool.query(`alter table ${table} disable trigger all`);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await write();
  for (const { definition } of indexes) await pool.query(definition);
  for (const table of tables) await pool.query(`alter table ${table} enable trigger all`);
};

/** Copies the lines that were entered, with their results, to all entities. */
const copyLines = async (tx: Transaction, entities: number) => {
  await tx.execute(sql`
    create temporary table entered on commit drop as
    select * from climate_activities where label like 'Meter __' and entity_id is null and deleted_at is null`);
  await tx.execute(sql`
    insert into entities (id, tenant_id, organisation_id, name, type)
    select md5('climate ' || number)::uuid, tenant_id, organisation_id, 'Bench ' || number, 'Site'
    from (select tenant_id, organisation_id from entered limit 1) of_one, generate_series(1, ${entities}::int) number
    on conflict (id) do nothing`);
  // In the order of their keys, as lines that were entered one after the other are.
  await tx.execute(sql`
    create temporary table copies on commit drop as
    select (lpad(to_hex(number), 8, '0') || substr(entered.id::text, 9))::uuid as id, entered.id as of_id,
      md5('climate ' || number)::uuid as entity_id
    from generate_series(1, ${entities}::int) number, entered`);
  await tx.execute(sql`
    insert into climate_activities (id, tenant_id, organisation_id, entity_id, label, activity_type_id, scope, category, month, amount, unit,
      details, is_estimate, source, created_at, updated_at, updated_by_name)
    select c.id, tenant_id, organisation_id, c.entity_id, label, activity_type_id, scope, category, month, amount, unit, details,
      is_estimate, source, created_at, updated_at, updated_by_name
    from copies c join entered on entered.id = c.of_id`);
  await tx.execute(sql`
    insert into climate_results (id, tenant_id, organisation_id, activity_id, activity_version, method, kg_co2e, beside_kg_co2e, origin,
      question, shape_id, numbers, basis_mark, reckoned_at)
    select gen_random_uuid(), r.tenant_id, r.organisation_id, c.id, r.activity_version, r.method, r.kg_co2e, r.beside_kg_co2e, r.origin,
      r.question, r.shape_id, r.numbers, r.basis_mark, r.reckoned_at
    from copies c join climate_results r on r.activity_id = c.of_id`);
  await tx.execute(sql`
    insert into climate_sum_changes (tenant_id, organisation_id, month, activity_type_id)
    select distinct tenant_id, organisation_id, month, activity_type_id from entered`);
};

const sizeOf = async (pool: Pool): Promise<{ lines: number; bytes: number }> => {
  const { rows } = await pool.query<{ lines: number; bytes: number }>(`
    select (select count(*)::int from climate_activities where deleted_at is null) as lines,
      pg_database_size(current_database())::float8 as bytes`);
  return rows[0] ?? { lines: 0, bytes: 0 };
};

type Wanted = { readonly entities: number; readonly lines: number };

/** Copies what was entered to so many entities, unless an earlier run did. Says how long that took; 0 where it was there. */
export const grow = async (dataDir: string, isFilled: boolean, { entities, lines }: Wanted) => {
  const databaseUrl = process.env.DATABASE_URL;
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  const begun = performance.now();
  if (!isFilled) await writtenInBulk(database.pool, () => database.withSystem((tx) => copyLines(tx, entities)));
  await database.pool.query('vacuum (analyze)');
  const writingSeconds = isFilled ? 0 : (performance.now() - begun) / 1000;
  const size = await sizeOf(database.pool);
  await database.close();
  if (size.lines < lines)
    throw new Error(
      `${size.lines} lines were left here by another run, ${lines} are wanted: begin with an empty database`,
    );
  return { ...size, writingSeconds };
};
