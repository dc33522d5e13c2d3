import { and, eq, isNull, or } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { files } from './files.tables.ts';

export type StoredFile = typeof files.$inferSelect;

/** A file of the caller's organisation, or of the tenant's brand. */
export const findFile = async ({ tx, tenantId, organisationId }: Scoped, id: string) => {
  const [row] = await tx
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, id),
        eq(files.tenantId, tenantId),
        or(isNull(files.organisationId), eq(files.organisationId, organisationId)),
      ),
    );
  return row;
};

export const insertFile = async (tx: Transaction, file: typeof files.$inferInsert) => {
  await tx.insert(files).values(file).onConflictDoNothing();
};

/** Deletes the record of a file of the caller's organisation. */
export const deleteFileRow = async ({ tx, tenantId, organisationId }: Scoped, id: string) => {
  await tx
    .delete(files)
    .where(and(eq(files.id, id), eq(files.tenantId, tenantId), eq(files.organisationId, organisationId)));
};

/** Deletes the record of a picture of the tenant's brand; returns whether there was one. The foreign keys of `brands` keep one in use. */
export const deleteTenantFileRow = async ({ tx, tenantId }: Scoped, id: string) => {
  const removed = await tx
    .delete(files)
    .where(and(eq(files.id, id), eq(files.tenantId, tenantId), isNull(files.organisationId)))
    .returning({ id: files.id });
  return removed.length > 0;
};
