/**
 * Imports 100,000 rows into the product as a person does: upload, dry run, writing, undo; each file in a gateway of its own with a
 * fresh embedded database. Prints a JSON list: seconds of each step, highest memory of the whole process while it lasts and before
 * it began, longest silence between two steps of the progress bar, longest wait of another request.
 * With DATABASE_URL it works on that PostgreSQL, whose processes do not count as the gateway's; the database is left with the demonstration.
 * Run: `node bench/import.bench.ts [excel|csv …] [rows]`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entity, ImportDetail, ImportFormat, ImportState, ReportingTime } from '@esg/contract';
import { listMetrics, unitsOfKind } from '@esg/standards';
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { demoPassword } from '../src/seed/demo-data.ts';

const rowsWanted = Number(process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? 100_000);
const host = 'verdant.localhost';

const memoryOf = (pid: number, line: 'VmHWM' | 'VmRSS') => {
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${line}:\\s+(\\d+)`)) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

/** Seconds of processor time that the process has taken so far, all its threads together. */
const processorSecondsOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const startGateway = async (dataDir: string) => {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'error',
    PERSON_CALLS_PER_MINUTE_MAX: '100000',
  };
  const script = new URL('../src/server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--no-warnings', script], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type: string; port: number }) => message.type === 'ready' && resolve(message.port));
    child.once('exit', () => reject(new Error('The gateway did not start')));
  });
  return { port, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') };
};

const createCaller = (port: number) => {
  let token = '';
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`http://localhost:${port}/api${path}`, {
      method,
      headers: {
        'tenant-url': host,
        authorization: `Bearer ${token}`,
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return {
    call,
    signIn: async () => {
      const pair = await call<{ accessToken: string }>('POST', '/auth/sign-in', {
        email: 'admin@verdant.example',
        password: demoPassword,
      });
      token = pair.accessToken;
    },
  };
};
type Call = ReturnType<typeof createCaller>['call'];

const tableOf = (entities: readonly Entity[], times: readonly ReportingTime[]) => {
  const subjects = ['Whole organisation', ...entities.map(({ name }) => name)];
  const rows: (string | number)[][] = [
    ['Metric code', 'Metric', 'Part', 'Entity', 'Start', 'End', 'Value', 'Unit', 'Source', 'Quality', 'Methodology'],
  ];
  for (const { key, name, unitKind, type } of listMetrics().filter((metric) => metric.unitKind !== null))
    for (const subject of subjects)
      for (const { period } of times) {
        if (rows.length > rowsWanted) return rows;
        const unit = unitsOfKind(unitKind ?? '')[0]?.code ?? '';
        const value = type === 'integer' ? rows.length : rows.length / 8;
        rows.push([
          key,
          name.en,
          'Total',
          subject,
          period.start,
          period.end,
          value,
          unit,
          'Invoice and meter reading',
          'Measured',
          '',
        ]);
      }
  return rows;
};

const fileOf = async (format: ImportFormat, rows: (string | number)[][]) =>
  format === 'csv' ? new TextEncoder().encode(writeCsv(rows)) : writeXlsx({ sheets: [{ name: 'Data', rows }] });

type Reading = {
  format: ImportFormat;
  bytes: number;
  seconds: Record<string, number>;
  /** The steps upload, dry run, writing and undo. */
  processorSeconds: number[];
  silenceMs: number;
  waitMs: number;
  idleMegabytes: number;
  peakMegabytes: number;
};

/** Watches one step until it is over: how long it took, the longest silence of its progress, the longest wait of another request. */
const watch = async (call: Call, id: string, until: ImportState) => {
  const begun = performance.now();
  let last = begun;
  let progress = -1;
  let silenceMs = 0;
  let waitMs = 0;
  for (;;) {
    const asked = performance.now();
    const now = await call<ImportDetail>('GET', `/imports/${id}`);
    waitMs = Math.max(waitMs, performance.now() - asked);
    if (now.progress !== progress || now.state === until) {
      silenceMs = Math.max(silenceMs, performance.now() - last);
      [last, progress] = [performance.now(), now.progress];
    }
    if (now.state === until)
      return { seconds: (performance.now() - begun) / 1000, silenceMs, waitMs, counts: now.counts, result: now.result };
    if (now.state === 'failed') throw new Error(JSON.stringify(now.failure));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const measure = async (format: ImportFormat): Promise<Reading> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-bench-'));
  const gateway = await startGateway(dataDir);
  const { call, signIn } = createCaller(gateway.port);
  try {
    await signIn();
    for (let year = 1995; year < 2011; year += 1)
      await call('POST', '/reporting-times/sets', { kind: 'month', year, startMonth: 1 });
    const times = (await call<ReportingTime[]>('GET', '/reporting-times')).filter(
      ({ period }) => period.start < '2011',
    );
    const rows = tableOf(await call<Entity[]>('GET', '/entities'), times);
    const bytes = await fileOf(format, rows);
    const idleMegabytes = memoryOf(gateway.pid, 'VmRSS');
    // Making the file takes longer than an idle connection is kept.
    await call('GET', '/entities');
    const form = new FormData();
    form.set('file', new File([Uint8Array.from(bytes)], `figures.${format === 'csv' ? 'csv' : 'xlsx'}`));
    let peakMegabytes = 0;
    const sampling = setInterval(() => {
      peakMegabytes = Math.max(peakMegabytes, memoryOf(gateway.pid, 'VmRSS'));
    }, 50);
    const marks = [processorSecondsOf(gateway.pid)];
    const mark = () => marks.push(processorSecondsOf(gateway.pid));
    const begun = performance.now();
    const { id, sheets } = await call<ImportDetail>('POST', '/imports', form);
    const upload = (performance.now() - begun) / 1000;
    mark();
    await call('PUT', `/imports/${id}/mapping`, sheets[0]?.suggestion);
    const check = await watch(call, id, 'checked');
    mark();
    await call('POST', `/imports/${id}/apply`, { conflicts: 'overwrite' });
    const apply = await watch(call, id, 'applied');
    mark();
    if (apply.result?.created !== rowsWanted) throw new Error(JSON.stringify(apply));
    await call('POST', `/imports/${id}/undo`);
    const undo = await watch(call, id, 'undone');
    mark();
    clearInterval(sampling);
    return {
      format,
      bytes: bytes.byteLength,
      idleMegabytes,
      peakMegabytes,
      seconds: { upload, check: check.seconds, apply: apply.seconds, undo: undo.seconds },
      processorSeconds: marks.slice(1).map((at, index) => Math.round((at - (marks[index] ?? 0)) * 10) / 10),
      silenceMs: Math.max(check.silenceMs, apply.silenceMs, undo.silenceMs),
      waitMs: Math.max(check.waitMs, apply.waitMs, undo.waitMs),
    };
  } finally {
    gateway.stop();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const named = process.argv.slice(2).filter((name): name is ImportFormat => name === 'excel' || name === 'csv');
const readings: Reading[] = [];
for (const format of named.length > 0 ? named : (['excel', 'csv'] as const)) readings.push(await measure(format));
process.stdout.write(`${JSON.stringify(readings, null, 2)}\n`);
