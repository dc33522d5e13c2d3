import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { findPostgres, startPostgres } from '../test/postgres.mjs';
import { atMost, type Measurement, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/document-search.bench.ts`;

type Reading = {
  readonly pages: number;
  readonly firstMs: number;
  readonly slowAfterStartMs: number;
  readonly slowest: string;
  readonly medianMs: number;
  readonly slowMs: number;
  readonly processorMs: number;
};

const measureOn = async (where: string, databaseUrl: string): Promise<Measurement[]> => {
  const settings = { env: { DATABASE_URL: databaseUrl } };
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script], settings);
  if (code !== 0) throw new Error(output);
  // A gateway that stops while it reads the demonstration's documents logs that before.
  const reading = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Reading;
  const name = `GET /documents/search of ${reading.pages} pages, ${where}`;
  const processor = `${reading.processorMs.toFixed(1)} ms of processor`;
  return [
    plain({ name: `${name}, first`, value: reading.firstMs, unit: 'ms' }),
    plain({ name: `${name}, 99th percentile after a start`, value: reading.slowAfterStartMs, unit: 'ms' }),
    plain({ name: `${name}, median`, value: reading.medianMs, unit: 'ms', note: processor }),
    atMost(15, {
      name: `${name}, 99th percentile`,
      value: reading.slowMs,
      unit: 'ms',
      note: `slowest: ${reading.slowest}`,
    }),
  ];
};

/** A search of an organisation's documents through the endpoint, on PostgreSQL and on the embedded database. */
export const measureDocumentSearch = async (): Promise<Measurement[]> => {
  const embedded = await measureOn('embedded database', '');
  const given = process.env.DATABASE_URL_TEST;
  if (given) return [...(await measureOn('PostgreSQL', given)), ...embedded];
  const programs = findPostgres();
  if (!programs) return embedded;
  const own = await startPostgres(programs);
  try {
    return [...(await measureOn('PostgreSQL', own.url)), ...embedded];
  } finally {
    await own.stop();
  }
};
