import {
  may,
  mayViewClients,
  type Notification,
  type NotificationKind,
  type NotificationSettings,
  roles,
} from '@esg/contract';
import { and, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { asConsultancy, olderThan, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { users } from '../users/users.tables.ts';
import { notificationSettings, notifications } from './notifications.tables.ts';

export type NewNotification = { kind: NotificationKind; facts: Record<string, string>; path: string; createdAt: Date };
/**
 * Who is notified: everybody who reads the organisation's reports, of its own people and of a consultancy that works for it; or its
 * administrators; both without the person who caused it; or one person of either.
 */
export type Audience = 'report-readers' | 'administrators' | { userId: string };

const own = ({ tenantId, organisationId, userId }: Scoped) =>
  and(
    eq(notifications.tenantId, tenantId),
    eq(notifications.organisationId, organisationId),
    eq(notifications.userId, userId),
  );

const reportReaders = roles.filter((role) => may(role, 'report:read'));

/** Roles of a consultancy's people who view its clients: in each they are consultants, who read its reports and administer nothing. */
const visiting = roles.filter((role) => mayViewClients(role, 'Consultancy'));

const toAudience = ({ tenantId, organisationId, userId }: Scoped, audience: Audience) => {
  const organisation = and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId));
  const others = and(organisation, ne(users.id, userId));
  if (audience === 'report-readers') return and(others, inArray(users.role, reportReaders));
  if (audience === 'administrators') return and(others, eq(users.role, 'administrator'));
  return and(organisation, eq(users.id, audience.userId));
};

const peopleAmong = ({ tx }: Scoped, condition: ReturnType<typeof and>) =>
  tx.select({ userId: users.id }).from(users).where(condition);

/** Those of the audience who are of the consultancy that works for the organisation now, whom the fence of the client hides. */
const listVisitors = async (scoped: Scoped, audience: Audience) => {
  if (audience === 'administrators') return [];
  const [client] = await scoped.tx
    .select({ consultancyId: organisations.consultancyId })
    .from(organisations)
    .where(and(eq(organisations.tenantId, scoped.tenantId), eq(organisations.id, scoped.organisationId)));
  if (!client?.consultancyId) return [];
  return asConsultancy(scoped, client.consultancyId, (there) =>
    peopleAmong(there, and(toAudience(there, audience), inArray(users.role, visiting))),
  );
};

/** Stores the notification for each person of the audience. */
export const insertNotifications = async (scoped: Scoped, audience: Audience, notification: NewNotification) => {
  const own = await peopleAmong(scoped, toAudience(scoped, audience));
  const isFound = typeof audience === 'object' && own.length > 0;
  const people = isFound ? own : [...own, ...(await listVisitors(scoped, audience))];
  if (people.length === 0) return;
  const { tenantId, organisationId } = scoped;
  await scoped.tx
    .insert(notifications)
    .values(people.map(({ userId }) => ({ ...notification, tenantId, organisationId, userId })));
};

type Row = typeof notifications.$inferSelect;
const notificationOf = ({ id, kind, facts, path, createdAt, readAt }: Row): Notification => ({
  id,
  kind,
  facts,
  path,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

/** The caller's notifications, newest first, with the cursor of the next page. */
export const listNotifications = async (scoped: Scoped, after: ListPosition | undefined, limit: number) => {
  const rows = await scoped.tx
    .select()
    .from(notifications)
    .where(and(own(scoped), olderThan(notifications, after)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { items: page.map(notificationOf), end: rows.length > limit ? page.at(-1) : undefined };
};

export const countUnread = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ n: count() })
    .from(notifications)
    .where(and(own(scoped), isNull(notifications.readAt)));
  return row?.n ?? 0;
};

/** Marks the caller's notifications as read: the named ones, or all. */
export const markRead = async (scoped: Scoped, ids: readonly string[] | undefined, at: Date) => {
  await scoped.tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(own(scoped), isNull(notifications.readAt), ids && inArray(notifications.id, [...ids])));
};

/** Marks the caller's notifications with this fact as read; whether there were any. */
export const markReadAbout = async (scoped: Scoped, name: string, values: readonly string[], at: Date) => {
  const read = await scoped.tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(own(scoped), isNull(notifications.readAt), inArray(sql`${notifications.facts} ->> ${name}`, [...values])),
    )
    .returning({ id: notifications.id });
  return read.length > 0;
};

export const findSettings = async ({ tx, userId }: Scoped): Promise<NotificationSettings> => {
  const [row] = await tx
    .select({ digest: notificationSettings.digest })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return row ?? { digest: 'off' };
};

/** Leaves what happened before `at` out of the next digest. */
export const saveSettings = async (
  { tx, tenantId, organisationId, userId }: Scoped,
  { digest }: NotificationSettings,
  site: string,
  at: Date,
) => {
  await tx
    .insert(notificationSettings)
    .values({ tenantId, organisationId, userId, digest, site, digestedAt: at })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { digest, site, digestedAt: at } });
};

/** Everybody of every tenant who wants a digest, with what the e-mail needs. */
export const listDigestsDue = async (tx: Transaction) => {
  const rows = await tx
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      brandId: tenants.brandId,
      digest: notificationSettings.digest,
      site: notificationSettings.site,
      digestedAt: notificationSettings.digestedAt,
    })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .innerJoin(tenants, eq(tenants.id, notificationSettings.tenantId))
    .where(ne(notificationSettings.digest, 'off'));
  return rows.flatMap(({ digest, ...row }) => (digest === 'off' ? [] : [{ ...row, digest }]));
};
export type DigestDue = Awaited<ReturnType<typeof listDigestsDue>>[number];

/**
 * The person's unread notifications since then, newest first; those of a client with its name, as long as the person's consultancy works for
 * it.
 */
export const listUnreadSince = (tx: Transaction, userId: string, since: Date) => {
  const isOwn = eq(notifications.organisationId, users.organisationId);
  const isOfClient = and(eq(organisations.consultancyId, users.organisationId), inArray(users.role, visiting));
  return tx
    .select({
      kind: notifications.kind,
      facts: notifications.facts,
      client: sql<string | null>`case when not (${isOwn}) then ${organisations.name} end`,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(organisations, eq(organisations.id, notifications.organisationId))
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        gt(notifications.createdAt, since),
        or(isOwn, isOfClient),
      ),
    )
    .orderBy(desc(notifications.createdAt));
};

/** The next digest covers what happens from now on. */
export const markDigested = async (tx: Transaction, userId: string, at: Date) => {
  await tx.update(notificationSettings).set({ digestedAt: at }).where(eq(notificationSettings.userId, userId));
};

/** Deletes notifications older than `before`, for every tenant. */
export const deleteOlder = async (tx: Transaction, before: Date) => {
  await tx.delete(notifications).where(lt(notifications.createdAt, before));
};
