/**
 * Indexes 200 invented documents of 50 pages, in words of the metric library in both languages, and searches all of them by names of metrics.
 * Prints JSON: pages indexed in a second, bytes of all segments, ms of one document anew (all of processor time), and the median and 99th percentile of a search
 * with the snippets of its first ten pages. Then asks the questions of the set of reports: the share of them whose page is the first, among the first
 * three and the first five of its report; by chance; whose page and figure are stated by evidence; and that are answered “not stated” where
 * that page was taken out.
 * With a folder in which published reports lie (`src/testing/reports/published` says which and from where), those are asked, too.
 * Run: `node bench/retrieval.bench.ts [folder]`.
 */
import { listMetrics } from '@esg/standards';
import {
  askedOf,
  bytesOf,
  evidenceFor,
  queryOf,
  rank,
  segmentFrom,
  segmentOf,
  snippetOf,
} from '../src/modules/retrieval/index.ts';
import { questionSet, type SetReport } from '../src/testing/reports/question-set.ts';
import { inventPages } from './documents.ts';
import { measurePublished } from './published.ts';

const documentCount = 200;
const pagesEach = 50;
const searches = 300;
const hitsShown = 10;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
/** Milliseconds of processor time: work beside does not count. */
const timed = <T>(work: () => T): { ms: number; result: T } => {
  const begun = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(begun);
  return { ms: (user + system) / 1000, result };
};

const pagesOf = inventPages();
const texts = Array.from({ length: documentCount }, (_, document) => pagesOf(document, pagesEach));
const metrics = listMetrics();
const built = timed(() => texts.map((pages) => bytesOf(segmentOf(pages))));
const read = timed(() => built.result.map(segmentFrom));
const anew = texts.slice(0, 40).map((pages) => timed(() => segmentFrom(bytesOf(segmentOf(pages)))).ms);

const questions = Array.from({ length: searches }, (_, index) => {
  const { en, zhTw } = metrics[(index * 37) % metrics.length]?.name ?? { en: 'water', zhTw: '用水' };
  return index % 3 === 0 ? zhTw : en;
});
const search = (question: string) => {
  const query = queryOf(question, { asYouType: true });
  const hits = rank(read.result, query, hitsShown);
  return hits.map(({ document, page }) => snippetOf(texts[document]?.[page] ?? '', query)).length;
};
for (const question of questions.slice(0, 30)) search(question);
const times = questions.map((question) => timed(() => search(question)).ms);

const ranked = (texts: readonly string[], question: string) =>
  rank([segmentOf(texts)], queryOf(question), texts.length).map(({ page }) => page);

/** How one question of the set is answered. */
const answered = ({ pages, year }: SetReport, { question, page, figure }: SetReport['questions'][number]) => {
  const order = ranked(pages, question);
  const evidence = evidenceFor(
    askedOf(question),
    order.map((each) => pages[each] ?? ''),
    year,
  );
  const others = pages.filter((_, index) => index !== page - 1);
  const left = ranked(others, question).map((each) => others[each] ?? '');
  return {
    place: order.indexOf(page - 1),
    byChance: 1 / pages.length,
    isRight:
      evidence.isStated &&
      order[evidence.page] === page - 1 &&
      (figure === undefined || evidence.figure?.text === figure),
    isSilent: !evidenceFor(askedOf(question), left, year).isStated,
  };
};

const setOf = (half: 'tuning' | 'held back') => {
  const reports = questionSet(half);
  const all = reports.flatMap((report) => report.questions.map((question) => answered(report, question)));
  const share = (isOne: (each: (typeof all)[number]) => boolean) => all.filter(isOne).length / all.length;
  const within = (most: number) => share(({ place }) => place >= 0 && place < most);
  return {
    reports: reports.length,
    questions: all.length,
    hit1: within(1),
    hit3: within(3),
    hit5: within(5),
    chance1: all.reduce((sum, { byChance }) => sum + byChance, 0) / all.length,
    right: share(({ isRight }) => isRight),
    silent: share(({ isSilent }) => isSilent),
  };
};

const [, , folder] = process.argv;
const pages = documentCount * pagesEach;
process.stdout.write(
  JSON.stringify({
    pages,
    pagesPerSecond: pages / (built.ms / 1000),
    bytes: built.result.reduce((sum, { length }) => sum + length, 0),
    readMs: read.ms,
    documentMs: percentile(anew, 0.5),
    medianMs: percentile(times, 0.5),
    slowMs: percentile(times, 0.99),
    tuning: setOf('tuning'),
    heldBack: setOf('held back'),
    published: folder === undefined ? undefined : await measurePublished(folder),
  }),
);
