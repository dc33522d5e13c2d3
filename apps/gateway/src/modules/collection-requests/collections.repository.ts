import {
  activityActions,
  type Collection,
  type CollectionEvent,
  collectionLimits,
  isAwaited,
  type Party,
  type Period,
  parties,
  portalRoleOf,
  requestStatuses,
} from '@esg/contract';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { Actor } from '../users/index.ts';
import { users } from '../users/users.tables.ts';
import { collectionEvents, collectionRequests, collections } from './collections.tables.ts';

export type CollectionRow = typeof collections.$inferSelect;
export type RequestRow = typeof collectionRequests.$inferSelect;

/** Whom the collection asks. */
export const partyAsked = ({ ofSuppliers }: Pick<CollectionRow, 'ofSuppliers'>): Party =>
  ofSuppliers ? 'suppliers' : 'entities';

const own = (scoped: Scoped) => ownRows(collections, scoped);
const ofCollection = (scoped: Scoped, collectionId: string) =>
  and(ownRows(collectionRequests, scoped), eq(collectionRequests.collectionId, collectionId));

/** All collections, the newest first. */
export const listCollections = (scoped: Scoped): Promise<CollectionRow[]> =>
  scoped.tx.select().from(collections).where(own(scoped)).orderBy(desc(collections.createdAt), desc(collections.id));

export const findCollection = async (scoped: Scoped, id: string): Promise<CollectionRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(collections)
    .where(and(own(scoped), eq(collections.id, id)));
  return row;
};

/** Those that are open until a day. */
export const listDue = (scoped: Scoped): Promise<CollectionRow[]> =>
  scoped.tx
    .select()
    .from(collections)
    .where(and(own(scoped), isNotNull(collections.dueOn), isNull(collections.closedAt)));

/** Organisations that have some. */
export const listWaiting = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: collections.tenantId, organisationId: collections.organisationId })
    .from(collections)
    .where(and(isNotNull(collections.dueOn), isNull(collections.closedAt)));

/** The open ones that ask the entity, the newest first. */
export const listAsking = async (tx: Transaction, entityId: string): Promise<CollectionRow[]> => {
  const rows = await tx
    .select({ row: collections })
    .from(collections)
    .innerJoin(collectionRequests, eq(collectionRequests.collectionId, collections.id))
    .where(and(eq(collectionRequests.entityId, entityId), isNull(collections.closedAt)))
    .orderBy(desc(collections.createdAt), desc(collections.id));
  return rows.map(({ row }) => row);
};

/** How many are not closed. */
export const countOpen = async (scoped: Scoped): Promise<number> => {
  const [row] = await scoped.tx
    .select({ all: count() })
    .from(collections)
    .where(and(own(scoped), isNull(collections.closedAt)));
  return row?.all ?? 0;
};

type Head = Pick<Collection, 'name' | 'message' | 'dueOn' | 'approverId'>;
type NewRow = Head &
  Pick<CollectionRow, 'versionId' | 'reportingTimeId' | 'periodStart' | 'periodEnd' | 'sectionIds' | 'site'>;

export const insertCollection = async (scoped: Scoped, row: NewRow, by: Actor, now: Date): Promise<string> => {
  const { tx, tenantId, organisationId } = scoped;
  const [stored] = await tx
    .insert(collections)
    .values({ ...row, tenantId, organisationId, createdAt: now, createdById: by.id, createdByName: by.name })
    .returning({ id: collections.id });
  if (!stored) throw new Error('A collection was not stored');
  return stored.id;
};

/** Whether it still had this version and was changed. */
export const updateCollection = async (
  scoped: Scoped,
  id: string,
  version: number,
  change: Partial<Head & Pick<CollectionRow, 'closedAt' | 'sectionIds'>>,
): Promise<boolean> => {
  const rows = await scoped.tx
    .update(collections)
    .set({ ...change, version: sql`${collections.version} + 1` })
    .where(and(own(scoped), eq(collections.id, id), eq(collections.version, version)))
    .returning({ id: collections.id });
  return rows.length > 0;
};

/** Deletes a collection with its requests; the answers stay in the data hub. */
export const deleteCollection = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(collections).where(and(own(scoped), eq(collections.id, id)));
};

/** What these collections ask, in no order. */
export const listRequests = (scoped: Scoped, collectionIds: readonly string[]): Promise<RequestRow[]> =>
  collectionIds.length === 0
    ? Promise.resolve([])
    : scoped.tx
        .select()
        .from(collectionRequests)
        .where(and(ownRows(collectionRequests, scoped), inArray(collectionRequests.collectionId, [...collectionIds])));

/** How many open collections wait for answers of each entity. */
export const countAwaitedByEntity = async (scoped: Scoped): Promise<ReadonlyMap<string, number>> => {
  const rows = await scoped.tx
    .select({ entityId: collectionRequests.entityId, requests: count() })
    .from(collectionRequests)
    .innerJoin(collections, eq(collections.id, collectionRequests.collectionId))
    .where(
      and(
        ownRows(collectionRequests, scoped),
        isNull(collections.closedAt),
        inArray(collectionRequests.status, requestStatuses.filter(isAwaited)),
      ),
    )
    .groupBy(collectionRequests.entityId);
  return new Map(rows.map(({ entityId, requests }) => [entityId, requests]));
};

/** All requests of the collection, locked for this transaction: nobody answers meanwhile. In one order, so that two callers never wait for each other. */
export const lockRequests = (scoped: Scoped, collectionId: string): Promise<RequestRow[]> =>
  scoped.tx
    .select()
    .from(collectionRequests)
    .where(ofCollection(scoped, collectionId))
    .orderBy(asc(collectionRequests.entityId))
    .for('update');

/** One request, locked for this transaction: with `share` others may answer it too, with `update` nobody does. */
export const lockRequest = async (
  scoped: Scoped,
  { collectionId, entityId }: Pick<RequestRow, 'collectionId' | 'entityId'>,
  strength: 'share' | 'update',
): Promise<RequestRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(collectionRequests)
    .where(and(ofCollection(scoped, collectionId), eq(collectionRequests.entityId, entityId)))
    .for(strength);
  return row;
};

/**
 * Whether the entity has submitted a figure of these days in another collection, or it was approved there. These requests stay locked, so
 * that nothing is submitted there meanwhile.
 */
export const isSubmittedElsewhere = async (
  scoped: Scoped,
  { collectionId, entityId, sectionId }: { collectionId: string; entityId: string; sectionId: string },
  days: Period,
): Promise<boolean> => {
  const same = await scoped.tx
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(
        ownRows(collections, scoped),
        ne(collections.id, collectionId),
        lte(collections.periodStart, days.end),
        gte(collections.periodEnd, days.start),
        arrayContains(collections.sectionIds, [sectionId]),
      ),
    );
  if (same.length === 0) return false;
  const ids = same.map((each) => each.id);
  const requests = await scoped.tx
    .select({ status: collectionRequests.status })
    .from(collectionRequests)
    .where(
      and(
        ownRows(collectionRequests, scoped),
        inArray(collectionRequests.collectionId, ids),
        eq(collectionRequests.entityId, entityId),
      ),
    )
    .orderBy(collectionRequests.collectionId)
    .for('share');
  return requests.some(({ status }) => !isAwaited(status));
};

export const insertRequests = async (scoped: Scoped, collectionId: string, entityIds: readonly string[]) => {
  const { tx, tenantId, organisationId } = scoped;
  if (entityIds.length > 0)
    await tx
      .insert(collectionRequests)
      .values(entityIds.map((entityId) => ({ tenantId, organisationId, collectionId, entityId })));
};

/** Asks nobody any more but these entities. */
export const withdrawRequestsExcept = async (scoped: Scoped, collectionId: string, entityIds: readonly string[]) => {
  await scoped.tx
    .delete(collectionRequests)
    .where(and(ofCollection(scoped, collectionId), notInArray(collectionRequests.entityId, [...entityIds])));
};

type RequestChange = Partial<
  Pick<
    RequestRow,
    | 'status'
    | 'note'
    | 'submittedAt'
    | 'submittedById'
    | 'submittedByName'
    | 'decidedAt'
    | 'decidedById'
    | 'decidedByName'
  >
>;

/** Changes a request that the caller has locked. */
export const updateRequest = async (
  scoped: Scoped,
  { collectionId, entityId }: Pick<RequestRow, 'collectionId' | 'entityId'>,
  change: RequestChange,
) => {
  await scoped.tx
    .update(collectionRequests)
    .set({ ...change, version: sql`${collectionRequests.version} + 1` })
    .where(and(ofCollection(scoped, collectionId), eq(collectionRequests.entityId, entityId)));
};

/** Notes when the people of these entities were reminded. Decisions are not affected: the version stays. */
export const noteReminder = async (scoped: Scoped, collectionId: string, entityIds: readonly string[], now: Date) => {
  await scoped.tx
    .update(collectionRequests)
    .set({ remindedAt: now })
    .where(and(ofCollection(scoped, collectionId), inArray(collectionRequests.entityId, [...entityIds])));
};

type Happened = Pick<CollectionEvent, 'action'> & Partial<Pick<CollectionEvent, 'entityId' | 'sectionId' | 'note'>>;

/** Stores events permanently. */
export const appendEvents = async (
  scoped: Scoped,
  collectionId: string,
  happened: readonly Happened[],
  { by, now }: { readonly by: Pick<Actor, 'id' | 'name'>; readonly now: Date },
) => {
  const { tx, tenantId, organisationId } = scoped;
  if (happened.length > 0)
    await tx.insert(collectionEvents).values(
      happened.map((event) => ({
        ...event,
        tenantId,
        organisationId,
        collectionId,
        byId: by.id,
        byName: by.name,
        at: now,
      })),
    );
};

/** Whether this person did the same for the entity on this day already. */
export const hasHappenedToday = async (
  scoped: Scoped,
  collectionId: string,
  { action, entityId }: Required<Pick<Happened, 'action' | 'entityId'>> & { entityId: string },
  { by, now }: { readonly by: Pick<Actor, 'id'>; readonly now: Date },
): Promise<boolean> => {
  const { entityId: about, byId, at } = collectionEvents;
  const same = and(eq(collectionEvents.action, action), eq(about, entityId), eq(byId, by.id));
  const today = gte(at, new Date(now.toISOString().slice(0, 'yyyy-mm-dd'.length)));
  const here = and(ownRows(collectionEvents, scoped), eq(collectionEvents.collectionId, collectionId));
  return (await scoped.tx.$count(collectionEvents, and(here, same, today))) > 0;
};

/** The latest events, the newest first. */
export const listEvents = async (scoped: Scoped, collectionId: string): Promise<CollectionEvent[]> => {
  const rows = await scoped.tx
    .select()
    .from(collectionEvents)
    .where(and(ownRows(collectionEvents, scoped), eq(collectionEvents.collectionId, collectionId)))
    .orderBy(desc(collectionEvents.position))
    .limit(collectionLimits.eventsShown);
  return rows.map(({ action, entityId, sectionId, note, at, byId, byName }) => ({
    action,
    entityId,
    sectionId,
    note,
    at: at.toISOString(),
    by: { id: byId, name: byName },
  }));
};

/**
 * The latest events of these collections since then that Home shows, the newest first: of the whole, and of these entities, or of all where
 * none are named.
 */
export const listActivity = (
  scoped: Scoped,
  collectionIds: readonly string[],
  { entityIds, since }: { readonly entityIds: readonly string[] | undefined; readonly since: Date },
) => {
  const { action, entityId, collectionId, at, byId, byName } = collectionEvents;
  const isTheirs = entityIds && or(isNull(entityId), inArray(entityId, [...entityIds]));
  return collectionIds.length === 0
    ? Promise.resolve([])
    : scoped.tx
        .select({ action, entityId, collectionId, at, byId, byName })
        .from(collectionEvents)
        .where(
          and(
            ownRows(collectionEvents, scoped),
            inArray(collectionId, [...collectionIds]),
            inArray(action, [...activityActions]),
            gt(at, since),
            isTheirs,
          ),
        )
        .orderBy(desc(collectionEvents.position))
        .limit(collectionLimits.activityShown);
};

/** Somebody of the organisation with this account, and what they are. */
export const findPerson = async (scoped: Scoped, id: string) => {
  const [row] = await scoped.tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(ownRows(users, scoped), eq(users.id, id)));
  return row;
};

/** People with these accounts who answer for entities or suppliers, for letters. */
export const listReceivers = (scoped: Scoped, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : scoped.tx
        .select({
          id: users.id,
          email: users.email,
          language: users.language,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(users)
        .where(and(ownRows(users, scoped), inArray(users.role, parties.map(portalRoleOf)), inArray(users.id, [...ids])))
        .orderBy(asc(users.email));
export type Receiver = Awaited<ReturnType<typeof listReceivers>>[number];
