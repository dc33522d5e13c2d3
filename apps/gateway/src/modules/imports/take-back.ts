import type { ImportState } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type Restore, restoreDataPoints } from '../data-points/index.ts';
import { findActor } from '../users/index.ts';
import type { ImportRow } from './imports.repository.ts';
import { clearItems, type ItemRow, listWritten, settleItems } from './items.repository.ts';
import { resultOf } from './result.ts';
import { createWorkplace } from './workplace.ts';

/** Data points in one transaction: some tenths of a second, so that others get their turn. */
const lotSize = 250;

const restoreOf = ({ place, dataPointId, versionAfter, before }: ItemRow): Restore => {
  const state = before && {
    ...{ sectionId: place.sectionId ?? '', value: before.value, source: before.source, internal: before.internal },
    ...{ quality: before.quality, methodology: before.methodology, explanation: before.explanation },
  };
  return { id: dataPointId ?? '', version: versionAfter ?? 0, before: state ?? null };
};

/** Takes the next lot back. Items whose data point was changed since are kept, and say so. */
const takeLot = async (scoped: Scoped, id: string, after: number, now: Date) => {
  const items = await listWritten(scoped, id, after, lotSize);
  const actor = await findActor(scoped);
  const restored = await restoreDataPoints(scoped, items.map(restoreOf), { actor, now });
  await settleItems(
    scoped,
    id,
    items.map(({ position, dataPointId, versionAfter, issues, before }) => {
      const done = restored.has(dataPointId ?? '');
      return {
        position,
        dataPointId,
        versionAfter,
        issues,
        outcome: done ? (before ? 'restored' : 'removed') : 'kept',
      };
    }),
  );
  return { size: items.length, after: items.at(-1)?.position ?? after };
};

/**
 * Takes back what an import wrote, lot by lot, each in one transaction: killed at any moment, it goes on where it stopped. What
 * somebody has changed, commented on or proved since stays as it is.
 */
export const takeBack = async (
  deps: GatewayDeps,
  scope: Scope,
  row: ImportRow,
  last: Extract<ImportState, 'cancelled' | 'undone' | 'failed'>,
) => {
  const workplace = createWorkplace(deps, scope, row);
  const wasApplied = row.appliedAt !== null;
  const failure = last === 'failed' ? { code: 'interrupted' as const, facts: {} } : null;
  if (!wasApplied) {
    // Only a dry run was stopped: the columns can be mapped anew.
    await deps.database.withScope(scope, (scoped) => clearItems(scoped, row.id));
    return workplace.finish({ state: last === 'failed' ? 'failed' : 'mapping', failure });
  }
  const all = row.counts ? row.counts.new + row.counts.changed + row.counts.conflict : 0;
  for (let done = 0, after = 0; ; ) {
    const place = after;
    const lot = await deps.database.withScope(scope, (scoped) => takeLot(scoped, row.id, place, deps.now()));
    if (lot.size === 0) break;
    done += lot.size;
    after = lot.after;
    await workplace.report(done / Math.max(1, all));
  }
  const result = await deps.database.withScope(scope, (scoped) => resultOf(scoped, row.id));
  deps.realtime.publish(scope, { type: 'data-points.changed' });
  await workplace.finish({ state: last, result, failure });
};
