import { nextDue, type Role } from '@esg/contract';
import { and, asc, count, eq, inArray, lte, notInArray } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';
import { subscriptions } from './payment.tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type SubscriptionFields = Omit<
  typeof subscriptions.$inferInsert,
  'id' | 'tenantId' | 'organisationId' | 'nextDueAt'
>;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(subscriptions.tenantId, tenantId), eq(subscriptions.organisationId, organisationId));

/** The organisation's subscription; undefined until it chose a plan. */
export const findSubscription = async (scoped: Scoped): Promise<SubscriptionRow | undefined> => {
  const [row] = await scoped.tx.select().from(subscriptions).where(own(scoped));
  return row;
};

/** The same, for this transaction alone: changes of one subscription come one after the other. */
export const lockSubscription = async (scoped: Scoped): Promise<SubscriptionRow | undefined> => {
  const [row] = await scoped.tx.select().from(subscriptions).where(own(scoped)).for('update');
  return row;
};

/** Writes the subscription's fields, and with them when time will bring the next change. */
export const saveSubscription = async (
  scoped: Scoped,
  before: SubscriptionRow | undefined,
  change: SubscriptionFields,
): Promise<SubscriptionRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = before
    ? await tx.update(subscriptions).set(change).where(own(scoped)).returning()
    : await tx
        .insert(subscriptions)
        .values({ ...change, tenantId, organisationId })
        .returning();
  if (!row) throw new Error('The database took a subscription and gave none back');
  const nextDueAt = nextDue(row)?.at ?? null;
  await tx.update(subscriptions).set({ nextDueAt }).where(own(scoped));
  return { ...row, nextDueAt };
};

/** Changes what is given of a subscription that is there. */
export const updateSubscription = (
  scoped: Scoped,
  row: SubscriptionRow,
  change: Partial<SubscriptionFields> & { updatedAt: Date },
): Promise<SubscriptionRow> => saveSubscription(scoped, row, { ...row, ...change });

/** People of these roles sit on no seat: they have portals of their own. */
const seatless: Role[] = ['entity-user', 'supplier'];

/** How many people of the organisation sit on a seat. */
export const countSeatsInUse = async ({ tx, tenantId, organisationId }: Scoped): Promise<number> => {
  const [row] = await tx
    .select({ used: count() })
    .from(users)
    .where(
      and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), notInArray(users.role, seatless)),
    );
  return row?.used ?? 0;
};

/** Name, type and language of the caller's organisation. */
export const findOrganisation = async ({ tx, tenantId, organisationId }: Scoped) => {
  const { name, type, communicationLanguage } = organisations;
  const [row] = await tx
    .select({ name, type, language: communicationLanguage })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  return row;
};

/** Whose subscription it is. */
export type SubscriptionOwner = Pick<SubscriptionRow, 'tenantId' | 'organisationId'>;

/** Subscriptions of all tenants for which time has brought something, the longest waiting first. */
export const listDue = (tx: Transaction, now: Date, rowsMax: number): Promise<SubscriptionOwner[]> =>
  tx
    .select({ tenantId: subscriptions.tenantId, organisationId: subscriptions.organisationId })
    .from(subscriptions)
    .where(lte(subscriptions.nextDueAt, now))
    .orderBy(asc(subscriptions.nextDueAt))
    .limit(rowsMax);

/** Statuses of some organisations, whoever they belong to. */
export const findStatuses = async (tx: Transaction, organisationIds: string[]) =>
  tx
    .select({ organisationId: subscriptions.organisationId, status: subscriptions.status })
    .from(subscriptions)
    .where(inArray(subscriptions.organisationId, organisationIds));
