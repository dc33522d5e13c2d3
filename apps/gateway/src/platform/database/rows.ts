import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Scoped } from './database.ts';

type Owned = { tenantId: AnyPgColumn; organisationId: AnyPgColumn };
type Listed = { createdAt: AnyPgColumn; id: AnyPgColumn };

/** Condition for the rows of the caller's organisation; it never sees those of others. */
export const ownRows = (table: Owned, { tenantId, organisationId }: Pick<Scoped, 'tenantId' | 'organisationId'>) =>
  and(eq(table.tenantId, tenantId), eq(table.organisationId, organisationId));

/** Condition for the rows behind this one, in a list that shows the newest first; without one, for all rows. */
export const olderThan = (table: Listed, after: { createdAt: Date; id: string } | undefined): SQL | undefined =>
  after && sql`(${table.createdAt}, ${table.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
