import { and, asc, eq } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { providerAccounts, signInProviders } from './providers.tables.ts';

export type ProviderRow = typeof signInProviders.$inferSelect;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(signInProviders.tenantId, tenantId), eq(signInProviders.organisationId, organisationId));

/** The provider of the caller's organisation. */
export const findOwnProvider = async (scoped: Scoped): Promise<ProviderRow | undefined> => {
  const [row] = await scoped.tx.select().from(signInProviders).where(own(scoped));
  return row;
};

/** Stores the provider of the caller's organisation, in the place of an earlier one. */
export const putProvider = async (
  { tx, tenantId, organisationId }: Scoped,
  provider: Omit<typeof signInProviders.$inferInsert, 'id' | 'tenantId' | 'organisationId'>,
) => {
  await tx
    .insert(signInProviders)
    .values({ ...provider, tenantId, organisationId })
    .onConflictDoUpdate({ target: signInProviders.organisationId, set: provider });
};

/** Removes the provider of the caller's organisation, with whom it knew. */
export const removeProvider = async (scoped: Scoped): Promise<boolean> => {
  const removed = await scoped.tx.delete(signInProviders).where(own(scoped)).returning({ id: signInProviders.id });
  return removed.length > 0;
};

/** Forgets whom the provider meant by its subjects: it is another one now. */
export const forgetSubjects = async ({ tx, tenantId, organisationId }: Scoped) => {
  await tx
    .delete(providerAccounts)
    .where(and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.organisationId, organisationId)));
};

/** The providers in use at a tenant, by name. */
export const listEnabledProviders = (tx: Transaction, tenantId: string): Promise<ProviderRow[]> =>
  tx
    .select()
    .from(signInProviders)
    .where(and(eq(signInProviders.tenantId, tenantId), eq(signInProviders.enabled, true)))
    .orderBy(asc(signInProviders.name), signInProviders.id);

/** A provider in use at a tenant. */
export const findEnabledProvider = async (
  tx: Transaction,
  tenantId: string,
  id: string,
): Promise<ProviderRow | undefined> => {
  const [row] = await tx
    .select()
    .from(signInProviders)
    .where(and(eq(signInProviders.tenantId, tenantId), eq(signInProviders.id, id), eq(signInProviders.enabled, true)));
  return row;
};

/** Whose account this subject of the provider is, where it signed in before. */
export const findSubject = async ({ tx }: Scoped, providerId: string, subject: string) => {
  const [row] = await tx
    .select({ userId: providerAccounts.userId })
    .from(providerAccounts)
    .where(and(eq(providerAccounts.providerId, providerId), eq(providerAccounts.subject, subject)));
  return row?.userId;
};

/** Remembers whose account a subject is; false where the account, or the subject, is taken. */
export const insertSubject = async (
  { tx, tenantId, organisationId }: Scoped,
  known: { providerId: string; userId: string; subject: string; createdAt: Date },
): Promise<boolean> => {
  const stored = await tx
    .insert(providerAccounts)
    .values({ ...known, tenantId, organisationId })
    .onConflictDoNothing()
    .returning({ id: providerAccounts.id });
  return stored.length > 0;
};
