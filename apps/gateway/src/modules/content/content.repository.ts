import type { ContentCategory, ContentCategoryChange, ContentEntry, ContentKind } from '@esg/contract';
import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { users } from '../users/users.tables.ts';
import { contentCategories, contentEntries } from './content.tables.ts';

type Row = typeof contentEntries.$inferSelect;
type Fields = Omit<typeof contentEntries.$inferInsert, 'id' | 'tenantId' | 'version'>;

const entryOf = ({ tenantId: _tenant, position: _position, publishedAt, updatedAt, ...row }: Row): ContentEntry => ({
  ...row,
  publishedAt: publishedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
});
const own = ({ tenantId }: Scoped, id: string) => and(eq(contentEntries.tenantId, tenantId), eq(contentEntries.id, id));
const ownCategory = ({ tenantId }: Scoped, id: string) =>
  and(eq(contentCategories.tenantId, tenantId), eq(contentCategories.id, id));

/** Entries that readers see, in their order, the newest first. */
export const listPublished = async ({ tx, tenantId }: Scoped, kind: ContentKind): Promise<ContentEntry[]> => {
  const rows = await tx
    .select()
    .from(contentEntries)
    .where(
      and(eq(contentEntries.tenantId, tenantId), eq(contentEntries.kind, kind), isNotNull(contentEntries.publishedAt)),
    )
    .orderBy(asc(contentEntries.position), desc(contentEntries.publishedAt), asc(contentEntries.id));
  return rows.map(entryOf);
};

/** All entries of the tenant in their order, the last changed first. */
export const listEntries = async ({ tx, tenantId }: Scoped): Promise<ContentEntry[]> => {
  const rows = await tx
    .select()
    .from(contentEntries)
    .where(eq(contentEntries.tenantId, tenantId))
    .orderBy(asc(contentEntries.position), desc(contentEntries.updatedAt), asc(contentEntries.id));
  return rows.map(entryOf);
};

export const countEntries = async ({ tx, tenantId }: Scoped) => {
  const [row] = await tx.select({ n: count() }).from(contentEntries).where(eq(contentEntries.tenantId, tenantId));
  return row?.n ?? 0;
};

export const findEntry = async (scoped: Scoped, id: string): Promise<ContentEntry | undefined> => {
  const [row] = await scoped.tx.select().from(contentEntries).where(own(scoped, id));
  return row && entryOf(row);
};

export const insertEntry = async ({ tx, tenantId }: Scoped, fields: Fields): Promise<ContentEntry> => {
  const [row] = await tx
    .insert(contentEntries)
    .values({ ...fields, tenantId })
    .returning();
  if (!row) throw new Error('An entry was not stored');
  return entryOf(row);
};

/** The changed entry, or `undefined` where it has another version. */
export const updateEntry = async (
  scoped: Scoped,
  id: string,
  version: number,
  fields: Partial<Fields>,
): Promise<ContentEntry | undefined> => {
  const [row] = await scoped.tx
    .update(contentEntries)
    .set({ ...fields, version: sql`${contentEntries.version} + 1` })
    .where(and(own(scoped, id), eq(contentEntries.version, version)))
    .returning();
  return row && entryOf(row);
};

export const deleteEntry = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(contentEntries).where(own(scoped, id));
};

/** Sorts the named entries as in the list. */
export const orderEntries = async (scoped: Scoped, ids: readonly string[]) => {
  for (const [position, id] of ids.entries())
    await scoped.tx.update(contentEntries).set({ position }).where(own(scoped, id));
};

/** The caller's name. */
export const findCallerName = async ({ tx, userId, visitor }: Scoped) => {
  if (visitor) return visitor.name;
  const [row] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return row ? `${row.firstName} ${row.lastName}` : '';
};

/** Categories in their order. */
export const listCategories = ({ tx, tenantId }: Scoped): Promise<ContentCategory[]> =>
  tx
    .select({ id: contentCategories.id, title: contentCategories.title, position: contentCategories.position })
    .from(contentCategories)
    .where(eq(contentCategories.tenantId, tenantId))
    .orderBy(asc(contentCategories.position), asc(contentCategories.id));

export const insertCategory = async ({ tx, tenantId }: Scoped, fields: ContentCategoryChange): Promise<string> => {
  const [row] = await tx
    .insert(contentCategories)
    .values({ ...fields, tenantId })
    .returning({ id: contentCategories.id });
  if (!row) throw new Error('A category was not stored');
  return row.id;
};

/** Whether there was such a category. */
export const updateCategory = async (scoped: Scoped, id: string, fields: ContentCategoryChange) => {
  const changed = await scoped.tx
    .update(contentCategories)
    .set(fields)
    .where(ownCategory(scoped, id))
    .returning({ id: contentCategories.id });
  return changed.length > 0;
};

/** The same for categories. */
export const orderCategories = async (scoped: Scoped, ids: readonly string[]) => {
  for (const [position, id] of ids.entries())
    await scoped.tx.update(contentCategories).set({ position }).where(ownCategory(scoped, id));
};

/** Its entries stay, without a category. */
export const deleteCategory = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(contentCategories).where(ownCategory(scoped, id));
};
