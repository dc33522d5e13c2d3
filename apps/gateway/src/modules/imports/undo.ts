import type { ImportState } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type Restore, restoreDataPoints } from '../data-points/index.ts';
import type { ImportRow } from './imports.repository.ts';
import { clearItems, findLastPosition, type ItemRow, listStretch, type Stretch } from './items.repository.ts';
import { type Settled, settleItems } from './outcomes.repository.ts';
import { readResult } from './result.ts';
import { importerOf, nobody, notifyUndoneWithin, undoneOf } from './undoing.ts';
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

/**
 * Whom the history of the data points names: who undid or stopped the import, whoever's job does the work; of one that failed, who imported it.
 * A job knows people of the organisation alone, and no consultant.
 */
const undoerOf = (row: ImportRow) =>
  row.undoneById === null
    ? { id: importerOf(row), name: row.appliedByName ?? row.createdByName }
    : { id: row.undoneById, name: row.undoneByName ?? '' };

/** Takes back the written data points of these rows. Items whose data point has changed since are kept, with a note. */
const takeLot = async (scoped: Scoped, row: ImportRow, stretch: Stretch, now: Date) => {
  const { id } = row;
  const items = (await listStretch(scoped, id, stretch)).filter(isWritten);
  if (items.length === 0) return;
  const restored = await restoreDataPoints(scoped, items.map(restoreOf), { actor: undoerOf(row), now });
  const settled = items.map(({ item: { position, before }, done }): Settled => {
    const { dataPointId = null, versionAfter = null } = done ?? {};
    const outcome = restored.has(dataPointId ?? '') ? (before ? 'restored' : 'removed') : 'kept';
    return { position, dataPointId, versionAfter, issues: [], outcome };
  });
  await settleItems(scoped, id, settled);
};

const notifyImporter = (scoped: Scoped, row: ImportRow, now: Date) => {
  const { id, fileName } = row;
  const of = { fileName, importedById: importerOf(row), path: `/ct/data-hub/import?id=${id}` };
  return notifyUndoneWithin(scoped, undoneOf(row), of, now);
};

/**
 * Takes back the data points of an import, batch by batch, each in one transaction: after a crash at any moment it continues where it
 * stopped. Data points that somebody has changed, commented on or attached evidence to since stay as they are. Whoever imported them is
 * notified at the end where somebody else undid or stopped it.
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
    await workplace.inLot((scoped) => clearItems(scoped, row.id));
    return workplace.finish({ state: last === 'failed' ? 'failed' : 'mapping', failure });
  }
  await workplace.reach(0);
  const end = await deps.database.withScope(scope, (scoped) => findLastPosition(scoped, row.id));
  for (let after = 0; after < end; after += lotSize) {
    await workplace.inLot((scoped) => takeLot(scoped, row, [after, after + lotSize], deps.now()));
    await workplace.report((after + lotSize) / end);
  }
  const result = await deps.database.withScope(scope, (scoped) => readResult(scoped, row.id));
  deps.realtime.publish(scope, { type: 'data-points.changed' });
  if (last === 'failed') return workplace.finish({ state: last, result, failure, ...nobody });
  await workplace.finish({ state: last, result, failure }, (scoped) => notifyImporter(scoped, row, deps.now()));
  deps.realtime.publish(scope, { type: 'notification.arrived' });
};
