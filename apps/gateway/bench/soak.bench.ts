/**
 * Two hundred people work on one gateway with the embedded database: each reads and writes a report with pauses as between two thoughts,
 * and follows what the others change. Prints JSON: calls, errors, notices, latencies, and the gateway's memory early and late.
 * Run: `node bench/soak.bench.ts [minutes]`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noticeEvent, type Report, realtimePath } from '@esg/contract';
import { io } from 'socket.io-client';
import { startGateway } from './hub-product.ts';
import { soakCaller } from './soak-caller.ts';

const people = 200;
const commonReport = 10;
const minutes = Number(process.argv[2] ?? 10);
/** The pause between two calls of one person. */
const pauseMs = { least: 500, more: 3000 } as const;
const lookEveryMs = 2000;
const codes = ['2-1', '2-6', '305-1'];
const place = '2-1/org.profile';

const latencies: number[] = [];
const memory: number[] = [];
let errors = 0;
let notices = 0;

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Caller = Awaited<ReturnType<typeof soakCaller>>;

const timed = async (call: Promise<Response>, expected: readonly number[]) => {
  const begun = performance.now();
  const answer = await call.catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  latencies.push(performance.now() - begun);
  if (!answer || text === undefined || !expected.includes(answer.status)) errors += 1;
  return text === undefined ? {} : (JSON.parse(text || '{}') as { version?: number; current?: { version: number } });
};

/** Plays one person: four of five calls read, one writes. */
const work = async (caller: Caller, reportId: string, until: number) => {
  let version = 0;
  for (let turn = 0; Date.now() < until; turn += 1) {
    const path = `/reports/${reportId}`;
    const reads = ['/reports', path, `${path}/answers?disclosure=2-1`, `${path}/disclosures`];
    const read = reads[turn % (reads.length + 1)];
    if (read) await timed(caller.call('GET', read), [200]);
    else {
      const value = { type: 'textArea', text: { en: `Written at ${Date.now()} in turn ${turn}` } };
      // 409 is right, too: somebody else may have changed the answer first.
      const stored = await timed(caller.call('PUT', `${path}/answers/${place}`, { value, version }), [200, 409]);
      version = stored.version ?? stored.current?.version ?? version;
    }
    await pause(pauseMs.least + Math.random() * pauseMs.more);
  }
};

const follow = (caller: Caller, room: string) => {
  const { port, host, token } = caller;
  const socket = io(`http://127.0.0.1:${port}`, {
    path: realtimePath,
    transports: ['websocket'],
    query: { token: token(), type: 'report', room, 'tenant-url': host },
  });
  socket.on(noticeEvent, () => {
    notices += 1;
  });
  return socket;
};

const main = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-soak-'));
  const gateway = await startGateway(dataDir);
  try {
    const caller = await soakCaller(gateway.port);
    const reports: Report[] = [];
    for (let place = 0; place < people / commonReport; place += 1) {
      const draft = { versionId: 'gri-2025', name: `Report of team ${place + 1}` };
      const report = (await (await caller.call('POST', '/reports', draft)).json()) as Report;
      await caller.call('PATCH', `/reports/${report.id}`, { version: report.version, disclosureCodes: codes });
      reports.push(report);
    }
    const ofTeam = (person: number) => reports[person % reports.length]?.id ?? '';
    const sockets = Array.from({ length: people }, (_, person) => follow(caller, ofTeam(person)));
    const until = Date.now() + minutes * 60_000;
    const looking = setInterval(() => memory.push(megabytesOf(gateway.pid)), lookEveryMs);
    await Promise.all(
      Array.from({ length: people }, async (_, person) => {
        await pause(Math.random() * pauseMs.more);
        await work(caller, ofTeam(person), until);
      }),
    );
    clearInterval(looking);
    for (const socket of sockets) socket.disconnect();
    caller.stop();
    latencies.sort((one, other) => one - other);
    const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
    const quarter = Math.floor(memory.length / 4);
    const reading = { people, calls: latencies.length, errors, notices, medianMs: at(0.5), p99Ms: at(0.99) };
    const grown = { early: mean(memory.slice(quarter, 2 * quarter)), late: mean(memory.slice(-quarter)) };
    process.stdout.write(`${JSON.stringify({ ...reading, memory: grown })}\n`);
  } finally {
    await gateway.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
