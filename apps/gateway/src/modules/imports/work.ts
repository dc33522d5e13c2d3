import type { ImportState } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { attempt, type Job, queueLost, scopeOfJob } from '../../platform/jobs/index.ts';
import { checkImport } from './check.ts';
import {
  claimImport,
  type ImportJob,
  type ImportRow,
  releaseOrphans,
  touchImport,
  updateImport,
} from './imports.repository.ts';
import { announce } from './imports.service.ts';
import { resultOf } from './result.ts';
import { takeBack } from './take-back.ts';
import { writeItems } from './write-items.ts';

/** An import that was not seen alive for so long has lost its process. */
const lostSeconds = 30;

/** What is done in each state that a job works in. Each goes on where an earlier attempt stopped. */
const tasks: Partial<Record<ImportState, (deps: GatewayDeps, scope: Scope, row: ImportRow) => Promise<void>>> = {
  checking: checkImport,
  applying: writeItems,
  cancelling: (deps, scope, row) => takeBack(deps, scope, row, 'cancelled'),
  undoing: (deps, scope, row) => takeBack(deps, scope, row, 'undone'),
};

/** What is left after the last attempt: nothing half-done where it can be helped. */
const giveUp = async (deps: GatewayDeps, scope: Scope, row: ImportRow) => {
  if (row.state === 'applying' || row.state === 'cancelling') await takeBack(deps, scope, row, 'failed');
  const failure = { code: 'interrupted' as const, facts: {} };
  await deps.database.withScope(scope, async (scoped) => {
    if (row.state === 'undoing') {
      // It can be undone again: what was taken back so far says so.
      const result = await resultOf(scoped, row.id);
      await updateImport(scoped, row.id, row.state, { state: 'applied', result, failure, aliveAt: null });
    } else await updateImport(scoped, row.id, row.state, { state: 'failed', failure, aliveAt: null });
  });
};

/** Lets the next attempt take the import. */
const letGo = async (deps: GatewayDeps, scope: Scope, row: ImportRow) => {
  await deps.database.withScope(scope, (scoped) => updateImport(scoped, row.id, row.state, { aliveAt: null }));
};

/**
 * Works on one import until it waits for somebody or is over. A failed attempt is tried again by the queue; after the last one
 * the import is taken back and left as failed. One that is taken, over or gone is left alone.
 */
export const workOn = async (deps: GatewayDeps, job: ImportJob) => {
  const scope = scopeOfJob(job);
  const row = await deps.database.withScope(scope, (scoped) => claimImport(scoped, job.id, deps.now()));
  const task = row && tasks[row.state];
  if (!row || !task) return;
  try {
    await attempt(deps, {
      row,
      work: () => task(deps, scope, row),
      sayAlive: () => deps.database.withScope(scope, (scoped) => touchImport(scoped, row.id, deps.now())),
      fail: (_error, isLast) =>
        // The database may be what failed: said when it is back, so that the next attempt can take the import.
        deps.jobs.patiently(() => (isLast ? giveUp(deps, scope, row) : letGo(deps, scope, row))),
    });
  } finally {
    announce(deps, scope, row.id);
  }
};

/** Queues imports again whose process died. Without others that could be at work, every one that was taken is such. */
export const recoverImports = async (deps: GatewayDeps, job: Job<ImportJob>, everyTaken: boolean) => {
  await queueLost(deps, job, { lostSeconds, isAlone: everyTaken, release: releaseOrphans });
};
