import { setImmediate } from 'node:timers/promises';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { attempt, type Job, queueLost, scopeOfJob } from '../../platform/jobs/index.ts';
import { createBasisReader, readBasis } from './basis.ts';
import { type ActivityRow, lineOf } from './climate-activities.repository.ts';
import {
  claimRecalculation,
  compareNext,
  type RecalculationJob,
  type RecalculationRow,
  releaseLost,
  updateClaimed,
} from './climate-recalculations.repository.ts';
import { createPreparation, type Prepared, resultColumns, writeResults } from './climate-results.repository.ts';
import { deleteNext, haveOtherMethods, type NextLot, takeLot } from './next-results.repository.ts';
import { markOfAll, reckonLine } from './reckon.ts';
import { findStale, listStale, type StaleType } from './stale-lines.repository.ts';
import { addUpSoon, withSums } from './with-sums.ts';

/** Lines that one transaction reckons: short enough that others write between two of them. */
const lotSize = 1000;

/** Thrown where somebody discarded it while it was at work, or another process works on it: what the lot reckoned is rolled back. */
class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

const announce = ({ realtime }: GatewayDeps, scope: Scope) => realtime.publish(scope, { type: 'climate.changed' });
/** Lists and results are read again once it is over; until then only its progress is. */
const announceProgress = ({ realtime }: GatewayDeps, scope: Scope) =>
  realtime.publish(scope, { type: 'climate-recalculation.progressed' });

type Place = {
  readonly stale: StaleType;
  readonly after: string | undefined;
  readonly read: ReturnType<typeof createBasisReader>;
};
type Lot = {
  readonly last: string;
  readonly lines: readonly ActivityRow[];
} & Awaited<ReturnType<Place['read']>>;

/** The lines after this one, with what they are reckoned by; undefined once there are no more. */
const readLot = ({ database }: GatewayDeps, scope: Scope, { stale, after, read }: Place): Promise<Lot | undefined> =>
  database.withScope(scope, async (scoped) => {
    const lines = await listStale(scoped, stale, { after, limit: lotSize });
    const last = lines.at(-1)?.id;
    return last === undefined ? undefined : { lines, last, ...(await read(scoped)) };
  });

/** Lines that are reckoned without a pause: a small part of a lot, so that the next one is read and others are answered in between. */
const withoutPause = 100;

/** Reckons lines. One that somebody changes meanwhile is not taken over in the end. */
const reckonLot = async ({ now }: GatewayDeps, scope: Scope, { lines, basis, marks }: Lot) => {
  const at = now();
  const preparation = createPreparation(scope);
  for (let from = 0; from < lines.length; from += withoutPause) {
    for (const line of lines.slice(from, from + withoutPause))
      preparation.add(resultColumns(line, reckonLine(lineOf(line), basis), marks, at));
    await setImmediate();
  }
  return preparation.end();
};

type Reckoned = { readonly lines: number; readonly prepared: Prepared | undefined };

/** Stores what was reckoned in the table beside the results; how many lines there are now. */
const writeLot = async (deps: GatewayDeps, scope: Scope, row: RecalculationRow, lot: Reckoned, before: number) => {
  const done = await deps.database.withScope(scope, async (scoped) => {
    await writeResults(scoped, lot.prepared, row.id);
    const now = before + lot.lines;
    if (!(await updateClaimed(scoped, row, { done: now, aliveAt: deps.now() }))) throw new StoppedError();
    return now;
  });
  announceProgress(deps, scope);
  return done;
};

/** Whoever waits for it hears of its failure, also where something else fails first. */
const underWay = <Result>(work: Promise<Result>): Promise<Result> => {
  work.catch(() => undefined);
  return work;
};

/** Reckons all lines of an activity type that are to be, while the database reads the next ones and stores the ones before. */
const reckonType = async (
  deps: GatewayDeps,
  scope: Scope,
  row: RecalculationRow,
  { stale, before }: Pick<Place, 'stale'> & { readonly before: number },
) => {
  const read = createBasisReader();
  const readAfter = (after: string | undefined) => underWay(readLot(deps, scope, { stale, after, read }));
  let coming = readAfter(undefined);
  let done = Promise.resolve(before);
  try {
    for (;;) {
      const lot = await coming;
      if (!lot) return await done;
      coming = readAfter(lot.last);
      const reckoned = { lines: lot.lines.length, prepared: await reckonLot(deps, scope, lot) };
      const soFar = await done;
      done = underWay(writeLot(deps, scope, row, reckoned, soFar));
    }
  } finally {
    // Nothing is written any more once this is over.
    await Promise.allSettled([done]);
  }
};

/** Ends it in one transaction: results are replaced all at once, or wait to be looked at. */
const finish = (deps: GatewayDeps, scope: Scope, claimed: RecalculationRow) =>
  withSums(deps, scope, {}, async (scoped) => {
    const { id, isPreview } = claimed;
    const isLeft = !isPreview && (await haveOtherMethods(scoped));
    const settle = isPreview ? undefined : (lot: NextLot) => takeLot(scoped, lot, isLeft);
    const difference = await compareNext(scoped, id, settle && { settle });
    const state = isPreview ? 'ready' : 'applied';
    const change = { ...difference, state, aliveAt: null, finishedAt: isPreview ? null : deps.now() } as const;
    // Its row is changed last, so that it is seen alive until then, and before what it reckoned goes, as whoever discards it does.
    if (!(await updateClaimed(scoped, claimed, change))) throw new StoppedError();
    if (!isPreview) await deleteNext(scoped, id);
  });

/** Lines whose results go by what counts now would come to the same digits again, so only the others are reckoned. */
const recalculate = async (deps: GatewayDeps, scope: Scope, row: RecalculationRow) => {
  const stale = await withSums(deps, scope, {}, async (scoped) => {
    await deleteNext(scoped, row.id);
    return findStale(scoped, (await readBasis(scoped)).marks);
  });
  let done = 0;
  for (const type of stale) done = await reckonType(deps, scope, row, { stale: type, before: done });
  await finish(deps, scope, row);
};

/** After the last failed attempt: the results are as they were. */
const giveUp = (deps: GatewayDeps, scope: Scope, row: RecalculationRow) =>
  deps.database.withScope(scope, async (scoped) => {
    const given = await updateClaimed(scoped, row, { state: 'failed', aliveAt: null, finishedAt: deps.now() });
    if (given) await deleteNext(scoped, row.id);
  });

const letGo = (deps: GatewayDeps, scope: Scope, row: RecalculationRow) =>
  deps.database.withScope(scope, async (scoped) => {
    await updateClaimed(scoped, row, { aliveAt: null });
  });

/** Works on one recalculation until it is finished or waits to be looked at. What was reckoned counts at the end, all of it at once. */
export const workOn = async (deps: GatewayDeps, job: RecalculationJob) => {
  const scope = scopeOfJob(job);
  const row = await deps.database.withScope(scope, async (scoped) => {
    const { marks } = await readBasis(scoped);
    return claimRecalculation(scoped, job.id, markOfAll(marks), deps.now());
  });
  if (!row) return;
  let isStopped = false;
  const work = async () => {
    try {
      await recalculate(deps, scope, row);
    } catch (error) {
      isStopped = error instanceof StoppedError;
      throw error;
    }
  };
  try {
    await attempt(deps, {
      row,
      work,
      isGivenUp: () => isStopped,
      sayAlive: () => deps.database.withScope(scope, (scoped) => updateClaimed(scoped, row, { aliveAt: deps.now() })),
      fail: (_error, isLast) =>
        deps.jobs.patiently(() => (isLast ? giveUp(deps, scope, row) : letGo(deps, scope, row))),
    });
    // The next recalculation does not wait for it.
    void addUpSoon(deps, scope);
  } finally {
    announce(deps, scope);
  }
};

/** Queues recalculations again whose process died. Where no other process can be running, that is every claimed one. */
export const recoverRecalculations = (deps: GatewayDeps, job: Job<RecalculationJob>, everyTaken: boolean) =>
  queueLost(deps, job, { isAlone: everyTaken, release: releaseLost });
