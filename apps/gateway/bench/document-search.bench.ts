/**
 * Searches the documents of an organisation with 10,000 pages through the endpoint of a gateway in a process of its own, one call after the
 * other, on PostgreSQL (`DATABASE_URL`, in a database of its own that is dropped) or, without it, on the embedded database. Prints JSON: pages,
 * milliseconds of the first search, the 99th percentile of the searches after a start, and of a gateway in use, whose code is compiled and
 * whose memory has found its size: median, 99th percentile, the slowest search, and the mean of the gateway's processor time, which work
 * beside has less effect on. Run: `node bench/document-search.bench.ts [searches]`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listMetrics } from '@esg/standards';
import pg from 'pg';
import { openDatabase } from '../src/platform/database/index.ts';
import { fillDocuments } from './documents.ts';
import { signIn, startGateway } from './hub-product.ts';

const searches = Number(process.argv[2] ?? 300);
const documentCount = 200;
const pagesEach = 50;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
/** Processor time of a process: the kernel counts a hundred ticks a second. */
const processorMs = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const dataDir = mkdtempSync(join(tmpdir(), 'esg-document-search-'));
const server = process.env.DATABASE_URL;
const name = `esg_bench_search_${process.pid}`;
const asOwner = async (text: string) => {
  if (!server) return;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text);
  await client.end();
};
const ownUrl = () => {
  if (!server) return undefined;
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Names of metrics as people type them: whole, or cut within the last word. */
const textsTyped = () => {
  const metrics = listMetrics();
  return Array.from({ length: searches }, (_, index) => {
    const { en, zhTw } = metrics[(index * 37) % metrics.length]?.name ?? { en: 'water', zhTw: '用水' };
    if (index % 3 === 0) return zhTw;
    return index % 3 === 1 ? en : en.slice(0, Math.max(3, en.length - 3));
  });
};

await asOwner(`create database ${name}`);
try {
  const databaseUrl = ownUrl();
  if (databaseUrl) process.env.DATABASE_URL = databaseUrl;
  // Once for the demonstration, because the embedded database lets in one process at a time.
  await (await startGateway(dataDir)).stop();
  const database = await openDatabase({ dataDir, databaseUrl });
  await fillDocuments(database, { documentCount, pagesEach });
  await database.close();
  const gateway = await startGateway(dataDir, 1_000_000_000);
  const { read } = await signIn(gateway.port);
  const search = async (text: string) => {
    const begun = performance.now();
    const path = `/documents/search?${new URLSearchParams({ text })}`;
    const { documents, unread } = await read<{ documents: unknown[]; unread: number }>(path);
    return { text, found: documents.length, unread, ms: performance.now() - begun };
  };
  const texts = textsTyped();
  const first = await search('water');
  // Reading the demonstration's own documents, in threads of the gateway, is no part of a search.
  for (let waits = 0; waits < 90 && (await search('water')).unread > 0; waits += 1) await setTimeout(1000);
  const round = async () => {
    const readings = [];
    for (const text of texts) readings.push(await search(text));
    return readings;
  };
  const afterStart = await round();
  await round();
  const processorBefore = processorMs(gateway.pid);
  const inUse = await round();
  const processor = processorMs(gateway.pid) - processorBefore;
  const clock = inUse.map(({ ms }) => ms);
  const slowest = inUse.reduce((one, other) => (other.ms > one.ms ? other : one));
  process.stdout.write(
    `${JSON.stringify({
      pages: documentCount * pagesEach,
      firstMs: first.ms,
      found: inUse.filter(({ found }) => found > 0).length,
      slowAfterStartMs: percentile(
        afterStart.map(({ ms }) => ms),
        0.99,
      ),
      medianMs: percentile(clock, 0.5),
      slowMs: percentile(clock, 0.99),
      slowest: `${slowest.text}: ${slowest.ms.toFixed(1)} ms`,
      processorMs: processor / searches,
    })}\n`,
  );
  await gateway.stop();
} finally {
  await asOwner(`drop database if exists ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}
