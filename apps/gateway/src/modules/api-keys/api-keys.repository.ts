import type { ApiKey } from '@esg/contract';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { apiKeys } from './api-keys.tables.ts';

type Row = typeof apiKeys.$inferSelect;
type New = Omit<typeof apiKeys.$inferInsert, 'tenantId' | 'organisationId'>;

const own = (scoped: Scoped) => ownRows(apiKeys, scoped);

export const apiKeyOf = ({ id, name, prefix, scopes, createdById, createdByName, ...moments }: Row): ApiKey => ({
  id,
  name,
  prefix,
  scopes,
  createdBy: { id: createdById, name: createdByName },
  createdAt: moments.createdAt.toISOString(),
  expiresAt: moments.expiresAt?.toISOString() ?? null,
  lastUsedAt: moments.lastUsedAt?.toISOString() ?? null,
  revokedAt: moments.revokedAt?.toISOString() ?? null,
});

/** The organisation's keys, newest first, including revoked ones. */
export const listKeys = (scoped: Scoped) =>
  scoped.tx.select().from(apiKeys).where(own(scoped)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

/** Keys that are not revoked. */
export const countKeys = (scoped: Scoped) => scoped.tx.$count(apiKeys, and(own(scoped), isNull(apiKeys.revokedAt)));

export const insertKey = async (scoped: Scoped, key: New): Promise<Row> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(apiKeys)
    .values({ ...key, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('A key was not stored');
  return row;
};

/** The key, revoked now unless it was before; `undefined` where there is none. */
export const revoke = async (scoped: Scoped, id: string, revokedAt: Date) => {
  const one = and(own(scoped), eq(apiKeys.id, id));
  await scoped.tx
    .update(apiKeys)
    .set({ revokedAt, revokedById: scoped.userId })
    .where(and(one, isNull(apiKeys.revokedAt)));
  const [row] = await scoped.tx.select().from(apiKeys).where(one);
  return row;
};

/** The active key with this secret, and the type of its organisation. */
export const findLiveKey = async (tx: Transaction, secretHash: string) => {
  const [row] = await tx
    .select({ key: apiKeys, organisationType: organisations.type })
    .from(apiKeys)
    .innerJoin(organisations, eq(organisations.id, apiKeys.organisationId))
    .where(and(eq(apiKeys.secretHash, secretHash), isNull(apiKeys.revokedAt)));
  return row;
};

/** Stores the time of use where the last one is before `stale`: accurate to the minute, which costs little. */
export const markUsed = async (tx: Transaction, id: string, at: Date, stale: Date) => {
  await tx
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, stale))));
};
