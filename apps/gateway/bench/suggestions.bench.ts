/**
 * Looks for answers to the first 140 disclosures of GRI in 1,000 pages, as a run does, without the database: for each field the best pages,
 * and what they state of it. The pages are those of the set of reports, with years that nobody asks for, and one report as it is. Prints JSON:
 * fields asked, pages, suggestions, seconds by the clock and of processor time, and megabytes of the heap before and at the highest.
 * Run: `node bench/suggestions.bench.ts`.
 */
import { findFramework } from '@esg/standards';
import { queryOf, rank, segmentOf } from '../src/modules/retrieval/index.ts';
import { asksOf, findFor } from '../src/modules/suggestions/look-up.ts';
import { questionSet } from '../src/testing/reports/question-set.ts';

const documentCount = 20;
const pagesEach = 50;
const disclosureCount = 140;
const year = 2024;
const period = { start: `${year}-01-01`, end: `${year}-12-31` };

const framework = findFramework('gri-2025');
if (!framework) throw new Error('The library has no GRI');
const asked = framework.topics.flatMap(({ disclosures }) => disclosures).slice(0, disclosureCount);
const asks = asked.flatMap((disclosure) =>
  asksOf(disclosure, { versionId: framework.versionId, period, answers: new Map(), hub: new Map() }),
);

const set = questionSet();
const own = set.find((report) => report.year === year)?.pages ?? [];
const others = set.flatMap(({ pages }) => pages).map((page) => page.replaceAll(/20\d\d/g, '2011'));
const documents = Array.from({ length: documentCount }, (_, document) =>
  Array.from({ length: pagesEach }, (_, page) => {
    const filler = [0, 1, 2].map((piece) => others[(document * 7 + page * 3 + piece * 11) % others.length] ?? '');
    return document === 0 && page < own.length ? (own[page] ?? '') : filler.join('\n');
  }),
);
const segments = documents.map(segmentOf);

const megabytes = () => process.memoryUsage().heapUsed / 1_048_576;
const before = megabytes();
let highest = before;
let found = 0;
const begun = performance.now();
const cpu = process.cpuUsage();
for (const ask of asks) {
  const hits = rank(segments, queryOf(ask.text, { metricKeys: [ask.metric.key] }), ask.pagesMost);
  const pages = hits.map(({ document, page }) => ({
    documentId: String(document),
    documentVersionId: String(document),
    documentName: `Document ${document}`,
    fileNumber: 1,
    page: page + 1,
    pageLabel: null,
    source: 'text' as const,
    text: documents[document]?.[page] ?? '',
    year: undefined,
    isRecognised: false,
    company: undefined,
  }));
  found += findFor(ask, { framework, period, languages: ['en', 'zhTw'] }, pages).found.length;
  highest = Math.max(highest, megabytes());
}
const { user, system } = process.cpuUsage(cpu);
const reading = {
  asks: asks.length,
  pages: documentCount * pagesEach,
  found,
  seconds: (performance.now() - begun) / 1000,
  cpuSeconds: (user + system) / 1_000_000,
  before,
  highest,
};
process.stdout.write(`${JSON.stringify(reading)}\n`);
