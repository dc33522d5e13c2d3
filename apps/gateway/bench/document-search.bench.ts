/**
 * Searches the documents of an organisation with 10,000 pages through the endpoint, one call after the other, on PostgreSQL (`DATABASE_URL`,
 * in a database of its own that is dropped) or, without it, on the embedded database. Prints JSON: pages, milliseconds of the first search, and
 * median and 99th percentile of a search by the clock and by processor time of the gateway, which work beside has less effect on.
 * Run: `node bench/document-search.bench.ts [searches]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listMetrics } from '@esg/standards';
import pg from 'pg';
import { openDatabase } from '../src/platform/database/index.ts';
import { readEnvironment } from '../src/platform/env.ts';
import { createLog } from '../src/platform/log.ts';
import { startGateway } from '../src/start-gateway.ts';
import { fillDocuments } from './documents.ts';
import { signIn } from './hub-product.ts';

const searches = Number(process.argv[2] ?? 300);
const documentCount = 200;
const pagesEach = 50;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
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
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    PERSON_CALLS_PER_MINUTE_MAX: '1000000000',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const env = readEnvironment(settings);
  // Once for the demonstration, because the embedded database lets in one process at a time.
  await (await startGateway(env, createLog('error'))).stop();
  const database = await openDatabase({ dataDir, databaseUrl });
  await fillDocuments(database, { documentCount, pagesEach });
  await database.close();
  const gateway = await startGateway(env, createLog('error'));
  const { read } = await signIn(gateway.port);
  const search = async (text: string) => {
    const begun = performance.now();
    const processor = processorMs();
    const path = `/documents/search?${new URLSearchParams({ text })}`;
    const { documents, unread } = await read<{ documents: unknown[]; unread: number }>(path);
    return { found: documents.length, unread, ms: performance.now() - begun, processor: processorMs() - processor };
  };
  const texts = textsTyped();
  const first = await search('water');
  // Reading the demonstration's own documents, in threads of this process, is no part of a search.
  for (let waits = 0; waits < 90 && (await search('water')).unread > 0; waits += 1) await setTimeout(1000);
  for (const text of texts.slice(0, 60)) await search(text);
  const readings = [];
  for (const text of texts) readings.push(await search(text));
  process.stdout.write(
    `${JSON.stringify({
      pages: documentCount * pagesEach,
      firstMs: first.ms,
      found: readings.filter(({ found }) => found > 0).length,
      medianMs: percentile(
        readings.map(({ ms }) => ms),
        0.5,
      ),
      slowMs: percentile(
        readings.map(({ ms }) => ms),
        0.99,
      ),
      processorMs: percentile(
        readings.map(({ processor }) => processor),
        0.5,
      ),
      processorSlowMs: percentile(
        readings.map(({ processor }) => processor),
        0.99,
      ),
    })}\n`,
  );
  await gateway.stop();
} finally {
  await asOwner(`drop database if exists ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}
