import {
  needsSeat,
  nextDue,
  type OrganisationType,
  registerSteps,
  roles,
  type SubscriptionStatus,
} from '@esg/contract';
import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { countAwaited } from '../invitations/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { users } from '../users/users.tables.ts';
import { subscriptions } from './payment.tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type SubscriptionFields = Omit<
  typeof subscriptions.$inferInsert,
  'id' | 'tenantId' | 'organisationId' | 'nextDueAt'
>;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(subscriptions.tenantId, tenantId), eq(subscriptions.organisationId, organisationId));

/** The organisation's subscription; undefined until a plan was chosen. */
export const findSubscription = async (scoped: Scoped): Promise<SubscriptionRow | undefined> => {
  const [row] = await scoped.tx.select().from(subscriptions).where(own(scoped));
  return row;
};

/** The same, locked for this transaction, so that changes of one subscription happen one after the other. */
export const lockSubscription = async (scoped: Scoped): Promise<SubscriptionRow | undefined> => {
  const [row] = await scoped.tx.select().from(subscriptions).where(own(scoped)).for('update');
  return row;
};

/** Writes the subscription's fields, and when the next scheduled change is due. */
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

/** Changes the given fields of an existing subscription. */
export const updateSubscription = (
  scoped: Scoped,
  row: SubscriptionRow,
  change: Partial<SubscriptionFields> & { updatedAt: Date },
): Promise<SubscriptionRow> => saveSubscription(scoped, row, { ...row, ...change });

const seated = roles.filter(needsSeat);

/** How many people of the organisation have a seat. */
export const countSeatsInUse = async ({ tx, tenantId, organisationId }: Scoped): Promise<number> => {
  const [row] = await tx
    .select({ used: count() })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), inArray(users.role, seated)));
  return row?.used ?? 0;
};

/** How many seats are reserved for invited people who may still accept. */
export const countSeatsInvited = (scoped: Scoped, now: Date): Promise<number> => countAwaited(scoped, seated, now);

/** Seats that are taken or reserved: the number of seats cannot be lower (spec section 5). */
export const countSeatsTaken = async (scoped: Scoped, now: Date): Promise<number> =>
  (await countSeatsInUse(scoped)) + (await countSeatsInvited(scoped, now));

/** Name, type and language of the caller's organisation, and when it is removed, if an administrator asked for that. */
export const findOrganisation = async ({ tx, tenantId, organisationId }: Scoped) => {
  const { name, type, communicationLanguage, removalAt } = organisations;
  const [row] = await tx
    .select({ name, type, language: communicationLanguage, removalAt })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  return row;
};

/** Whether the caller has clients. */
export const hasClients = async ({ tx, tenantId, organisationId }: Scoped): Promise<boolean> => {
  const rows = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.consultancyId, organisationId)))
    .limit(1);
  return rows.length > 0;
};

/** Sets the type of the caller's organisation. */
export const updateOrganisationType = async (
  { tx, tenantId, organisationId }: Scoped,
  type: OrganisationType,
  now: Date,
) => {
  await tx
    .update(organisations)
    .set({ type, updatedAt: now })
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
};

/** The organisation of the subscription. */
export type SubscriptionOwner = Pick<SubscriptionRow, 'tenantId' | 'organisationId'>;

/** Subscriptions of all tenants for which a change is due, the longest waiting first. */
export const listDue = (tx: Transaction, now: Date, rowsMax: number): Promise<SubscriptionOwner[]> =>
  tx
    .select({ tenantId: subscriptions.tenantId, organisationId: subscriptions.organisationId })
    .from(subscriptions)
    .where(lte(subscriptions.nextDueAt, now))
    .orderBy(asc(subscriptions.nextDueAt))
    .limit(rowsMax);

/**
 * Status of any organisation's subscription; none where the tenant sells nothing. An organisation that waits for its removal is closed,
 * also where it never had a subscription.
 */
export const findStatus = async (tx: Transaction, organisationId: string): Promise<SubscriptionStatus | null> => {
  const [row] = await tx
    .select({
      status: subscriptions.status,
      removalAt: organisations.removalAt,
      featureFlag: tenants.featureFlag,
    })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .leftJoin(subscriptions, eq(subscriptions.organisationId, organisations.id))
    .where(eq(organisations.id, organisationId));
  if (row?.removalAt) return 'pending-removal';
  return row?.featureFlag.featureFlags.includes('payment') ? row.status : null;
};

/**
 * Whether an organisation is still on trial or before it, so that nobody has paid for it yet. A client uses its consultancy's subscription;
 * an organisation that the operator created needs none.
 */
export const isOnTrial = async (tx: Transaction, organisationId: string): Promise<boolean> => {
  const [row] = await tx
    .select({
      id: subscriptions.id,
      paidUntil: subscriptions.periodEnd,
      registerProcess: organisations.registerProcess,
    })
    .from(organisations)
    .leftJoin(
      subscriptions,
      eq(subscriptions.organisationId, sql`coalesce(${organisations.consultancyId}, ${organisations.id})`),
    )
    .where(eq(organisations.id, organisationId));
  if (!row) return true;
  return row.id ? row.paidUntil === null : row.registerProcess !== registerSteps.finish;
};
