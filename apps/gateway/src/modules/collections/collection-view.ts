import { awaitsDecision, type Collection, type CollectionRequest, type CollectionSummary } from '@esg/contract';
import { type CollectionRow, partyAsked, type RequestRow } from '../collection-requests/index.ts';
import { progressIn } from './cells.ts';

const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
const instantOf = (at: Date | null) => at?.toISOString() ?? null;

/** A request with how far the entity is, by its cells on the board. */
const requestOf = (row: RequestRow, cells: string, isArchived: boolean): CollectionRequest => ({
  entityId: row.entityId,
  isArchived,
  status: row.status,
  ...progressIn(cells),
  note: row.note,
  submittedAt: instantOf(row.submittedAt),
  submittedBy: personOf(row.submittedById, row.submittedByName),
  decidedAt: instantOf(row.decidedAt),
  decidedBy: personOf(row.decidedById, row.decidedByName),
  remindedAt: instantOf(row.remindedAt),
  version: row.version,
});

/** A collection with these of its requests; `archived` are the ids of archived entities. */
export const collectionOf = (
  row: CollectionRow,
  requests: readonly RequestRow[],
  cells: ReadonlyMap<string, string>,
  archived: ReadonlySet<string>,
): Collection => ({
  id: row.id,
  of: partyAsked(row),
  name: row.name,
  message: row.message,
  versionId: row.versionId,
  reportingTimeId: row.reportingTimeId,
  period: { start: row.periodStart, end: row.periodEnd },
  dueOn: row.dueOn,
  sectionIds: row.sectionIds,
  approverId: row.approverId,
  requests: requests.map((request) =>
    requestOf(request, cells.get(request.entityId) ?? '', archived.has(request.entityId)),
  ),
  closedAt: instantOf(row.closedAt),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  createdBy: { id: row.createdById, name: row.createdByName },
});

/** A collection in the list, over these of its requests. */
export const summaryOf = (
  row: CollectionRow,
  requests: readonly RequestRow[],
  counted: readonly { readonly answered: number }[],
): CollectionSummary => ({
  id: row.id,
  name: row.name,
  period: { start: row.periodStart, end: row.periodEnd },
  dueOn: row.dueOn,
  closedAt: instantOf(row.closedAt),
  entities: requests.length,
  submitted: requests.filter(({ status }) => awaitsDecision(status)).length,
  approved: requests.filter(({ status }) => status === 'approved').length,
  answered: counted.reduce((sum, { answered }) => sum + answered, 0),
  questions: requests.length * row.sectionIds.length,
});
