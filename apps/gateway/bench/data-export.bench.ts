/**
 * Exports 100,000 data points from the embedded database as a person does, as Excel and as CSV: asks for the file, watches its progress
 * while another request asks for a page of data points, and downloads it. The data points are written by SQL into the folder of a
 * gateway that has run before. Prints a JSON list: seconds, bytes, rows of the file, highest memory and memory before, longest
 * silence of the progress bar, longest wait of the other request.
 * Run: `node bench/data-export.bench.ts [excel|csv …] [data points]`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataExport, DataExportFormat } from '@esg/contract';
import { listMetrics, unitsOfKind } from '@esg/standards';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/database/index.ts';
import { demoPassword } from '../src/seed/demo-data.ts';
import { startGateway } from './hub-product.ts';

const wanted = Number(process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? 100_000);
const months = 12;
const host = 'verdant.localhost';

const memoryOf = (pid: number) => {
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

const signIn = async (port: number) => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      ...init,
      headers: { 'tenant-url': host, 'content-type': 'application/json', ...init.headers },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const account = JSON.stringify({ email: 'admin@verdant.example', password: demoPassword });
  const signedIn = await ask('/auth/sign-in', { method: 'POST', body: account });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  return (path: string, body?: unknown) =>
    ask(path, { headers, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) });
};
type Ask = Awaited<ReturnType<typeof signIn>>;

/** Entities, months and figures of the organisation that has the demonstration's data points. */
const fill = async (dataDir: string) => {
  const metrics = listMetrics()
    .filter(({ unitKind }) => unitKind !== null)
    .map(({ key, unitKind }) => ({ key, unit: unitsOfKind(unitKind ?? '')[0]?.code ?? '' }));
  const sites = Math.ceil(wanted / metrics.length / months);
  const database = await openDatabase({ dataDir });
  await database.withSystem(async (tx) => {
    const one = sql`(select distinct tenant_id, organisation_id from data_points limit 1) of_one`;
    await tx.execute(sql`
      insert into entities (id, tenant_id, organisation_id, name, type)
      select gen_random_uuid(), tenant_id, organisation_id, 'Export site ' || number, 'Site'
      from ${one}, generate_series(1, ${sites}::int) number`);
    await tx.execute(sql`
      insert into reporting_times (id, tenant_id, organisation_id, kind, period_start, period_end, position)
      select gen_random_uuid(), tenant_id, organisation_id, 'month', make_date(2019, month, 1),
        (make_date(2019, month, 1) + interval '1 month - 1 day')::date, 100 + month
      from ${one}, generate_series(1, ${months}::int) month`);
    await tx.execute(sql`
      insert into data_points (id, tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, period_start,
        period_end, value, total_number, total_unit, source, quality, created_at, updated_at, updated_by_id, updated_by_name)
      select gen_random_uuid(), t.tenant_id, t.organisation_id, m.key, m.key || ':total:figures', e.id, t.id, t.period_start,
        t.period_end, jsonb_build_object('type', 'number', 'rows', jsonb_build_array(
          jsonb_build_object('number', (m.place + e.place)::text || '.5', 'unit', m.unit, 'descriptor', ''))),
        m.place + e.place + 0.5, m.unit, 'Invoice and meter reading', 'measured', now(), now(), gen_random_uuid(), 'Mei Chan'
      from (select key, unit, row_number() over () place from json_to_recordset(${JSON.stringify(metrics)}::json) as each (key text, unit text)) m
      cross join reporting_times t
      join (select id, organisation_id, row_number() over () place from entities where name like 'Export site %') e
        on e.organisation_id = t.organisation_id
      where t.kind = 'month' and t.period_start between '2019-01-01' and '2019-12-31'
      limit ${wanted}::int - (select count(*)::int from data_points)`);
  });
  await database.pool.query('analyze');
  await database.close();
};

const selection = {
  mode: 'exportAll',
  metricKeys: [],
  versionId: null,
  disclosureCodes: [],
  reportId: null,
  reportingTimeIds: [],
  subjects: [],
  withInternal: true,
};

/** Waits until the file is ready while another request reads the data hub again and again. */
const watch = async (ask: Ask, id: string) => {
  let last = performance.now();
  let progress = -1;
  let silenceMs = 0;
  let waitMs = 0;
  for (;;) {
    const asked = performance.now();
    await ask('/data-points?limit=50');
    waitMs = Math.max(waitMs, performance.now() - asked);
    const now = (await (await ask(`/data-exports/${id}`)).json()) as DataExport;
    if (now.progress !== progress || now.status === 'complete') {
      silenceMs = Math.max(silenceMs, performance.now() - last);
      [last, progress] = [performance.now(), now.progress];
    }
    if (now.status === 'complete') return { silenceMs, waitMs, dataPoints: now.dataPoints };
    if (now.status === 'error') throw new Error('The export failed');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const measure = async (ask: Ask, pid: number, format: DataExportFormat) => {
  const idleMegabytes = memoryOf(pid);
  let peakMegabytes = 0;
  const sampling = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, memoryOf(pid));
  }, 50);
  const begun = performance.now();
  const { id } = (await (await ask('/data-exports', { selection, format, language: 'en' })).json()) as DataExport;
  const watched = await watch(ask, id);
  const seconds = (performance.now() - begun) / 1000;
  const file = await (await ask(`/data-exports/${id}/file`)).arrayBuffer();
  clearInterval(sampling);
  return { format, seconds, bytes: file.byteLength, ...watched, idleMegabytes, peakMegabytes };
};

const main = async () => {
  const named = process.argv.slice(2).filter((name): name is DataExportFormat => name === 'excel' || name === 'csv');
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-data-export-'));
  try {
    await (await startGateway(dataDir)).stop();
    await fill(dataDir);
    const gateway = await startGateway(dataDir);
    const ask = await signIn(gateway.port);
    const readings = [];
    for (const format of named.length > 0 ? named : (['excel', 'csv'] as const))
      readings.push(await measure(ask, gateway.pid, format));
    await gateway.stop();
    process.stdout.write(`${JSON.stringify(readings, null, 2)}\n`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
