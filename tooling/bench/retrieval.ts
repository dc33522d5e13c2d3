import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atLeast, atMost, type Measurement, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/retrieval.bench.ts`;

type Reading = {
  readonly pages: number;
  readonly pagesPerSecond: number;
  readonly bytes: number;
  readonly readMs: number;
  readonly documentMs: number;
  readonly medianMs: number;
  readonly slowMs: number;
};

/** What it costs to index the texts of documents and to search them, without the database. */
export const measureRetrieval = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (code !== 0) throw new Error(output);
  const { pages, pagesPerSecond, bytes, readMs, documentMs, medianMs, slowMs } = JSON.parse(stdout) as Reading;
  const name = `search of ${pages} pages`;
  return [
    atLeast(1_500, { name: 'pages indexed', value: pagesPerSecond, unit: 'pages/s' }),
    plain({
      name: 'index of all pages',
      value: bytes / 1_000_000,
      unit: 'MB',
      note: `read in ${Math.round(readMs)} ms`,
    }),
    atMost(50, { name: 'one document of 50 pages indexed anew', value: documentMs, unit: 'ms' }),
    plain({ name: `${name}, median`, value: medianMs, unit: 'ms' }),
    atMost(15, { name: `${name}, 99th percentile`, value: slowMs, unit: 'ms' }),
  ];
};
