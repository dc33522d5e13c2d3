import type { ImportIssue } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { isRefusedBy } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { refreshHubStatistics, type Work, type Write, type Written, writeDataPoints } from '../data-points/index.ts';
import { findImport, type ImportRow } from './imports.repository.ts';
import { findLastPosition, type ItemRow, listStretch, type Stretch } from './items.repository.ts';
import { type Settled, settleItems } from './outcomes.repository.ts';
import { readResult } from './result.ts';
import { undoRows } from './undo.ts';
import { createWorkplace, StoppedError } from './workplace.ts';

/** Rows of the sheet in one transaction: a few tenths of a second, so that others get their turn. */
const lotSize = 500;
/** A batch that conflicts with another write is tried again, with that write included. */
const lotAttemptsMax = 3;

const writeOf = ({ item: { place, after, before, dataPointId } }: ItemRow): Write => {
  const { sectionId, entityId, reportingTimeId, labelIds } = place;
  if (!after || !sectionId || !reportingTimeId) throw new Error('An item was to be written that leads nowhere');
  return {
    draft: { sectionId, entityId, reportingTimeId, labelIds, ...after },
    replaces: before && dataPointId ? { id: dataPointId, version: before.version } : null,
  };
};

const issueOf = (row: number, written: Written & { ok: false }): ImportIssue => {
  const { code, period, issues } = written;
  if (code === 'data_point.overlap') return { row, field: 'period', rule: 'overlap', facts: { ...period } };
  if (code === 'data_point.stale') return { row, field: null, rule: 'stale', facts: {} };
  const [issue] = issues;
  return { row, field: null, rule: 'invalid', facts: issue ? { path: issue.path, rule: issue.rule } : {} };
};

const settledOf = ({ item: { position, rows, before, dataPointId } }: ItemRow, written: Written): Settled =>
  written.ok
    ? {
        position,
        issues: [],
        outcome: before ? 'changed' : 'created',
        dataPointId: written.id,
        versionAfter: written.version,
      }
    : { position, issues: [issueOf(rows[0] ?? position, written)], outcome: 'failed', dataPointId, versionAfter: null };

const isPending = ({ item: { kind }, done }: ItemRow) =>
  !done && kind !== 'same' && kind !== 'error' && kind !== 'left';

/** The planner's statistics from some thousands are good enough for the rest. */
const lotsBeforeStatistics = 4;

/** Writes the pending items of these rows and their results in one transaction. */
const writeLot = async (scoped: Scoped, id: string, stretch: Stretch, work: Work) => {
  const items = (await listStretch(scoped, id, stretch)).filter(isPending);
  const written = await writeDataPoints(scoped, items.map(writeOf), work);
  const settled = items.flatMap((item, index) => {
    const each = written[index];
    return each ? [settledOf(item, each)] : [];
  });
  await settleItems(scoped, id, settled);
};

type InLot = ReturnType<typeof createWorkplace>['inLot'];

const writeLotAgain = async (inLot: InLot, id: string, stretch: Stretch, work: Work) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inLot((scoped) => writeLot(scoped, id, stretch, work));
    } catch (error) {
      if (attempt >= lotAttemptsMax || !isRefusedBy(error, 'exclusion')) throw error;
    }
  }
};

/** Undoes what was written where somebody stopped the import, unless another process does. */
export const stopped = async (deps: GatewayDeps, scope: Scope, { id, attempts }: ImportRow) => {
  const now = await deps.database.withScope(scope, (scoped) => findImport(scoped, id));
  if (now?.state === 'cancelling' && now.attempts === attempts) await undoRows(deps, scope, now, 'cancelled');
};

/**
 * Writes the checked items, batch by batch, each in one transaction with its results: after a crash at any moment it continues where it
 * stopped and writes nothing twice. When somebody stops it, it takes back what it wrote.
 */
export const writeItems = async (deps: GatewayDeps, scope: Scope, row: ImportRow) => {
  const workplace = createWorkplace(deps, scope, row);
  const actor = { id: row.appliedById ?? scope.userId, name: row.appliedByName ?? '' };
  const last = await deps.database.withScope(scope, (scoped) => findLastPosition(scoped, row.id));
  /** The work before the rows is the first hundredth of the progress. */
  const shareAt = (rows: number) => 0.01 + (0.99 * rows) / last;
  try {
    await workplace.reach(0);
    await refreshHubStatistics(deps);
    await workplace.reach(0.01);
    for (let after = 0; after < last; after += lotSize) {
      await writeLotAgain(workplace.inLot, row.id, [after, after + lotSize], { actor, now: deps.now() });
      await workplace.report(shareAt(after + lotSize));
      if (after !== lotsBeforeStatistics * lotSize) continue;
      await workplace.reach(shareAt(after + lotSize));
      await refreshHubStatistics(deps);
    }
    const result = await deps.database.withScope(scope, (scoped) => readResult(scoped, row.id));
    deps.realtime.publish(scope, { type: 'data-points.changed' });
    await workplace.finish({ state: 'applied', result });
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    await stopped(deps, scope, row);
  }
};
