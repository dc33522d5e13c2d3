import { type Collection, type CollectionDecision, mayDecideRequest, takesDecision } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from '../collection-requests/index.ts';
import { findActor } from '../users/index.ts';
import { notice, reachedIn, readReached } from './collections.service.ts';
import { mailReturn } from './letters.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime' | 'mailer' | 'jobs'>;

const decide = async (deps: Deps, scoped: Scoped, id: string, decided: CollectionDecision) => {
  const { entityId, decision, note, version } = decided;
  const { row, requests } = await reachedIn(scoped, id);
  if (!requests.some((request) => request.entityId === entityId)) throw new ProblemError('resource.not_found');
  if (!mayDecideRequest(row.approverId, scoped)) throw new ProblemError('approval.not_yours');
  const request = await rows.lockRequest(scoped, { collectionId: id, entityId }, 'update');
  if (!request) throw new ProblemError('resource.not_found');
  // Read again: whoever closes it locks the requests first.
  if ((await rows.findCollection(scoped, id))?.closedAt) throw new ProblemError('collection.closed');
  if (request.version !== version) {
    const current = (await readReached(scoped, id)).requests.find((each) => each.entityId === entityId);
    throw new ProblemError('resource.stale', { extra: { current } });
  }
  if (!takesDecision(request.status, decision)) throw new ProblemError('approval.not_open');
  const by = await findActor(scoped);
  const now = deps.now();
  await rows.updateRequest(scoped, request, {
    status: decision,
    note,
    decidedAt: now,
    decidedById: by.id,
    decidedByName: by.name,
  });
  await rows.appendEvents(scoped, id, [{ action: decision, entityId, note }], { by, now });
  if (decision === 'returned') await mailReturn(deps, scoped, row, { entityId, note, by }, now);
  return readReached(scoped, id);
};

/**
 * Approves the submitted answers of an entity, or returns them to its people, who get an e-mail. Throws `resource.stale` with the present
 * request, `approval.not_open`, `collection.closed` for a closed collection, and `approval.not_yours` where somebody else approves (`mayDecideRequest`).
 */
export const decideRequest = async (
  deps: Deps,
  scope: Scope,
  id: string,
  decided: CollectionDecision,
): Promise<Collection> => {
  await deps.jobs.start();
  const changed = await deps.database.withScope(scope, (scoped) => decide(deps, scoped, id, decided));
  deps.realtime.publish(scope, notice);
  return changed;
};
