/**
 * Serves the product's API on the PostgreSQL server of `DATABASE_URL`, in a database of its own that is dropped when the standard input
 * ends, and beside it the bare slice on the same data. Prints one line of JSON when both are ready. `GET /` of `countsPort` says how many
 * SQL statements the product has sent so far, and how much processor time it took; `GET /?reports=10000` gives the organisation so many first.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import pino from 'pino';
import { readEnvironment } from '../src/platform/env.ts';
import { createLog } from '../src/platform/log.ts';
import { startGateway } from '../src/start-gateway.ts';
import { signIn } from './hub-product.ts';

const tokenSecret = 'a secret of the benchmark, known to both slices';
const name = `esg_bench_${process.pid}`;
const server = new URL(process.env.DATABASE_URL ?? '');
const own = new URL(server);
own.pathname = `/${name}`;

const asOwner = async (text: string) => {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(text);
  await client.end();
};

let statements = 0;
const send = pg.Client.prototype.query as (this: pg.Client, query: unknown, ...rest: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, query: string | { text?: string }, ...rest: unknown[]) {
    const text = typeof query === 'string' ? query : (query.text ?? '');
    statements += text.split(';').filter((statement) => statement.trim() !== '').length;
    return send.call(this, query, ...rest);
  },
});

/** Processor time that this process has taken so far. */
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const startBare = async (): Promise<{ child: ChildProcess; port: number; pid: number }> => {
  const env = { ...process.env, DATABASE_URL: own.href, TOKEN_SECRET: tokenSecret };
  const script = new URL('./bare-slice.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--no-warnings', script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, ...(JSON.parse(line) as { port: number; pid: number }) };
};

type Page<Item> = { items: Item[] };

/** Chooses the demonstration's records to ask for: of each kind the one with the most rows. */
const thingsOf = async (read: <Answer>(path: string) => Promise<Answer>) => {
  const { items } = await read<Page<{ id: string; disclosureCodes: string[] }>>('/reports');
  const [report] = items.toSorted((one, other) => other.disclosureCodes.length - one.disclosureCodes.length);
  const reportId = report?.id ?? '';
  type Answer = { disclosureCode: string; fieldKey: string; version: number; value: { type: string } | null };
  const answers = await read<Answer[]>(`/reports/${reportId}/answers`);
  const written = answers.find(({ value }) => value?.type === 'textArea') ?? answers[0];
  const points = (await read<Page<{ metricKey: string; reportingTimeId: string }>>('/data-points?limit=100')).items;
  const metricKeys = [...new Set(points.map(({ metricKey }) => metricKey))].slice(0, 40);
  const times = [...new Set(points.map(({ reportingTimeId }) => reportingTimeId))].slice(0, 3);
  return { reportId, written, metricKeys, times };
};

/** Copies the report, without its content, until the organisation has `wanted` reports. */
const growTo = async (wanted: number, reportId: string) => {
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  await client.query(
    `insert into reports (tenant_id, organisation_id, version_id, name, languages, created_at)
     select r.tenant_id, r.organisation_id, r.version_id, r.name || ' ' || n, r.languages, r.created_at - n * interval '1 minute'
     from reports r, generate_series(1, $1 - (select count(*)::int from reports o where o.organisation_id = r.organisation_id)) n
     where r.id = $2`,
    [wanted, reportId],
  );
  await client.query('analyze reports');
  await client.end();
};

const dataDir = mkdtempSync(join(tmpdir(), 'esg-requests-'));
await asOwner(`create database ${name}`);
try {
  const env = readEnvironment({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: own.href,
    TOKEN_SECRET: tokenSecret,
    DEMO: '1',
    PERSON_CALLS_PER_MINUTE_MAX: '1000000000',
  });
  // The log is switched on as in production, but written to a stream that discards it.
  const gateway = await startGateway(env, createLog('info', pino.destination({ dest: '/dev/null', sync: false })));
  const { tokens, read } = await signIn(gateway.port);
  const things = await thingsOf(read);
  const counts = createServer(async ({ url = '' }, answer) => {
    const wanted = new URL(url, 'http://127.0.0.1').searchParams.get('reports');
    if (wanted !== null) await growTo(Number(wanted), things.reportId);
    answer.end(JSON.stringify({ statements, processorMs: processorMs() }));
  }).listen(0, '127.0.0.1');
  const analyse = new pg.Client({ connectionString: own.href });
  await analyse.connect();
  await analyse.query('analyze');
  await analyse.end();
  const bare = await startBare();
  process.stdout.write(
    `${JSON.stringify({
      product: { port: gateway.port, pid: process.pid },
      bare: { port: bare.port, pid: bare.pid },
      countsPort: (counts.address() as AddressInfo).port,
      accessToken: tokens.accessToken,
      things,
    })}\n`,
  );
  await once(process.stdin.resume(), 'end');
  bare.child.stdin?.end();
  counts.close();
  await gateway.stop();
} finally {
  await asOwner(`drop database if exists ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
