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
  updateClaimed,
} from './imports.repository.ts';
import { announce } from './imports.service.ts';
import { readResult } from './result.ts';
import { undoRows } from './undo.ts';
import { nobody } from './undoing.ts';
import { StoppedError } from './workplace.ts';
import { writeItems } from './write-items.ts';

/** The work for each state. Each continues where an earlier attempt stopped. */
const tasks: Partial<Record<ImportState, (deps: GatewayDeps, scope: Scope, row: ImportRow) => Promise<void>>> = {
  checking: checkImport,
  applying: writeItems,
  cancelling: (deps, scope, row) => undoRows(deps, scope, row, 'cancelled'),
  undoing: (deps, scope, row) => undoRows(deps, scope, row, 'undone'),
};

/** Cleans up after the last failed attempt: where possible nothing stays half-done, and an undo that broke off is nobody's. */
const giveUp = async (deps: GatewayDeps, scope: Scope, row: ImportRow) => {
  if (row.state === 'applying' || row.state === 'cancelling') await undoRows(deps, scope, row, 'failed');
  const failure = { code: 'interrupted' as const, facts: {} };
  await deps.database.withScope(scope, async (scoped) => {
    if (row.state === 'undoing') {
      // It can be taken back again: its items show what has been taken back so far.
      const result = await readResult(scoped, row.id);
      await updateClaimed(scoped, row, { state: 'applied', result, failure, aliveAt: null, ...nobody });
    } else await updateClaimed(scoped, row, { state: 'failed', failure, aliveAt: null });
  });
};

/** Releases the import for the next attempt. */
const letGo = async (deps: GatewayDeps, scope: Scope, row: ImportRow) => {
  await deps.database.withScope(scope, (scoped) => updateClaimed(scoped, row, { aliveAt: null }));
};

/**
 * Works on one import until it waits for a person or is finished. The queue repeats a failed attempt; after the last one the import is
 * taken back and left as failed. One that is claimed, finished or gone is skipped.
 */
export const workOn = async (deps: GatewayDeps, job: ImportJob) => {
  const scope = scopeOfJob(job);
  const row = await deps.database.withScope(scope, (scoped) => claimImport(scoped, job.id, deps.now()));
  const task = row && tasks[row.state];
  if (!row || !task) return;
  let isStopped = false;
  const work = async () => {
    try {
      await task(deps, scope, row);
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
      sayAlive: () => deps.database.withScope(scope, (scoped) => touchImport(scoped, row, deps.now())),
      fail: (_error, isLast) =>
        // The database may be what failed: stored when it is back, so that the next attempt can claim the import.
        deps.jobs.patiently(() => (isLast ? giveUp(deps, scope, row) : letGo(deps, scope, row))),
    });
  } finally {
    announce(deps, scope, row.id);
  }
};

/** Queues imports again whose process died. Where no other process can be running, that is every claimed one. */
export const recoverImports = async (deps: GatewayDeps, job: Job<ImportJob>, everyTaken: boolean) => {
  await queueLost(deps, job, { isAlone: everyTaken, release: releaseOrphans });
};
