import { type Entity, isInUse, type PortalAnswer, type PortalRequest } from '@esg/contract';
import type { CollectionRow, RequestRow } from '../collection-requests/index.ts';
import type { Collected } from '../data-points/index.ts';
import { progressIn } from './cells.ts';

/** A data point as the answer to a question. */
export const portalAnswerOf = (point: Collected): PortalAnswer => ({
  dataPointId: point.id,
  value: point.value,
  quality: point.quality,
  source: point.source,
  explanation: point.explanation,
  version: point.version,
  updatedAt: point.updatedAt.toISOString(),
  updatedBy: { id: point.updatedById, name: point.updatedByName },
});

/** What an entity is asked, with how far it is by its cells on the board, and how many answers were known before; `approver` is the name of the one who was named. */
export const portalRequestOf = (
  row: CollectionRow,
  request: RequestRow,
  entity: Pick<Entity, 'name' | 'archivedAt'>,
  { cells, known }: { readonly cells: string; readonly known: number },
  approver: string | undefined,
): PortalRequest => ({
  collectionId: row.id,
  entityId: request.entityId,
  entityName: entity.name,
  name: row.name,
  message: row.message,
  period: { start: row.periodStart, end: row.periodEnd },
  dueOn: row.dueOn,
  status: request.status,
  ...progressIn(cells),
  known,
  note: request.note,
  submittedAt: request.submittedAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  isArchived: !isInUse(entity),
  askedBy: row.createdByName,
  askedAt: row.createdAt.toISOString(),
  checkedBy: approver ?? row.createdByName,
});
