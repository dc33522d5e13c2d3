import { type AddedQuestions, type Collection, collectionLimits, isAwaited, isInUse, issueAt } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from '../collection-requests/index.ts';
import { listEntities } from '../entities/index.ts';
import { findActor } from '../users/index.ts';
import { notice, readReached, requireSections, requireWhole, stale } from './collections.service.ts';
import { mailQuestions } from './letters.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime' | 'mailer' | 'jobs'>;

/** What a request is while nobody has submitted it. */
const open = {
  status: 'open',
  note: '',
  submittedAt: null,
  submittedById: null,
  submittedByName: null,
  decidedAt: null,
  decidedById: null,
  decidedByName: null,
} as const;

/** The sections that are not asked yet. Throws `request.invalid` where they do not exist, or are more than one collection asks. */
const newIn = ({ sectionIds: asked }: rows.CollectionRow, sectionIds: readonly string[]) => {
  requireSections(sectionIds);
  const added = sectionIds.filter((id) => !asked.includes(id));
  if (asked.length + added.length > collectionLimits.sectionsMax)
    throw new ProblemError('request.invalid', { issues: [issueAt('sectionIds', 'invalid')] });
  return added;
};

/** The requests of those that are in use: archived ones are asked nothing more. Throws `entity.archived` where all are: nobody could answer. */
const requireSomeInUse = async (scoped: Scoped, requests: readonly rows.RequestRow[]) => {
  const inUse = new Set((await listEntities(scoped)).filter(isInUse).map(({ id }) => id));
  const theirs = requests.filter(({ entityId }) => inUse.has(entityId));
  if (theirs.length === 0) throw new ProblemError('entity.archived');
  return theirs;
};

const add = async (deps: Deps, scoped: Scoped, id: string, { sectionIds, version }: AddedQuestions) => {
  const { row } = await requireWhole(scoped, id);
  const all = await rows.lockRequests(scoped, id);
  if (row.closedAt !== null) throw new ProblemError('collection.closed');
  const requests = await requireSomeInUse(scoped, all);
  const added = newIn(row, sectionIds);
  if (added.length === 0) return readReached(scoped, id);
  const extended = { sectionIds: [...row.sectionIds, ...added] };
  if (!(await rows.updateCollection(scoped, id, version, extended))) throw await stale(scoped, id);
  const opened = requests.filter(({ status }) => !isAwaited(status));
  for (const request of opened) await rows.updateRequest(scoped, request, open);
  const author = { by: await findActor(scoped), now: deps.now() };
  const happened = [
    ...added.map((sectionId) => ({ action: 'extended' as const, sectionId })),
    ...opened.map(({ entityId }) => ({ action: 'extended' as const, entityId })),
  ];
  await rows.appendEvents(scoped, id, happened, author);
  const entityIds = requests.map(({ entityId }) => entityId);
  await mailQuestions(deps, scoped, row, { entityIds, added, by: author.by }, author.now);
  return readReached(scoped, id);
};

/**
 * Asks more in an open collection, and tells the entities' people by one e-mail each. What was submitted or approved is open again: nobody has
 * submitted the new questions. Archived ones are left out, and what they submitted stays. Throws `resource.stale` with the present collection, `collection.closed`, `entity.archived` where all who are asked are
 * archived, and `request.invalid` for sections that do not exist.
 */
export const addQuestions = async (
  deps: Deps,
  scope: Scope,
  id: string,
  questions: AddedQuestions,
): Promise<Collection> => {
  await deps.jobs.start();
  const changed = await deps.database.withScope(scope, (scoped) => add(deps, scoped, id, questions));
  deps.realtime.publish(scope, notice);
  return changed;
};
