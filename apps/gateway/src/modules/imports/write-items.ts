import type { ImportIssue } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { isRefusedBy } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type Work, type Write, type Written, writeDataPoints } from '../data-points/index.ts';
import { findImport, type ImportRow } from './imports.repository.ts';
import { type ItemRow, listPending, type Settled, settleItems } from './items.repository.ts';
import { resultOf } from './result.ts';
import { takeBack } from './take-back.ts';
import { createWorkplace, StoppedError } from './workplace.ts';

/** Data points in one transaction: some tenths of a second, so that others get their turn. */
const lotSize = 250;
/** A lot that somebody else crossed is tried again, with what they wrote in sight. */
const lotAttemptsMax = 3;

const writeOf = ({ place, after, before, dataPointId }: ItemRow): Write => {
  const { sectionId, entityId, reportingTimeId, labelIds } = place;
  if (!after || !sectionId || !reportingTimeId) throw new Error('An item was to be written that leads nowhere');
  return {
    draft: { sectionId, entityId, reportingTimeId, labelIds, ...after },
    replaces: before && dataPointId ? { id: dataPointId, version: before.version } : null,
  };
};

const issueOf = (position: number, written: Written & { ok: false }): ImportIssue => {
  const { code, period, issues } = written;
  if (code === 'data_point.overlap') return { row: position, field: 'period', rule: 'overlap', facts: { ...period } };
  if (code === 'data_point.stale') return { row: position, field: null, rule: 'stale', facts: {} };
  const [issue] = issues;
  return { row: position, field: null, rule: 'invalid', facts: issue ? { path: issue.path, rule: issue.rule } : {} };
};

const settledOf = ({ position, before, dataPointId, issues }: ItemRow, written: Written): Settled =>
  written.ok
    ? {
        position,
        issues,
        outcome: before ? 'changed' : 'created',
        dataPointId: written.id,
        versionAfter: written.version,
      }
    : { position, issues: [...issues, issueOf(position, written)], outcome: 'failed', dataPointId, versionAfter: null };

/** Writes the next lot and what became of it in one transaction. Gives how many it had, and where it ended. */
const writeLot = async (scoped: Scoped, id: string, after: number, work: Work): Promise<Lot> => {
  const items = await listPending(scoped, id, after, lotSize);
  if (items.length === 0) return { size: 0, after };
  const written = await writeDataPoints(scoped, items.map(writeOf), work);
  const settled = items.flatMap((item, index) => {
    const each = written[index];
    return each ? [settledOf(item, each)] : [];
  });
  await settleItems(scoped, id, settled);
  return { size: items.length, after: items.at(-1)?.position ?? after };
};

type Lot = { size: number; after: number };

const writeLotAgain = async (deps: GatewayDeps, scope: Scope, id: string, after: number, work: Work): Promise<Lot> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.database.withScope(scope, (scoped) => writeLot(scoped, id, after, work));
    } catch (error) {
      if (attempt >= lotAttemptsMax || !isRefusedBy(error, 'exclusion')) throw error;
    }
  }
};

const stopped = async (deps: GatewayDeps, scope: Scope, id: string) => {
  const now = await deps.database.withScope(scope, (scoped) => findImport(scoped, id));
  if (now?.state === 'cancelling') await takeBack(deps, scope, now, 'cancelled');
};

/**
 * Writes what was checked, lot by lot, each in one transaction with what became of it: killed at any moment, it goes on where it
 * stopped and writes nothing twice. Stopped by somebody, it takes back what it wrote.
 */
export const writeItems = async (deps: GatewayDeps, scope: Scope, row: ImportRow) => {
  const workplace = createWorkplace(deps, scope, row);
  const actor = { id: row.appliedById ?? scope.userId, name: row.appliedByName ?? '' };
  const all = row.counts ? row.counts.new + row.counts.changed + row.counts.conflict : 0;
  try {
    for (let done = 0, after = 0; ; ) {
      const lot = await writeLotAgain(deps, scope, row.id, after, { actor, now: deps.now() });
      if (lot.size === 0) break;
      done += lot.size;
      after = lot.after;
      await workplace.report(done / Math.max(1, all));
    }
    const result = await deps.database.withScope(scope, (scoped) => resultOf(scoped, row.id));
    deps.realtime.publish(scope, { type: 'data-points.changed' });
    await workplace.finish({ state: 'applied', result });
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    await stopped(deps, scope, row.id);
  }
};
