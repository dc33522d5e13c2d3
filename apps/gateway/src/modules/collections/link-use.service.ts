import type { PortalLinkRenewal } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listGivenEntities } from '../access-grants/index.ts';
import { appendEvents, hasHappenedToday, listAsking, listReceivers } from '../collection-requests/index.ts';
import { findByLink } from '../guests/index.ts';
import { findActor } from '../users/index.ts';
import { notice } from './collections.service.ts';
import { writeRequests } from './letters.ts';
import { withoutGrant } from './portal-answers.service.ts';
import { findInvitedToEntity, type InvitedToEntity } from './portal-links.service.ts';

type Deps = Pick<GatewayDeps, 'database' | 'jobs' | 'mailer' | 'limits' | 'now'>;

/** Writes down in the collections that ask the entity that a link was used: once a day, so that other events stay in sight. */
export const noteLinkUse = async (
  { database, realtime, now }: Pick<GatewayDeps, 'database' | 'realtime' | 'now'>,
  { scope, entityId }: InvitedToEntity,
) => {
  await database.withScope(withoutGrant(scope), async (scoped) => {
    const author = { by: await findActor(scoped), now: now() };
    const used = { action: 'link-used' as const, entityId };
    for (const { id } of await listAsking(scoped.tx, entityId))
      if (!(await hasHappenedToday(scoped, id, used, author))) await appendEvents(scoped, id, [used], author);
  });
  realtime.publish(scope, notice);
};

/** The value; nothing where it is refused. */
const unlessRefused = async <Value>(found: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
};

/** The holder of a link that was issued here and not withdrawn, whether or not it has expired. */
const findHolder = (deps: Deps, tenantId: string, key: string) =>
  deps.database.withSystem(async (tx) => {
    const guest = await findByLink(tx, tenantId, key);
    if (!guest || guest.withdrawnAt) return undefined;
    const invited = await findInvitedToEntity(tx, guest.id);
    return invited && { guest, invited };
  });

/**
 * Sends a new link to the address that the letter of this one went to. Says nothing of whether it did: not for an unknown or withdrawn link,
 * nor for one whose holder has asked too often.
 */
export const renewLink = async (deps: Deps, tenantId: string, { key, collectionId }: PortalLinkRenewal) => {
  await deps.jobs.start();
  const found = await unlessRefused(findHolder(deps, tenantId, key));
  if (!found) return;
  const { guest, invited } = found;
  const isCounted = await unlessRefused(deps.limits.countAttempt('linkEmail', guest.id).then(() => true));
  if (!isCounted) return;
  await deps.database.withScope(withoutGrant(invited.scope), async (scoped) => {
    const asking = await listAsking(scoped.tx, invited.entityId);
    const row = asking.find(({ id }) => id === collectionId) ?? asking[0];
    const given = (await listGivenEntities(scoped)).filter(({ id }) => id === guest.id);
    const [receiver] = await listReceivers(scoped, [invited.scope.userId]);
    if (row && receiver) await writeRequests(deps, scoped, row, [{ receiver, given }], deps.now());
  });
};
