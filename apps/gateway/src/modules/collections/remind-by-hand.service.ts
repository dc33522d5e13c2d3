import { type Collection, isAwaited, issueAt, wasRemindedLately } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from '../collection-requests/index.ts';
import { findActor } from '../users/index.ts';
import { notice, reachedIn, readReached } from './collections.service.ts';
import { remindPeople } from './letters.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime' | 'mailer' | 'jobs'>;

/** Names each entity, and when its people were last reminded. */
const remindedAlready = (requests: readonly rows.RequestRow[], entityIds: readonly string[]) => {
  const issues = requests.map(({ entityId, remindedAt }) =>
    issueAt(`entityIds.${entityIds.indexOf(entityId)}`, 'invalid', { remindedAt: remindedAt?.toISOString() ?? '' }),
  );
  return new ProblemError('collection.reminded', { issues });
};

/**
 * Reminds the people of these entities by e-mail. Entities that are not open, have nobody, or were reminded within `reminderHours` are left
 * out. Throws `collection.reminded` where all of them were, `resource.not_found`, and `collection.closed` for a closed collection.
 */
export const remindEntities = async (
  deps: Deps,
  scope: Scope,
  id: string,
  entityIds: readonly string[],
): Promise<Collection> => {
  await deps.jobs.start();
  const reminded = await deps.database.withScope(scope, async (scoped) => {
    const { row, requests } = await reachedIn(scoped, id);
    const known = new Set(requests.map(({ entityId }) => entityId));
    if (entityIds.some((entityId) => !known.has(entityId))) throw new ProblemError('resource.not_found');
    if (row.closedAt !== null) throw new ProblemError('collection.closed');
    const now = deps.now();
    const locked = (await rows.lockRequests(scoped, id)).filter(({ entityId }) => entityIds.includes(entityId));
    const isRecent = ({ remindedAt }: rows.RequestRow) => wasRemindedLately(remindedAt, now);
    if (locked.every(isRecent)) throw remindedAlready(locked, entityIds);
    const isDue = (request: rows.RequestRow) => isAwaited(request.status) && !isRecent(request);
    const by = await findActor(scoped);
    const told = await remindPeople(deps, scoped, row, locked.filter(isDue), { by, now });
    await rows.noteReminder(scoped, id, told, now);
    await rows.appendEvents(
      scoped,
      id,
      told.map((entityId) => ({ action: 'reminded' as const, entityId })),
      { by, now },
    );
    return readReached(scoped, id);
  });
  deps.realtime.publish(scope, notice);
  return reminded;
};
