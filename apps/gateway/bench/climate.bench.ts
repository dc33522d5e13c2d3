/**
 * The climate calculator of a group: 30 activities of each entity over 36 months (2,000 entities are about 2 million lines). One entity and one
 * month are entered over the API; SQL copies these lines with what they came to. Then reads the results of a year, meters and lines, imports a
 * sheet of 100,000 bills and undoes it, and recalculates after one own factor changed, which a thirtieth of the lines goes by. Serves the
 * product until its standard input ends. Prints one line of JSON: the port, an administrator's tokens, and what was measured.
 * With DATABASE_URL it works on that PostgreSQL, else on the embedded database.
 * Run: `node bench/climate.bench.ts [lines] [calls]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  ClimateActivity,
  ClimateFactor,
  ClimateImportDetail,
  ClimateRecalculation,
  ClimateSums,
  NewClimateActivity,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { openDatabase, type Transaction } from '../src/platform/database/index.ts';
import { measureCalls, signIn, startGateway } from './hub-product.ts';

const linesWanted = Number(process.argv[2] ?? 2_000_000);
const callsWanted = Number(process.argv[3] ?? 5);
const activitiesOfEach = 30;
const months = 36;
const firstYear = 2023;
const lastYear = firstYear + 2;
const entities = Math.max(1, Math.round(linesWanted / activitiesOfEach / months));
const importRows = Math.min(100_000, linesWanted);
const pollMs = 100;

const lineOf = (more: Partial<NewClimateActivity>): NewClimateActivity => ({
  entityId: null,
  label: '',
  activityTypeId: 'electricity',
  category: null,
  month: `${lastYear}-01`,
  amount: '1250.5',
  unit: 'kWh',
  basis: null,
  activity: null,
  region: 'GB',
  factorId: null,
  fuel: null,
  prices: null,
  shares: [],
  contracts: [],
  isEstimate: false,
  source: 'Bill',
  evidence: '',
  ...more,
});

/** Twelve meters of electricity, seventeen boilers, and steam by a factor of the organisation's own. */
const activities = Array.from({ length: activitiesOfEach }, (_, place) => {
  const label = `Meter ${String(place + 1).padStart(2, '0')}`;
  if (place === 0) return lineOf({ label, activityTypeId: 'heat-steam-cooling' });
  if (place <= 12) return lineOf({ label });
  const gas = { activityTypeId: 'stationary-gas', basis: 'gross' as const, activity: 'Fuel: Natural gas' };
  return lineOf({ label, ...gas, isEstimate: place % 7 === 0 });
});

type Person = Awaited<ReturnType<typeof person>>;

/** The administrator, with calls that write. */
const person = async (port: number) => {
  const { tokens, read } = await signIn(port);
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        'tenant-url': 'verdant.localhost',
        authorization: `Bearer ${tokens.accessToken}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return { tokens, read, call };
};

const gasesOf = (kgPerUnit: string) => [{ gas: 'CO2', kgPerUnit, isEquivalent: false, isBeside: false }];
const steam = {
  activityTypeId: 'heat-steam-cooling',
  name: 'Steam of the park',
  origin: 'supplier',
  region: 'GB',
  unit: 'kWh',
  basis: null,
  method: 'location',
  gwpSet: 'AR5',
  prices: null,
  gases: gasesOf('0.25'),
  publicationYear: firstYear,
  validFrom: `${firstYear}-01-01`,
  validTo: null,
  source: 'Letter of the supplier',
  evidence: '',
  licence: '',
  uncertaintyPercent: null,
  documents: [],
} as const;

/** Enters one month of one entity as a person does, and returns the factor. */
const enterOne = async ({ call }: Person): Promise<ClimateFactor> => {
  const added = await call<ClimateFactor>('POST', '/climate-factors', steam);
  const factor = await call<ClimateFactor>('POST', `/climate-factors/${added.id}/confirm`, { version: added.version });
  for (const line of activities) {
    const { outcomes } = await call<ClimateActivity>('POST', '/climate-activities', line);
    if (outcomes.every(({ kgCo2e }) => kgCo2e === null)) throw new Error(`Nothing is known of ${JSON.stringify(line)}`);
  }
  return factor;
};

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

/** Copies the lines that were entered, with their results, to all entities and months. */
const copyLines = async (tx: Transaction) => {
  await tx.execute(sql`
    create temporary table entered on commit drop as
    select * from climate_activities where label like 'Meter __' and deleted_at is null`);
  await tx.execute(sql`
    insert into entities (id, tenant_id, organisation_id, name, type)
    select md5('climate ' || number)::uuid, tenant_id, organisation_id, 'Bench ' || number, 'Site'
    from (select tenant_id, organisation_id from entered limit 1) of_one, generate_series(1, ${entities}::int) number
    on conflict (id) do nothing`);
  await tx.execute(sql`
    create temporary table copies on commit drop as
    select gen_random_uuid() as id, entered.id as of_id, md5('climate ' || number)::uuid as entity_id,
      (make_date(${firstYear}::int, 1, 1) + make_interval(months => later))::date as month
    from entered, generate_series(1, ${entities}::int) number, generate_series(0, ${months - 1}::int) later`);
  await tx.execute(sql`
    insert into climate_activities (id, tenant_id, organisation_id, entity_id, label, activity_type_id, scope, category, month, amount, unit,
      details, is_estimate, source, created_at, updated_at, updated_by_name)
    select c.id, tenant_id, organisation_id, c.entity_id, label, activity_type_id, scope, category, c.month, amount, unit, details,
      is_estimate, source, created_at, updated_at, updated_by_name
    from copies c join entered on entered.id = c.of_id`);
  await tx.execute(sql`
    insert into climate_results select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'activity_id', c.id))).*
    from copies c join climate_results r on r.activity_id = c.of_id`);
};

const grow = async (dataDir: string): Promise<{ lines: number; bytes: number }> => {
  const databaseUrl = process.env.DATABASE_URL;
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  await writtenInBulk(database.pool, () => database.withSystem(copyLines));
  await database.pool.query('vacuum (analyze)');
  const { rows } = await database.pool.query<{ lines: number; bytes: number }>(`
    select (select count(*)::int from climate_activities) as lines, pg_database_size(current_database())::float8 as bytes`);
  await database.close();
  return rows[0] ?? { lines: 0, bytes: 0 };
};

const sheetOf = (rows: number) => {
  const head = 'Entity,Meter,Activity,Month,Amount,Unit,Country,Bill number';
  const lines = Array.from({ length: rows }, (_, row) => {
    const month = `${lastYear}-${String((row % 12) + 1).padStart(2, '0')}`;
    const entity = `Bench ${1 + (row % entities)}`;
    return `${entity},Imported ${row % 50},Purchased electricity,${month},${1000 + (row % 777)},kWh,GB,B-${row}`;
  });
  return new File([[head, ...lines].join('\n')], 'bills.csv', { type: 'text/csv' });
};

/** Watches until it is over: the seconds, and the longest time without progress. */
const watched = async <State>(
  read: () => Promise<State>,
  { isOver, progressOf }: { isOver: (state: State) => boolean; progressOf: (state: State) => unknown },
) => {
  const begun = performance.now();
  let last = begun;
  let progress: unknown;
  let silenceMs = 0;
  for (;;) {
    const now = await read();
    if (progressOf(now) !== progress || isOver(now)) {
      silenceMs = Math.max(silenceMs, performance.now() - last);
      [last, progress] = [performance.now(), progressOf(now)];
    }
    if (isOver(now)) return { seconds: (performance.now() - begun) / 1000, silenceMs, now };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};

const importSheet = async ({ call, read }: Person) => {
  const begun = performance.now();
  const form = new FormData();
  form.set('file', sheetOf(importRows));
  const { id, sheets } = await call<ClimateImportDetail>('POST', '/climate-imports', form);
  const upload = (performance.now() - begun) / 1000;
  const until = (state: ClimateImportDetail['state']) =>
    watched(() => read<ClimateImportDetail>(`/climate-imports/${id}`), {
      isOver: (one) => one.state === state || one.state === 'failed' || one.failure !== null,
      progressOf: ({ progress, state: at }) => `${at} ${progress}`,
    });
  await call('PUT', `/climate-imports/${id}/mapping`, sheets[0]?.suggestion);
  const check = await until('checked');
  await call('POST', `/climate-imports/${id}/apply`, { checks: check.now.checks });
  const apply = await until('applied');
  if (apply.now.result?.added !== importRows) throw new Error(JSON.stringify(apply.now.counts));
  await call('POST', `/climate-imports/${id}/undo`);
  const undo = await until('undone');
  const silenceMs = Math.max(check.silenceMs, apply.silenceMs, undo.silenceMs);
  return { rows: importRows, upload, check: check.seconds, apply: apply.seconds, undo: undo.seconds, silenceMs };
};

/** One factor is corrected and confirmed, and what goes by it is calculated again. */
const recalculate = async ({ call, read }: Person, factor: ClimateFactor) => {
  const { version } = factor;
  const changed = await call<ClimateFactor>('PUT', `/climate-factors/${factor.id}`, {
    ...steam,
    gases: gasesOf('0.27'),
    version,
  });
  await call('POST', `/climate-factors/${factor.id}/confirm`, { version: changed.version });
  await call('POST', '/climate-recalculations', { isPreview: false });
  const { seconds, silenceMs, now } = await watched(
    () => read<ClimateRecalculation>('/climate-recalculations/latest'),
    { isOver: ({ state }) => state === 'applied' || state === 'failed', progressOf: ({ done }) => done },
  );
  if (now.state !== 'applied' || !now.changed) throw new Error(JSON.stringify(now));
  return { lines: now.done, changed: now.changed, seconds, silenceMs };
};

const readYear = async ({ read }: Person) => {
  const year = `from=${lastYear}-01&to=${lastYear}-12`;
  const measure = (name: string, path: string, count: (answer: unknown) => number) =>
    measureCalls(name, callsWanted, async () => count(await read(path)));
  const sums = (by: string) =>
    measure(`results by ${by}`, `/climate-sums?by=${by}&${year}`, (answer) => (answer as ClimateSums).sums.length);
  const items = (answer: unknown) => (answer as { items: unknown[] }).items.length;
  return [
    await sums('scope'),
    await sums('month'),
    await sums('entity'),
    await sums('gas'),
    await sums('origin'),
    await sums('certainty'),
    await measure('what changed since the previous year', `/climate-comparison?${year}`, () => 1),
    await measure('a page of meters by month', `/climate-meters?${year}&page=0`, items),
    await measure('a page of lines', '/climate-activities', items),
  ];
};

const main = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-climate-'));
  try {
    const first = await startGateway(dataDir);
    const factor = await enterOne(await person(first.port));
    await first.stop();
    const begun = performance.now();
    const size = await grow(dataDir);
    const writingSeconds = (performance.now() - begun) / 1000;
    const gateway = await startGateway(dataDir);
    const who = await person(gateway.port);
    const readings = await readYear(who);
    const recalculation = await recalculate(who, factor);
    const imported = await importSheet(who);
    const served = { port: gateway.port, tokens: who.tokens, year: lastYear };
    process.stdout.write(
      `${JSON.stringify({ ...served, ...size, entities, writingSeconds, readings, recalculation, imported })}\n`,
    );
    await new Promise((resolve) => process.stdin.resume().once('end', resolve));
    await gateway.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
