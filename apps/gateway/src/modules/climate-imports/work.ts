import type { ClimateImportState } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { attempt, type Job, queueLost, scopeOfJob } from '../../platform/jobs/index.ts';
import { addUpSoon } from '../climate/index.ts';
import { checkImport } from './check.ts';
import {
  claimImport,
  countRows,
  type ImportJob,
  type ImportRow,
  releaseLost,
  sumOf,
  updateImport,
} from './climate-imports.repository.ts';
import { announce, announceLines } from './progress.ts';
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

/** After the last failed attempt: what was written can be taken back, and a check that broke off can be begun again. */
const giveUp = (deps: GatewayDeps, scope: Scope, { id, state }: ImportRow) =>
  deps.database.withScope(scope, async (scoped) => {
    const next = state === 'checking' ? 'failed' : 'applied';
    await updateImport(scoped, id, state, { state: next, failure: 'interrupted', tallies: null, aliveAt: null });
  });

const letGo = (deps: GatewayDeps, scope: Scope, { id, state }: ImportRow) =>
  deps.database.withScope(scope, async (scoped) => {
    await updateImport(scoped, id, state, { aliveAt: null });
  });

/** Works on one import until it waits for a person or is finished. */
export const workOn = async (deps: GatewayDeps, job: ImportJob) => {
  const scope = scopeOfJob(job);
  const row = await deps.database.withScope(scope, (scoped) => claimImport(scoped, job.id, deps.now()));
  const task = row && tasks[row.state];
  if (!row || !task) return;
  try {
    await attempt(deps, {
      row,
      work: () => task(deps, scope, row),
      sayAlive: () =>
        deps.database.withScope(scope, (scoped) => updateImport(scoped, row.id, row.state, { aliveAt: deps.now() })),
      fail: (_error, isLast) =>
        deps.jobs.patiently(() => (isLast ? giveUp(deps, scope, row) : letGo(deps, scope, row))),
    });
    // Whoever looks at results next does not wait for it.
    if (row.state !== 'checking') await addUpSoon(deps, scope);
  } finally {
    announce(deps, scope);
    if (row.state !== 'checking') announceLines(deps, scope);
  }
};

/** Queues imports again whose process died. Where no other process can be running, that is every claimed one. */
export const recoverImports = (deps: GatewayDeps, job: Job<ImportJob>, everyTaken: boolean) =>
  queueLost(deps, job, { isAlone: everyTaken, release: releaseLost });
