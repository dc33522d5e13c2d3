import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { attempt, type Job, queueLost, scopeOfJob } from '../../platform/jobs/index.ts';
import { readBasis } from './basis.ts';
import { lineOf } from './climate-activities.repository.ts';
import {
  claimRecalculation,
  compareNext,
  type RecalculationJob,
  type RecalculationRow,
  releaseLost,
  updateRecalculation,
} from './climate-recalculations.repository.ts';
import { deleteNext, insertNext, resultColumns, takeNext } from './climate-results.repository.ts';
import { markOfAll, reckonLine } from './reckon.ts';
import { findStale, listStale, type Stale, type StaleWay, staleWaysOf } from './stale-lines.repository.ts';
import { addUpSoon, withSums } from './with-sums.ts';

/** Lines that one transaction reckons: short enough that others write between two of them. */
const lotSize = 1000;

/** Thrown where somebody discarded it while it was at work: what the lot reckoned is rolled back. */
class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

const announce = ({ realtime }: GatewayDeps, scope: Scope) => realtime.publish(scope, { type: 'climate.changed' });
/** Lists and results are read again once it is over; until then only its progress is. */
const announceProgress = ({ realtime }: GatewayDeps, scope: Scope) =>
  realtime.publish(scope, { type: 'climate-recalculation.progressed' });

type Lot = {
  readonly id: string;
  readonly done: number;
  readonly stale: Stale;
  readonly way: StaleWay;
  readonly after: string | undefined;
};

/** Reckons the lines after this one into the table beside the results; undefined once there are no more. */
const reckonLot = (deps: GatewayDeps, scope: Scope, { id, done, stale, way, after }: Lot) =>
  deps.database.withScope(scope, async (scoped) => {
    const found = await listStale(scoped, stale, { way, after, limit: lotSize });
    if (!found) return undefined;
    const { lines, last } = found;
    const { basis, marks } = await readBasis(scoped);
    const now = deps.now();
    const columns = lines.flatMap((line) => resultColumns(line, reckonLine(lineOf(line), basis), marks, now));
    await insertNext(scoped, id, columns);
    const row = await updateRecalculation(scoped, id, ['running'], { done: done + lines.length, aliveAt: now });
    if (!row) throw new StoppedError();
    return { last, done: done + lines.length };
  });

/** Ends it in one transaction: results are replaced all at once, or wait to be looked at. */
const finish = (deps: GatewayDeps, scope: Scope, { id, isPreview }: RecalculationRow) =>
  withSums(deps, scope, {}, async (scoped) => {
    const difference = await compareNext(scoped, id);
    const state = isPreview ? 'ready' : 'applied';
    const change = { ...difference, state, aliveAt: null, finishedAt: isPreview ? null : deps.now() } as const;
    const row = await updateRecalculation(scoped, id, ['running'], change);
    if (row && !isPreview) await takeNext(scoped, id);
  });

/** Lines whose results go by what counts now would come to the same digits again, so only the others are reckoned. */
const recalculate = async (deps: GatewayDeps, scope: Scope, row: RecalculationRow) => {
  const stale = await withSums(deps, scope, {}, async (scoped) => {
    await deleteNext(scoped, row.id);
    return findStale(scoped, (await readBasis(scoped)).marks);
  });
  let done = 0;
  for (const way of staleWaysOf(stale)) {
    let after: string | undefined;
    for (;;) {
      const lot = await reckonLot(deps, scope, { id: row.id, done, stale, way, after });
      if (!lot) break;
      after = lot.last;
      done = lot.done;
      announceProgress(deps, scope);
    }
  }
  await finish(deps, scope, row);
};

/** After the last failed attempt: the results are as they were. */
const giveUp = (deps: GatewayDeps, scope: Scope, { id }: RecalculationRow) =>
  deps.database.withScope(scope, async (scoped) => {
    await deleteNext(scoped, id);
    await updateRecalculation(scoped, id, ['waiting', 'running'], {
      state: 'failed',
      aliveAt: null,
      finishedAt: deps.now(),
    });
  });

const letGo = (deps: GatewayDeps, scope: Scope, { id }: RecalculationRow) =>
  deps.database.withScope(scope, async (scoped) => {
    await updateRecalculation(scoped, id, ['running'], { aliveAt: null });
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
      sayAlive: () =>
        deps.database.withScope(scope, (scoped) =>
          updateRecalculation(scoped, row.id, ['running'], { aliveAt: deps.now() }),
        ),
      fail: (_error, isLast) =>
        deps.jobs.patiently(() => (isLast ? giveUp(deps, scope, row) : letGo(deps, scope, row))),
    });
    // Whoever looks at results next does not wait for it.
    await addUpSoon(deps, scope);
  } finally {
    announce(deps, scope);
  }
};

/** Queues recalculations again whose process died. Where no other process can be running, that is every claimed one. */
export const recoverRecalculations = (deps: GatewayDeps, job: Job<RecalculationJob>, everyTaken: boolean) =>
  queueLost(deps, job, { isAlone: everyTaken, release: releaseLost });
