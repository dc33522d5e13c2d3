import { randomBytes } from 'node:crypto';
import type { SignInDomainFailure } from '@esg/contract';
import { and, asc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { signInDomains } from './providers.tables.ts';

export type DomainRow = typeof signInDomains.$inferSelect;

const own = ({ tenantId, organisationId }: Pick<Scoped, 'tenantId' | 'organisationId'>) =>
  and(eq(signInDomains.tenantId, tenantId), eq(signInDomains.organisationId, organisationId));

/** The domains of the caller's organisation, in the order in which they were entered. */
export const listDomains = (scoped: Scoped): Promise<DomainRow[]> =>
  scoped.tx.select().from(signInDomains).where(own(scoped)).orderBy(asc(signInDomains.position));

/** One domain of the caller's organisation. */
export const findDomain = async (scoped: Scoped, domain: string): Promise<DomainRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(signInDomains)
    .where(and(own(scoped), eq(signInDomains.domain, domain)));
  return row;
};

/** Sets the domains of the caller's organisation. A domain that stays keeps its record and its proof. */
export const putDomains = async (scoped: Scoped, domains: readonly string[]) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx.delete(signInDomains).where(and(own(scoped), notInArray(signInDomains.domain, [...domains])));
  for (const [position, domain] of domains.entries())
    await tx
      .insert(signInDomains)
      .values({ tenantId, organisationId, domain, position, token: randomBytes(20).toString('hex') })
      .onConflictDoUpdate({ target: [signInDomains.organisationId, signInDomains.domain], set: { position } });
};

/** Deletes the domains of the caller's organisation with their proofs. */
export const deleteDomains = async (scoped: Scoped) => {
  await scoped.tx.delete(signInDomains).where(own(scoped));
};

type Outcome = { checkedAt: Date; provedAt: Date | null; failure: SignInDomainFailure | null };
type Owner = { tenantId: string; organisationId: string };

/**
 * Stores the result of checking this record, unless the domain was proved meanwhile or has another record by now. The database refuses
 * (`unique`) a proof that another organisation of the tenant has.
 */
export const recordCheck = async (
  tx: Transaction,
  owner: Owner,
  { domain, token }: Pick<DomainRow, 'domain' | 'token'>,
  outcome: Outcome,
) => {
  await tx
    .update(signInDomains)
    .set(outcome)
    .where(
      and(own(owner), eq(signInDomains.domain, domain), eq(signInDomains.token, token), isNull(signInDomains.provedAt)),
    );
};

/** The organisation of the tenant that has proved this domain, if any. */
export const findProver = async (tx: Transaction, tenantId: string, domain: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ organisationId: signInDomains.organisationId })
    .from(signInDomains)
    .where(
      and(eq(signInDomains.tenantId, tenantId), eq(signInDomains.domain, domain), isNotNull(signInDomains.provedAt)),
    );
  return row?.organisationId;
};

/** Stores a domain that the operator confirms. The database refuses (`unique`) a domain that another organisation has proved. */
export const vouchForDomain = async (tx: Transaction, owner: Owner, domain: string, provedAt: Date) => {
  await tx
    .insert(signInDomains)
    .values({ ...owner, domain, position: 0, token: randomBytes(20).toString('hex'), provedAt })
    .onConflictDoUpdate({
      target: [signInDomains.organisationId, signInDomains.domain],
      set: { provedAt, failure: null },
    });
};

/** Removes the proof of a domain. Returns whether the organisation has that domain. */
export const unproveDomain = async (tx: Transaction, owner: Owner, domain: string): Promise<boolean> => {
  const rows = await tx
    .update(signInDomains)
    .set({ provedAt: null, failure: null })
    .where(and(own(owner), eq(signInDomains.domain, domain)))
    .returning({ domain: signInDomains.domain });
  return rows.length > 0;
};
