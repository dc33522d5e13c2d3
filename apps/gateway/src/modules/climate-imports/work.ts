import type { ClimateImportState } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { attempt, type Job, queueLost, scopeOfJob } from '../../platform/jobs/index.ts';
import { addUpSoon } from '../climate/index.ts';
import { nobody } from '../imports/index.ts';
import { checkImport } from './check.ts';
import {
  claimImport,
  countRows,
  type ImportJob,
  type ImportRow,
  releaseLost,
  sumOf,
  updateClaimed,
} from './climate-imports.repository.ts';
import { announce, announceLines, ClaimLost } from './progress.ts';
import { undoRows, writeRows } from './write-rows.ts';

const countOf = (
  deps: GatewayDeps,
  scope: Scope,
  { id }: ImportRow,
  fits: (kind: string, outcome: string | null) => boolean,
) =>
  deps.database.withScope(scope, async (scoped) =>
    sumOf(await countRows(scoped, id), ({ kind, outcome }) => fits(kind, outcome)),
  );

/** The work of each state; each goes on where an earlier attempt stopped. */
const tasks: Partial<Record<ClimateImportState, (deps: GatewayDeps, scope: Scope, row: ImportRow) => Promise<void>>> = {
  checking: checkImport,
  applying: async (deps, scope, row) =>
    writeRows(
      deps,
      scope,
      row,
      await countOf(deps, scope, row, (kind, outcome) => outcome === null && kind !== 'same' && kind !== 'error'),
    ),
  undoing: async (deps, scope, row) =>
    undoRows(deps, scope, row, await countOf(deps, scope, row, (_kind, outcome) => outcome !== null)),
};

/**
 * After the last failed attempt: what was written can be taken back, and a check that broke off can be begun again. An undo that broke off is
 * nobody's.
 */
const giveUp = (deps: GatewayDeps, scope: Scope, row: ImportRow) =>
  deps.database.withScope(scope, async (scoped) => {
    const state = row.state === 'checking' ? 'failed' : 'applied';
    await updateClaimed(scoped, row, { state, failure: 'interrupted', tallies: null, aliveAt: null, ...nobody });
  });

const letGo = (deps: GatewayDeps, scope: Scope, row: ImportRow) =>
  deps.database.withScope(scope, async (scoped) => {
    await updateClaimed(scoped, row, { aliveAt: null });
  });

/** Works on one import until it waits for a person or is finished. */
export const workOn = async (deps: GatewayDeps, job: ImportJob) => {
  const scope = scopeOfJob(job);
  const row = await deps.database.withScope(scope, (scoped) => claimImport(scoped, job.id, deps.now()));
  const task = row && tasks[row.state];
  if (!row || !task) return;
  let isLost = false;
  const work = async () => {
    try {
      await task(deps, scope, row);
    } catch (error) {
      isLost = error instanceof ClaimLost;
      throw error;
    }
  };
  try {
    await attempt(deps, {
      row,
      work,
      isGivenUp: () => isLost,
      sayAlive: () => deps.database.withScope(scope, (scoped) => updateClaimed(scoped, row, { aliveAt: deps.now() })),
      fail: (_error, isLast) =>
        deps.jobs.patiently(() => (isLast ? giveUp(deps, scope, row) : letGo(deps, scope, row))),
    });
    // Whoever looks at results next does not wait for it, nor does the next import.
    if (row.state !== 'checking') void addUpSoon(deps, scope);
  } finally {
    announce(deps, scope);
    if (row.state !== 'checking') announceLines(deps, scope);
  }
};

/** Queues imports again whose process died. Where no other process can be running, that is every claimed one. */
export const recoverImports = (deps: GatewayDeps, job: Job<ImportJob>, everyTaken: boolean) =>
  queueLost(deps, job, { isAlone: everyTaken, release: releaseLost });
