import { and, eq, isNotNull } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { providerAccounts, signInDomains, signInProviders } from './providers.tables.ts';

export type ProviderRow = typeof signInProviders.$inferSelect;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(signInProviders.tenantId, tenantId), eq(signInProviders.organisationId, organisationId));

/** The provider of the caller's organisation. */
export const findOwnProvider = async (scoped: Scoped): Promise<ProviderRow | undefined> => {
  const [row] = await scoped.tx.select().from(signInProviders).where(own(scoped));
  return row;
};

/** Whether people of the caller's organisation sign in with its own provider. */
export const hasProvider = async (scoped: Scoped): Promise<boolean> =>
  (await findOwnProvider(scoped))?.enabled === true;

/** Stores the provider of the caller's organisation and replaces an earlier one. */
export const putProvider = async (
  { tx, tenantId, organisationId }: Scoped,
  provider: Omit<typeof signInProviders.$inferInsert, 'id' | 'tenantId' | 'organisationId'>,
) => {
  await tx
    .insert(signInProviders)
    .values({ ...provider, tenantId, organisationId })
    .onConflictDoUpdate({ target: signInProviders.organisationId, set: provider });
};

/** Removes the provider of the caller's organisation with the accounts linked to it. */
export const deleteProvider = async (scoped: Scoped): Promise<boolean> => {
  const removed = await scoped.tx.delete(signInProviders).where(own(scoped)).returning({ id: signInProviders.id });
  return removed.length > 0;
};

/** Deletes the links between the provider's subjects and accounts, because the provider is another one now. */
export const forgetSubjects = async ({ tx, tenantId, organisationId }: Scoped) => {
  await tx
    .delete(providerAccounts)
    .where(and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.organisationId, organisationId)));
};

/** A provider with the domains that its organisation has proved, and the organisation's name. */
export type CountingProvider = ProviderRow & { domains: string[]; organisationName: string };

/** The provider in use at a tenant that has this id, or that this domain belongs to. One without a proved domain is not found. */
export const findCountingProvider = async (
  tx: Transaction,
  tenantId: string,
  wanted: { id: string } | { domain: string },
): Promise<CountingProvider | undefined> => {
  const rows = await tx
    .select({
      provider: signInProviders,
      domain: signInDomains.domain,
      organisationName: organisations.name,
    })
    .from(signInProviders)
    .innerJoin(signInDomains, eq(signInDomains.organisationId, signInProviders.organisationId))
    .innerJoin(organisations, eq(organisations.id, signInProviders.organisationId))
    .where(
      and(
        eq(signInProviders.tenantId, tenantId),
        eq(signInProviders.enabled, true),
        isNotNull(signInDomains.provedAt),
        'id' in wanted ? eq(signInProviders.id, wanted.id) : eq(signInDomains.domain, wanted.domain),
      ),
    );
  const [first] = rows;
  return (
    first && {
      ...first.provider,
      organisationName: first.organisationName,
      domains: rows.map(({ domain }) => domain),
    }
  );
};

/** The name of the caller's organisation. */
export const findOrganisationName = async ({ tx, organisationId }: Scoped): Promise<string> => {
  const [row] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  return row?.name ?? '';
};

/** The account that this subject of the provider signed in to before. */
export const findSubject = async ({ tx }: Scoped, providerId: string, subject: string) => {
  const [row] = await tx
    .select({ userId: providerAccounts.userId })
    .from(providerAccounts)
    .where(and(eq(providerAccounts.providerId, providerId), eq(providerAccounts.subject, subject)));
  return row?.userId;
};

/** Links a subject to an account; false where the account or the subject is linked already. */
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
