import { spawn } from 'node:child_process';
import { listMetrics } from '@esg/standards';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/database/index.ts';
import { demoPassword } from '../src/seed/demo-data.ts';

const metricsWanted = 5000;
const entitiesWanted = 200;
/** How many entities have a figure for each metric and month. More of them report the library's metrics, as in practice. */
const entitiesPerMetric = { library: 20, others: 2 };
const verdant = { host: 'verdant.localhost', email: 'admin@verdant.example' };

/** Starts a gateway on a free port with a data folder of its own. The limit of calls per minute is raised for the benchmark. */
export const startGateway = async (dataDir: string, callsPerMinuteMax = 100_000) => {
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'error',
    PERSON_CALLS_PER_MINUTE_MAX: String(callsPerMinuteMax),
  };
  const script = new URL('../src/server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--no-warnings', script], {
    env: { ...process.env, ...settings },
    // What a benchmark says is read from its output: the gateway’s log is no part of it.
    stdio: ['ignore', 2, 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type: string; port: number }) => message.type === 'ready' && resolve(message.port));
    child.once('exit', () => reject(new Error('The gateway did not start')));
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return { port, pid: child.pid ?? 0, gone, stop };
};

/** Signs in (as Verdant's administrator by default) and returns the tokens and functions that read an address and post to one. */
export const signIn = async (port: number, { host, email } = verdant) => {
  const call = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      ...init,
      headers: { 'tenant-url': host, 'content-type': 'application/json', ...init.headers },
    });
    if (!answer.ok) throw new Error(`${path.slice(0, 80)}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const account = JSON.stringify({ email, password: demoPassword });
  const tokens = await call<{ accessToken: string; refreshToken: string }>('/auth/sign-in', {
    method: 'POST',
    body: account,
  });
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  return {
    tokens,
    read: <Answer>(path: string) => call<Answer>(path, { headers }),
    post: <Answer>(path: string, value: object) =>
      call<Answer>(path, { method: 'POST', headers, body: JSON.stringify(value) }),
  };
};

/** The library's metrics come first; the rest stand for an organisation's own metrics. */
export const metricKeys = () => {
  const library = listMetrics().map(({ key }) => key);
  const others = Array.from({ length: metricsWanted - library.length }, (_, index) => `own.metric.${index}`);
  return { library, others };
};

/** Entities, months and figures of the organisation that has the demonstration's data points. */
export const fill = async (dataDir: string): Promise<number> => {
  const database = await openDatabase({ dataDir });
  const { library, others } = metricKeys();
  const written = await database.withSystem(async (tx) => {
    await tx.execute(sql`
      insert into entities (id, tenant_id, organisation_id, name, type)
      select gen_random_uuid(), tenant_id, organisation_id, 'Site ' || number, 'Site'
      from (select distinct tenant_id, organisation_id from data_points limit 1) of_one,
        generate_series(1, ${entitiesWanted}::int - (select count(*)::int from entities)) number`);
    await tx.execute(sql`
      insert into reporting_times (id, tenant_id, organisation_id, kind, period_start, period_end, position)
      select gen_random_uuid(), tenant_id, organisation_id, 'month', make_date(2023, month, 1),
        (make_date(2023, month, 1) + interval '1 month - 1 day')::date, 100 + month
      from (select distinct tenant_id, organisation_id from data_points limit 1) of_one, generate_series(1, 12) month`);
    const insert = (keys: readonly string[], entities: number) => sql`
      insert into data_points (id, tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, period_start,
        period_end, value, total_number, total_unit, quality, created_at, updated_at, updated_by_id, updated_by_name)
      select gen_random_uuid(), t.tenant_id, t.organisation_id, m.key, m.key || ':total:figures', e.id, t.id, t.period_start,
        t.period_end, jsonb_build_object('type', 'number', 'rows', jsonb_build_array(
          jsonb_build_object('number', (m.place + e.place)::text, 'unit', 'MWh', 'descriptor', ''))),
        m.place + e.place, 'MWh', 'measured', now(), now(), gen_random_uuid(), 'Mei Chan'
      from json_array_elements_text(${JSON.stringify(keys)}::json) with ordinality m (key, place)
      cross join reporting_times t
      join (select id, organisation_id, row_number() over () place from entities where not is_supplier) e on e.organisation_id = t.organisation_id
      where t.kind = 'month' and t.period_start < '2024-01-01' and (e.place + m.place) % ${entitiesWanted / entities}::int = 0`;
    await tx.execute(insert(library, entitiesPerMetric.library));
    await tx.execute(insert(others, entitiesPerMetric.others));
    const { rows } = await tx.execute(sql`select count(*)::int as count from data_points`);
    return Number(rows[0]?.count);
  });
  await database.pool.query('analyze');
  await database.close();
  return written;
};

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Makes the calls one after the other, as a person does. The first three warm the gateway up and are not counted.
 *
 * @param call Returns how many things the answer holds.
 */
export const measureCalls = async (name: string, calls: number, call: (turn: number) => Promise<number>) => {
  const milliseconds: number[] = [];
  let answered = 0;
  for (let turn = -3; turn < calls; turn += 1) {
    const begun = performance.now();
    answered = await call(turn + 3);
    if (turn >= 0) milliseconds.push(performance.now() - begun);
  }
  milliseconds.sort((one, other) => one - other);
  return { name, answered, medianMs: percentile(milliseconds, 0.5), p95Ms: percentile(milliseconds, 0.95) };
};
