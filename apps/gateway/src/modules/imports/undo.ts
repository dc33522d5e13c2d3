import type { ImportState } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type Restore, restoreDataPoints } from '../data-points/index.ts';
import { findActor } from '../users/index.ts';
import type { ImportRow } from './imports.repository.ts';
import { clearItems, findLastPosition, type ItemRow, listStretch, type Stretch } from './items.repository.ts';
import { type Settled, settleItems } from './outcomes.repository.ts';
import { readResult } from './result.ts';
import { createWorkplace } from './workplace.ts';

/** Rows of the sheet in one transaction: a few tenths of a second, so that others get their turn. */
const lotSize = 500;

const isWritten = ({ done }: ItemRow) => done?.outcome === 'created' || done?.outcome === 'changed';

const restoreOf = ({ item: { place, before }, done }: ItemRow): Restore => {
  const state = before && {
    sectionId: place.sectionId ?? '',
    value: before.value,
    source: before.source,
    internal: before.internal,
    quality: before.quality,
    methodology: before.methodology,
    explanation: before.explanation,
  };
  return { id: done?.dataPointId ?? '', version: done?.versionAfter ?? 0, before: state ?? null };
};

/** Takes back the written data points of these rows. Items whose data point has changed since are kept, with a note. */
const takeLot = async (scoped: Scoped, id: string, stretch: Stretch, now: Date) => {
  const items = (await listStretch(scoped, id, stretch)).filter(isWritten);
  if (items.length === 0) return;
  const actor = await findActor(scoped);
  const restored = await restoreDataPoints(scoped, items.map(restoreOf), { actor, now });
  const settled = items.map(({ item: { position, before }, done }): Settled => {
    const { dataPointId = null, versionAfter = null } = done ?? {};
    const outcome = restored.has(dataPointId ?? '') ? (before ? 'restored' : 'removed') : 'kept';
    return { position, dataPointId, versionAfter, issues: [], outcome };
  });
  await settleItems(scoped, id, settled);
};

/**
 * Takes back the data points of an import, batch by batch, each in one transaction: after a crash at any moment it continues where it
 * stopped. Data points that somebody has changed, commented on or attached evidence to since stay as they are.
 */
export const undoRows = async (
  deps: GatewayDeps,
  scope: Scope,
  row: ImportRow,
  last: Extract<ImportState, 'cancelled' | 'undone' | 'failed'>,
) => {
  const workplace = createWorkplace(deps, scope, row);
  const wasApplied = row.appliedAt !== null;
  const failure = last === 'failed' ? { code: 'interrupted' as const, facts: {} } : null;
  if (!wasApplied) {
    // Only a dry run was stopped: the columns can be mapped again.
    await deps.database.withScope(scope, (scoped) => clearItems(scoped, row.id));
    return workplace.finish({ state: last === 'failed' ? 'failed' : 'mapping', failure });
  }
  await workplace.reach(0);
  const end = await deps.database.withScope(scope, (scoped) => findLastPosition(scoped, row.id));
  for (let after = 0; after < end; after += lotSize) {
    await deps.database.withScope(scope, (scoped) => takeLot(scoped, row.id, [after, after + lotSize], deps.now()));
    await workplace.report((after + lotSize) / end);
  }
  const result = await deps.database.withScope(scope, (scoped) => readResult(scoped, row.id));
  deps.realtime.publish(scope, { type: 'data-points.changed' });
  await workplace.finish({ state: last, result, failure });
};
