import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { atLeast, atMost, type Measurement, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/retrieval.bench.ts`;

type SetReading = {
  readonly reports: number;
  readonly questions: number;
  readonly hit1: number;
  readonly hit3: number;
  readonly hit5: number;
  readonly chance1: number;
  readonly right: number;
  readonly silent: number;
};

type Reading = {
  readonly tuning: SetReading;
  readonly heldBack: SetReading;
  readonly pages: number;
  readonly pagesPerSecond: number;
  readonly bytes: number;
  readonly readMs: number;
  readonly documentMs: number;
  readonly medianMs: number;
  readonly slowMs: number;
};

const percentOf = (share: number) => Math.round(share * 1000) / 10;

/** How the questions of a half of the set are answered. */
const answersOf = (half: string, { reports, questions, hit1, hit3, hit5, chance1, right, silent }: SetReading) => [
  plain({
    name: `${half}: page of the answer ranked first`,
    value: percentOf(hit1),
    unit: '%',
    note: `${questions} questions of ${reports} reports; by chance ${percentOf(chance1)} %`,
  }),
  plain({ name: `${half}: among the first three`, value: percentOf(hit3), unit: '%' }),
  atLeast(75, { name: `${half}: among the first five`, value: percentOf(hit5), unit: '%' }),
  plain({ name: `${half}: page and figure stated by evidence`, value: percentOf(right), unit: '%' }),
  atLeast(95, { name: `${half}: “not stated” without that page`, value: percentOf(silent), unit: '%' }),
];

/** What it costs to index the texts of documents and to search them, without the database, and how the questions of the set are answered. */
export const measureRetrieval = async (): Promise<Measurement[]> => {
  const { code, stdout, output } = await run(process.execPath, ['--no-warnings', script]);
  if (code !== 0) throw new Error(output);
  const { pages, pagesPerSecond, bytes, readMs, documentMs, medianMs, slowMs, tuning, heldBack } = JSON.parse(
    stdout,
  ) as Reading;
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
    ...answersOf('reports of the rules', tuning),
    ...answersOf('reports held back', heldBack),
  ];
};
