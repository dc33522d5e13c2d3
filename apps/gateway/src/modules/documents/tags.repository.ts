import type { DocumentTagCategory, NewDocumentTagCategory } from '@esg/contract';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { ownRows, prepared, type Scoped } from '../../platform/database/index.ts';
import { documentTagCategories, documentTaggings, documentTags } from './documents.tables.ts';

const own = (scoped: Scoped) => ownRows(documentTagCategories, scoped);
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(documentTagCategories.id, id));

/** The organisation's categories by name, with their tags in order; all, or one. */
export const listCategories = async (scoped: Scoped, id?: string): Promise<DocumentTagCategory[]> => {
  const { tx } = scoped;
  const categories = await tx
    .select()
    .from(documentTagCategories)
    .where(id === undefined ? own(scoped) : one(scoped, id))
    .orderBy(asc(documentTagCategories.name), asc(documentTagCategories.id));
  const tags = await tx
    .select()
    .from(documentTags)
    .where(and(ownRows(documentTags, scoped), id === undefined ? undefined : eq(documentTags.categoryId, id)))
    .orderBy(asc(documentTags.position));
  return categories.map((category) => ({
    id: category.id,
    name: category.name,
    isVisible: category.isVisible,
    tags: tags.filter((tag) => tag.categoryId === category.id).map((tag) => ({ id: tag.id, name: tag.name })),
    version: category.version,
  }));
};

export const countCategories = (scoped: Scoped) => scoped.tx.$count(documentTagCategories, own(scoped));

/** How many of these tags the organisation has. */
export const countTags = (scoped: Scoped, ids: readonly string[]) =>
  scoped.tx.$count(documentTags, and(ownRows(documentTags, scoped), inArray(documentTags.id, [...ids])));

type Head = Pick<NewDocumentTagCategory, 'name' | 'isVisible'>;

/** Adds a category without tags, and returns its id. */
export const insertCategory = async (
  { tx, tenantId, organisationId }: Scoped,
  { name, isVisible }: Head,
): Promise<string> => {
  const [row] = await tx
    .insert(documentTagCategories)
    .values({ tenantId, organisationId, name, isVisible })
    .returning({ id: documentTagCategories.id });
  if (!row) throw new Error('A category of tags was not stored');
  return row.id;
};

/** Whether one stood at this version, and is changed. */
export const updateCategory = async (scoped: Scoped, id: string, version: number, { name, isVisible }: Head) => {
  const changed = await scoped.tx
    .update(documentTagCategories)
    .set({ name, isVisible, version: sql`${documentTagCategories.version} + 1` })
    .where(and(one(scoped, id), eq(documentTagCategories.version, version)))
    .returning({ id: documentTagCategories.id });
  return changed.length > 0;
};

/** Stores the tags of a category: those with an id keep it, others are new, and those that are left out are removed from documents. */
export const saveTags = async (scoped: Scoped, categoryId: string, tags: NewDocumentTagCategory['tags']) => {
  const { tx, tenantId, organisationId } = scoped;
  const kept = tags.flatMap(({ id }) => id ?? []);
  const ofCategory = and(ownRows(documentTags, scoped), eq(documentTags.categoryId, categoryId));
  await tx.delete(documentTags).where(and(ofCategory, kept.length > 0 ? notInArray(documentTags.id, kept) : undefined));
  for (const [position, { id, name }] of tags.entries()) {
    if (id === undefined)
      await tx.insert(documentTags).values({ tenantId, organisationId, categoryId, name, position });
    else
      await tx
        .update(documentTags)
        .set({ name, position })
        .where(and(ofCategory, eq(documentTags.id, id)));
  }
};

/** Whether there was one. Its tags are taken from all documents. */
export const deleteCategory = async (scoped: Scoped, id: string) => {
  const removed = await scoped.tx
    .delete(documentTagCategories)
    .where(one(scoped, id))
    .returning({ id: documentTagCategories.id });
  return removed.length > 0;
};

const tagNames = prepared('document_tags.names', (db) =>
  db
    .select({ id: documentTags.id, name: documentTags.name })
    .from(documentTags)
    .where(
      and(
        eq(documentTags.tenantId, sql.placeholder('tenantId')),
        eq(documentTags.organisationId, sql.placeholder('organisationId')),
      ),
    ),
);

/** The names of tags that pass the test, by the documents that have them. */
export const listTagged = async (
  scoped: Scoped,
  isFound: (name: string) => boolean,
): Promise<ReadonlyMap<string, string[]>> => {
  const { tenantId, organisationId } = scoped;
  const tags = await tagNames(scoped, { tenantId, organisationId });
  const names = new Map(tags.filter(({ name }) => isFound(name)).map(({ id, name }) => [id, name]));
  const tagged = new Map<string, string[]>();
  if (names.size === 0) return tagged;
  const rows = await scoped.tx
    .select({ documentId: documentTaggings.documentId, tagId: documentTaggings.tagId })
    .from(documentTaggings)
    .where(and(ownRows(documentTaggings, scoped), inArray(documentTaggings.tagId, [...names.keys()])));
  for (const { documentId, tagId } of rows)
    tagged.set(documentId, [...(tagged.get(documentId) ?? []), names.get(tagId) ?? '']);
  return tagged;
};
