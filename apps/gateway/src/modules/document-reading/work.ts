import { type ReadingProblem, readingLimits } from '@esg/contract';
import { type Scope, systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { attempt, type Job, lastSeenBefore } from '../../platform/jobs/index.ts';
import { type ReadCode, ReadError } from '../../platform/reading/index.ts';
import { readFile } from '../files/index.ts';
import { segmentFormat } from '../retrieval/index.ts';
import {
  awaitOutdated,
  awaitUnrecognised,
  claimNext,
  countWaiting,
  endReading,
  failReading,
  listRecognised,
  type NewReading,
  type ReadingRow,
  releaseLost,
  releaseReading,
  storeReading,
  touchReading,
} from './document-reading.repository.ts';
import type { FilePage } from './files/page.ts';
import { indexInThread, readInThread } from './files/read-in-thread.ts';
import { createRecogniser, type Recogniser } from './recognition.ts';

/** Grows when files are read better: whatever an older one read is read again. */
export const readerFormat = 6;
/** A job hands the files that are left to the next one after this time, before it counts as stuck itself. */
const jobMilliseconds = 5 * 60_000;

const problems: Record<ReadCode, ReadingProblem> = {
  format_refused: 'other_type',
  macros: 'macros',
  encrypted: 'encrypted',
  damaged: 'broken',
  unsafe: 'unsafe',
  too_many_rows: 'too_large',
  too_many_columns: 'too_large',
  too_many_sheets: 'too_large',
  cell_too_long: 'too_large',
  sheet_missing: 'broken',
  empty: 'empty',
  time_out: 'time_out',
};

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'jobs' | 'realtime' | 'now' | 'log'> & {
  /** The programs of this machine, where nothing else is said. */
  readonly recogniser?: Recogniser;
};
const ofMachine = createRecogniser();

/** The pages of a file, with those that were recognised in earlier turns. */
const pagesSoFar = async (
  deps: Deps,
  scope: Scope,
  row: ReadingRow,
  read: readonly FilePage[],
): Promise<readonly FilePage[]> => {
  if (row.picturesFrom === null) return read;
  const recognised = await deps.database.withScope(scope, (scoped) => listRecognised(scoped, row.documentVersionId));
  return read.map((page, index) => recognised.get(index + 1) ?? page);
};

/**
 * What is read of a file in one turn: its text in the first one, so that it is found at once, and in further ones some of its pictures, so that
 * whoever waits for a short document does not wait for a long scan.
 */
const readThrough = async (deps: Deps, scope: Scope, row: ReadingRow): Promise<NewReading> => {
  const { content, mediaType } = await readFile(deps, scope, row.fileId);
  const { recogniser = ofMachine } = deps;
  const read = await pagesSoFar(deps, scope, row, await readInThread(content, mediaType));
  if (read.length === 0 || read.every(({ text, source }) => text === '' && source !== 'picture'))
    throw new ReadError('empty');
  const firstPicture = read.findIndex(({ source }) => source === 'picture');
  const canRecognise = firstPicture >= 0 && (await recogniser.canRecognise());
  const { pages, next } = await (canRecognise && row.picturesFrom === null
    ? { pages: read, next: firstPicture }
    : recogniser.recognise(content, read, { from: (row.picturesFrom ?? 1) - 1 }));
  const { segment, language } = await indexInThread(pages.map(({ text }) => text));
  return {
    pages: pages.map(({ area: _area, ...page }, index) => ({ ...page, number: index + 1 })),
    language,
    segment: { format: segmentFormat, data: segment },
    format: readerFormat,
    problem: firstPicture >= 0 && !canRecognise ? 'no_recognition' : null,
    picturesFrom: next === undefined ? null : next + 1,
  };
};

/** What is wrong with the file; undefined for an error that is none of its own. */
const problemOf = (error: unknown): ReadingProblem | undefined => {
  if (error instanceof ReadError) return problems[error.code];
  // Its bytes are gone.
  return error instanceof ProblemError ? 'broken' : undefined;
};

const readOne = async (deps: Deps, row: ReadingRow) => {
  const { documentVersionId, attempts, picturesFrom } = row;
  const scope = systemScope(row);
  const say = (type: 'started' | 'stopped' | 'completed') =>
    deps.realtime.publish(scope, { type: `document-reading.${type}`, documentVersionId });
  const fail = (problem: ReadingProblem) =>
    deps.database.withScope(scope, (scoped) =>
      failReading(scoped, documentVersionId, { problem, format: readerFormat, now: deps.now() }),
    );
  /** What was read in earlier turns stays, and may go on from there on demand; without such a turn the reading has failed. */
  const giveUp = (problem: ReadingProblem = 'interrupted') =>
    picturesFrom === null
      ? fail(problem)
      : deps.database.withScope(scope, (scoped) => endReading(scoped, documentVersionId, deps.now()));
  if (picturesFrom === null) say('started');
  if (attempts > readingLimits.attemptsMax) {
    // Whatever process began to read it did not live to its end.
    await giveUp();
    say('stopped');
    return;
  }
  const work = async () => {
    try {
      const reading = await readThrough(deps, scope, row);
      await deps.database.withScope(scope, (scoped) => storeReading(scoped, documentVersionId, reading, deps.now()));
      if (reading.picturesFrom === null) say('completed');
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      deps.log.info({ problem, documentVersionId }, 'document not read');
      await giveUp(problem);
      say('stopped');
    }
  };
  await attempt(deps, {
    row: { id: documentVersionId, attempts },
    work,
    sayAlive: () => deps.database.withScope(scope, (scoped) => touchReading(scoped, documentVersionId, deps.now())),
    fail: (_error, isLast) =>
      // The database may be what failed: stored when it is back, so that the next attempt can claim the file.
      deps.jobs.patiently(async () => {
        if (isLast) await giveUp();
        else await deps.database.withScope(scope, (scoped) => releaseReading(scoped, documentVersionId));
      }),
  });
};

/** Reads files that wait, one after the other, the oldest first. What is left after some minutes is left to the next job. */
export const readWaiting = async (deps: Deps, job: Job<object>) => {
  const end = Date.now() + jobMilliseconds;
  const next = () => deps.database.withSystem((tx) => claimNext(tx, deps.now()));
  for (let row = await next(); row; row = await next()) {
    await readOne(deps, row);
    if (Date.now() < end) continue;
    await job.enqueue({});
    return;
  }
};

/** Lets files be read again whose process was lost. Where no other process can be running, that is every claimed one. */
export const recoverReadings = async (deps: Deps, job: Job<object>, isAlone: boolean) => {
  const seenBefore = lastSeenBefore(deps.now(), isAlone);
  await deps.database.withSystem(async (tx) => {
    await releaseLost(tx, seenBefore);
    if ((await countWaiting(tx)) > 0) await job.enqueue({}, tx);
  });
};

/** Lets all files be read again that an older reader read, and those whose pictures can be recognised since. */
export const renewReadings = async (deps: Deps) => {
  const canRecogniseNow = await (deps.recogniser ?? ofMachine).canRecognise();
  await deps.database.withSystem(async (tx) => {
    await awaitOutdated(tx, readerFormat);
    if (canRecogniseNow) await awaitUnrecognised(tx);
  });
};
