import {
  activityActions,
  type CollectionActivity,
  type CollectionAnswers,
  type CollectionEvent,
  collectionLimits,
  dayMilliseconds,
  type PortalRequest,
} from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import * as rows from '../collection-requests/index.ts';
import { collectedBy, reachedBy, reachedIn } from './collections.service.ts';
import { requestsIn } from './portal.service.ts';
import { metricsIn, questionsIn } from './questions.ts';

type Reading = Pick<GatewayDeps, 'database'>;

/** What an entity of the caller answered, with reasons and documents. Throws `resource.not_found`. */
export const readAnswers = (
  { database }: Reading,
  scope: Scope,
  { id, entityId }: { readonly id: string; readonly entityId: string },
): Promise<CollectionAnswers> =>
  database.withScope(scope, async (scoped) => {
    const { row, requests } = await reachedIn(scoped, id);
    if (!requests.some((request) => request.entityId === entityId)) throw new ProblemError('resource.not_found');
    const { sectionIds } = row;
    return { metrics: metricsIn(sectionIds), questions: await questionsIn(scoped, row, entityId, sectionIds) };
  });

/** What an entity of the caller is asked in all collections, the newest first. Throws `resource.not_found`. */
export const readRequestsOf = ({ database }: Reading, scope: Scope, entityId: string): Promise<PortalRequest[]> =>
  database.withScope(scope, async (scoped) => {
    const entity = (await collectedBy(scoped)).find(({ id }) => id === entityId);
    if (!entity) throw new ProblemError('resource.not_found');
    return requestsIn(scoped, await rows.listCollections(scoped), ({ id }) => id === entityId);
  });

/** What happened, the newest first: of the whole, and of the caller's entities. Throws `resource.not_found`. */
export const readEvents = ({ database }: Reading, scope: Scope, id: string): Promise<CollectionEvent[]> =>
  database.withScope(scope, async (scoped) => {
    const { requests, isWhole } = await reachedIn(scoped, id);
    const theirs = new Set(requests.map(({ entityId }) => entityId));
    const isSeen = ({ entityId }: CollectionEvent) => isWhole || entityId === null || theirs.has(entityId);
    return (await rows.listEvents(scoped, id)).filter(isSeen);
  });

const isShown = (action: CollectionEvent['action']): action is CollectionActivity['action'] =>
  activityActions.some((shown) => shown === action);

/** The latest events of all collections that the caller reaches, the newest first. */
export const readActivity = (
  { database, now }: Reading & Pick<GatewayDeps, 'now'>,
  scope: Scope,
): Promise<CollectionActivity[]> =>
  database.withScope(scope, async (scoped) => {
    const { entities, seen } = await reachedBy(scoped);
    const named = new Map(entities.map(({ id, name }) => [id, name]));
    const called = new Map(seen.map(({ id, name }) => [id, name]));
    const entityIds = scoped.role === 'entity-manager' ? [...named.keys()] : undefined;
    const since = new Date(now().getTime() - collectionLimits.activityDays * dayMilliseconds);
    const events = await rows.listActivity(scoped, [...called.keys()], { entityIds, since });
    return events.flatMap(({ action, entityId, collectionId, at, byId, byName }) =>
      isShown(action)
        ? [
            {
              action,
              entityId,
              entityName: entityId === null ? null : (named.get(entityId) ?? null),
              collectionId,
              collectionName: called.get(collectionId) ?? '',
              at: at.toISOString(),
              by: { id: byId, name: byName },
            },
          ]
        : [],
    );
  });
