import { isPortalRole, type NewRequestComment, type RequestComment, requestCommentLimits } from '@esg/contract';
import { asOrganisation, lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type CollectionRow, lockRequest, notifyDeciders } from '../collection-requests/index.ts';
import { listThreads, resolveThread, sayAbout } from '../threads/index.ts';
import { findActor } from '../users/index.ts';
import { notice, reachedIn } from './collections.service.ts';
import { mailComment } from './letters.ts';
import { findRequest, type RequestPlace, requireGoing } from './portal.service.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime' | 'mailer' | 'jobs'>;
type Reading = Pick<GatewayDeps, 'database'>;

const subjects = ({ collectionId, entityId }: RequestPlace) => ({
  kinds: ['collection'] as const,
  ids: [collectionId],
  part: [entityId],
});

/** What was said about all questions of a request, oldest first. In the name of the organisation. */
const commentsIn = async (scoped: Scoped, place: RequestPlace): Promise<RequestComment[]> => {
  const said = (await listThreads(scoped, subjects(place))).flatMap(({ subject, comments }) =>
    comments.map((comment) => ({ ...comment, sectionId: subject.part[1] ?? '' })),
  );
  return said
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, sectionId, text, at, by, byRole }) => {
      const isFromEntity = byRole !== null && isPortalRole(byRole);
      return { id, sectionId, text, at, by, isFromEntity };
    });
};

type Said = NewRequestComment & {
  readonly place: RequestPlace;
  readonly now: Date;
};

/**
 * A comment about a question that is asked, while the collection is open. Each side has a limit of its own, so that neither can silence the
 * other. In the name of the organisation.
 */
const say = async (scoped: Scoped, row: CollectionRow, { place, sectionId, text, now }: Said) => {
  if (!row.sectionIds.includes(sectionId)) throw new ProblemError('resource.not_found');
  await requireGoing(scoped, row, place);
  await lockLimit(scoped, `request-comments:${place.collectionId}:${place.entityId}`);
  const isFromEntity = isPortalRole(scoped.role);
  const ofSameSide = (await commentsIn(scoped, place)).filter((comment) => comment.isFromEntity === isFromEntity);
  if (ofSameSide.length >= requestCommentLimits.commentsMax) throw new ProblemError('contribution.comments_full');
  const by = await findActor(scoped);
  const subject = { kind: 'collection', id: place.collectionId, part: [place.entityId, sectionId] } as const;
  await sayAbout(scoped, subject, { text, by, byRole: scoped.role, at: now });
  return by;
};

/** Marks everything that was said about a request as read by the organisation's people. */
const markRead = async (scoped: Scoped, place: RequestPlace, now: Date) => {
  const by = await findActor(scoped);
  for (const { id, resolved } of await listThreads(scoped, subjects(place)))
    if (!resolved) await resolveThread(scoped, id, { by, at: now });
};

/** The request stays for this transaction: it is neither closed, withdrawn nor passed to another entity meanwhile. Throws `resource.not_found`. */
const holdRequest = async (scoped: Scoped, place: RequestPlace) => {
  if (!(await lockRequest(scoped, place, 'share'))) throw new ProblemError('resource.not_found');
};

/** The collection, if the caller reaches the request. Throws `resource.not_found`. */
const reachedAt = async (scoped: Scoped, { collectionId, entityId }: RequestPlace) => {
  const { row, requests } = await reachedIn(scoped, collectionId);
  if (!requests.some((request) => request.entityId === entityId)) throw new ProblemError('resource.not_found');
  return row;
};

/** What was said about the questions to one entity, oldest first. Throws `resource.not_found`. */
export const readComments = ({ database }: Reading, scope: Scope, place: RequestPlace): Promise<RequestComment[]> =>
  database.withScope(scope, async (scoped) => {
    await reachedAt(scoped, place);
    return commentsIn(scoped, place);
  });

/** The same for the entity's people, whose grant decides which requests they reach. Throws `resource.not_found`. */
export const readPortalComments = (
  { database }: Reading,
  scope: Scope,
  place: RequestPlace,
): Promise<RequestComment[]> =>
  database.withScope(scope, async (scoped) => {
    await findRequest(scoped, place);
    return asOrganisation(scoped, (whole) => commentsIn(whole, place));
  });

/**
 * Says something about a question to the entity's people, who get an e-mail. Throws `resource.not_found`, `entity.archived`,
 * `collection.closed` for a closed collection, and `contribution.comments_full`.
 */
export const sayToEntity = async (
  deps: Deps,
  scope: Scope,
  place: RequestPlace,
  comment: NewRequestComment,
): Promise<RequestComment[]> => {
  await deps.jobs.start();
  const comments = await deps.database.withScope(scope, async (scoped) => {
    await holdRequest(scoped, place);
    const row = await reachedAt(scoped, place);
    const by = await say(scoped, row, { ...comment, place, now: deps.now() });
    // Whoever answers has read what was said before.
    await markRead(scoped, place, deps.now());
    await mailComment(deps, scoped, row, { entityId: place.entityId, ...comment, by }, deps.now());
    return commentsIn(scoped, place);
  });
  deps.realtime.publish(scope, notice);
  return comments;
};

/** Says something about a question to the people who decide about the answers, who are notified. Throws as `sayToEntity`. */
export const sayToOrganization = async (
  deps: Deps,
  scope: Scope,
  place: RequestPlace,
  comment: NewRequestComment,
): Promise<RequestComment[]> => {
  const comments = await deps.database.withScope(scope, async (scoped) => {
    await holdRequest(scoped, place);
    const { row } = await findRequest(scoped, place);
    return asOrganisation(scoped, async (whole) => {
      const now = deps.now();
      const by = await say(whole, row, { ...comment, place, now });
      await notifyDeciders(whole, row, { kind: 'collection.commented', entityId: place.entityId, by, now });
      return commentsIn(whole, place);
    });
  });
  deps.realtime.publish(scope, notice);
  deps.realtime.publish(scope, { type: 'notification.arrived' });
  return comments;
};

/** The organisation's people have read what was said about a request: the board no longer marks it. Throws `resource.not_found`. */
export const markCommentsRead = async (deps: Deps, scope: Scope, place: RequestPlace): Promise<void> => {
  await deps.database.withScope(scope, async (scoped) => {
    await holdRequest(scoped, place);
    await reachedAt(scoped, place);
    await markRead(scoped, place, deps.now());
  });
  deps.realtime.publish(scope, notice);
};
