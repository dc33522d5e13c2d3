import type { DeletedDocument, Document, DocumentReading, DocumentVersion } from '@esg/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { insertReading, listReadings } from '../document-reading/index.ts';
import { files } from '../files/index.ts';
import { namesOfPeople } from '../users/index.ts';
import { documents, documentTaggings, documentVersions } from './documents.tables.ts';
import { newest } from './newest-versions.repository.ts';

type DocumentRow = typeof documents.$inferSelect;
/** Who writes, and when. */
export type Writing = { readonly by: { readonly id: string; readonly name: string }; readonly now: Date };

const own = (scoped: Scoped) => ownRows(documents, scoped);
/** Ids as one parameter, however many. */
const listed = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

/** Documents with their newest files, by name. */
const listRows = (scoped: Scoped, condition: SQL | undefined) =>
  scoped.tx
    .select({ row: documents, newest: documentVersions, mediaType: files.mediaType, bytes: files.bytes })
    .from(documents)
    .innerJoin(documentVersions, newest)
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .where(and(own(scoped), condition))
    .orderBy(asc(documents.name), asc(documents.id));

const listTags = async (scoped: Scoped, ids: readonly string[]) => {
  const rows = await scoped.tx
    .select({ documentId: documentTaggings.documentId, tagId: documentTaggings.tagId })
    .from(documentTaggings)
    .where(and(ownRows(documentTaggings, scoped), sql`${documentTaggings.documentId} in ${listed(ids)}`))
    .orderBy(asc(documentTaggings.tagId));
  const tags = new Map<string, string[]>();
  for (const { documentId, tagId } of rows) tags.set(documentId, [...(tags.get(documentId) ?? []), tagId]);
  return tags;
};

/** As every file is at first. */
const notRead: DocumentReading = {
  state: 'waiting',
  problem: null,
  pages: null,
  language: null,
  unreadPages: 0,
  firstUnreadPage: null,
};

const listShown = async (scoped: Scoped, condition: SQL | undefined): Promise<Document[]> => {
  const found = await listRows(scoped, condition);
  const tags = await listTags(
    scoped,
    found.map(({ row }) => row.id),
  );
  const owners = await namesOfPeople(scoped, [...new Set(found.flatMap(({ row }) => row.ownerId ?? []))]);
  const readings = await listReadings(
    scoped,
    found.map(({ newest: file }) => file.id),
  );
  return found.map(({ row, newest: file, mediaType, bytes }) => {
    const owner = row.ownerId === null ? undefined : owners.get(row.ownerId);
    return {
      id: row.id,
      name: row.name,
      mediaType,
      bytes,
      fileNumber: row.fileNumber,
      uploadedBy: file.byName,
      uploadedAt: file.at.toISOString(),
      owner: row.ownerId !== null && owner !== undefined ? { id: row.ownerId, name: owner } : null,
      expiresOn: row.expiresOn,
      tagIds: tags.get(row.id) ?? [],
      company: row.company,
      reading: readings.get(file.id) ?? notRead,
      updatedBy: row.updatedByName,
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
    };
  });
};

/** All that are not deleted, by name. */
export const listDocuments = (scoped: Scoped) => listShown(scoped, isNull(documents.deletedAt));

/** One that is not deleted. */
export const findDocument = async (scoped: Scoped, id: string): Promise<Document | undefined> =>
  (await listShown(scoped, and(eq(documents.id, id), isNull(documents.deletedAt))))[0];

/** Deleted ones, the latest first, without the day on which they are purged. */
export const listDeleted = async (scoped: Scoped): Promise<Omit<DeletedDocument, 'purgedAt'>[]> => {
  const found = await listRows(scoped, isNotNull(documents.deletedAt));
  return found
    .map(({ row: { id, name, deletedAt, deletedByName }, mediaType, bytes }) => ({
      id,
      name,
      mediaType,
      bytes,
      deletedBy: deletedByName ?? '',
      deletedAt: (deletedAt ?? new Date(0)).toISOString(),
    }))
    .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt));
};

/** The newest files of those of these that are not deleted, by name. */
export const listNewestFiles = (scoped: Scoped, ids: readonly string[]) =>
  scoped.tx
    .select({ name: documents.name, fileId: documentVersions.fileId, bytes: files.bytes })
    .from(documents)
    .innerJoin(documentVersions, newest)
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .where(and(own(scoped), sql`${documents.id} in ${listed(ids)}`, isNull(documents.deletedAt)))
    .orderBy(asc(documents.name), asc(documents.id));

/** All of the organisation, with deleted ones. */
export const countDocuments = (scoped: Scoped) => scoped.tx.$count(documents, own(scoped));

/** The bytes of all files of its documents. */
export const countBytes = async (scoped: Scoped): Promise<number> => {
  const [sum] = await scoped.tx
    .select({ bytes: sql<string>`coalesce(sum(${files.bytes}), 0)` })
    .from(documentVersions)
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .where(ownRows(documentVersions, scoped));
  return Number(sum?.bytes ?? 0);
};

/** Names that are taken, by the id of their document. */
export const listNames = async (scoped: Scoped): Promise<ReadonlyMap<string, string>> => {
  const rows = await scoped.tx
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(own(scoped), isNull(documents.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Whose reports people say these documents are, by document; those of which nobody said it are not in it. */
export const listCompanies = async (scoped: Scoped, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await scoped.tx
    .select({ id: documents.id, company: documents.company })
    .from(documents)
    .where(and(own(scoped), sql`${documents.id} in ${listed(ids)}`, isNotNull(documents.company)));
  return new Map(rows.map(({ id, company }) => [id, company ?? '']));
};

type NewFile = { readonly fileId: string; readonly name: string };

/** Adds a file, which is read soon. */
const insertVersion = async (
  scoped: Scoped,
  documentId: string,
  number: number,
  { fileId, name }: NewFile,
  { by, now }: Writing,
) => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(documentVersions)
    .values({ tenantId, organisationId, documentId, number, fileId, name, at: now, byId: by.id, byName: by.name })
    .returning({ id: documentVersions.id });
  if (!row) throw new Error('A row of document_versions was not stored');
  await insertReading(scoped, { documentVersionId: row.id, fileId }, now);
};

/** Adds a document with its first file, and returns its id. */
export const insertDocument = async (
  scoped: Scoped,
  { name, ownerId, file }: { readonly name: string; readonly ownerId: string | null; readonly file: NewFile },
  writing: Writing,
): Promise<string> => {
  const { tx, tenantId, organisationId } = scoped;
  const { by, now } = writing;
  const [row] = await tx
    .insert(documents)
    .values({
      tenantId,
      organisationId,
      name,
      ownerId,
      fileNumber: 1,
      createdAt: now,
      updatedAt: now,
      updatedByName: by.name,
    })
    .returning({ id: documents.id });
  if (!row) throw new Error('A row of documents was not stored');
  await insertVersion(scoped, row.id, 1, file, writing);
  return row.id;
};

/** Locks one that is not deleted, and returns it. */
export const lockDocument = async (scoped: Scoped, id: string): Promise<DocumentRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(documents)
    .where(and(own(scoped), eq(documents.id, id), isNull(documents.deletedAt)))
    .for('update');
  return row;
};

/** Gives a locked document its next file, under this name. */
export const addVersion = async (
  scoped: Scoped,
  { id, fileNumber }: DocumentRow,
  { name, file }: { readonly name: string; readonly file: NewFile },
  writing: Writing,
) => {
  await insertVersion(scoped, id, fileNumber + 1, file, writing);
  await changeFields(scoped, [id], { name, fileNumber: fileNumber + 1 }, writing);
};

type Fields = Partial<Pick<DocumentRow, 'name' | 'ownerId' | 'expiresOn' | 'company' | 'fileNumber'>>;

/** Changes documents that are locked: whoever has one of them open to change it is refused then. */
export const changeFields = async (scoped: Scoped, ids: readonly string[], fields: Fields, { by, now }: Writing) => {
  await scoped.tx
    .update(documents)
    .set({ ...fields, updatedAt: now, updatedByName: by.name, version: sql`${documents.version} + 1` })
    .where(and(own(scoped), sql`${documents.id} in ${listed(ids)}`));
};

/** The files of one document, the newest first, with what identifies their bytes. */
export const listVersions = async (
  scoped: Scoped,
  documentId: string,
): Promise<(DocumentVersion & { fileId: string; hash: string })[]> => {
  const rows = await scoped.tx
    .select({ row: documentVersions, mediaType: files.mediaType, bytes: files.bytes, hash: files.hash })
    .from(documentVersions)
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .where(and(ownRows(documentVersions, scoped), eq(documentVersions.documentId, documentId)))
    .orderBy(desc(documentVersions.number));
  return rows.map(({ row: { id, number, fileId, name, byName, at }, mediaType, bytes, hash }) => ({
    id,
    number,
    fileId,
    name,
    mediaType,
    bytes,
    hash,
    by: byName,
    at: at.toISOString(),
  }));
};

/** Deletes these so that they can be restored; returns the ids of those that were not deleted yet. */
export const markDeleted = async (scoped: Scoped, ids: readonly string[], { by, now }: Writing): Promise<string[]> => {
  const rows = await scoped.tx
    .update(documents)
    .set({ deletedAt: now, deletedByName: by.name })
    .where(and(own(scoped), sql`${documents.id} in ${listed(ids)}`, isNull(documents.deletedAt)))
    .returning({ id: documents.id });
  return rows.map(({ id }) => id);
};

/** Locks those of these that are deleted, by name. */
export const lockDeleted = (scoped: Scoped, ids: readonly string[]) =>
  scoped.tx
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(own(scoped), sql`${documents.id} in ${listed(ids)}`, isNotNull(documents.deletedAt)))
    .orderBy(asc(documents.name), asc(documents.id))
    .for('update');

/** Restores a locked one, under this name. */
export const unmarkDeleted = async (scoped: Scoped, id: string, name: string) => {
  await scoped.tx
    .update(documents)
    .set({ name, deletedAt: null, deletedByName: null })
    .where(and(own(scoped), eq(documents.id, id)));
};

/** Purges locked ones with all that belongs to them; returns the files whose bytes are left. */
export const deleteDocumentRows = async (scoped: Scoped, ids: readonly string[]): Promise<string[]> => {
  const held = await scoped.tx
    .select({ fileId: documentVersions.fileId })
    .from(documentVersions)
    .where(and(ownRows(documentVersions, scoped), sql`${documentVersions.documentId} in ${listed(ids)}`));
  await scoped.tx.delete(documents).where(and(own(scoped), sql`${documents.id} in ${listed(ids)}`));
  return held.map(({ fileId }) => fileId);
};

/** Deleted documents of all organisations whose waiting time is over. */
export const listToPurge = (tx: Transaction, deletedBefore: Date) =>
  tx
    .select({ id: documents.id, tenantId: documents.tenantId, organisationId: documents.organisationId })
    .from(documents)
    .where(lte(documents.deletedAt, deletedBefore));

/** Locks those of these that are not deleted, in one order. */
export const lockExisting = async (scoped: Scoped, ids: readonly string[]): Promise<string[]> => {
  const rows = await scoped.tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(own(scoped), isNull(documents.deletedAt), sql`${documents.id} in ${listed(ids)}`))
    .orderBy(documents.id)
    .for('update');
  return rows.map(({ id }) => id);
};

/** Gives documents these tags; one that they have stays. Names the documents that got one. */
export const addTags = async (
  { tx, tenantId, organisationId }: Scoped,
  documentIds: readonly string[],
  tagIds: readonly string[],
): Promise<string[]> => {
  if (documentIds.length === 0 || tagIds.length === 0) return [];
  const { rows } = await tx.execute<{ document_id: string }>(sql`
    insert into document_taggings (tenant_id, organisation_id, document_id, tag_id)
    select ${tenantId}, ${organisationId}, d, t
    from jsonb_array_elements_text(${JSON.stringify(documentIds)}::jsonb) as held(d_text),
      jsonb_array_elements_text(${JSON.stringify(tagIds)}::jsonb) as given(t_text),
      lateral (select d_text::uuid as d, t_text::uuid as t) as pair
    on conflict do nothing
    returning document_id`);
  return rows.map(({ document_id }) => document_id);
};

/** Takes these tags from documents; without tags, all of them. Names the documents that had one. */
export const deleteTaggings = async (
  scoped: Scoped,
  documentIds: readonly string[],
  tagIds?: readonly string[],
): Promise<string[]> => {
  if (tagIds?.length === 0) return [];
  const rows = await scoped.tx
    .delete(documentTaggings)
    .where(
      and(
        ownRows(documentTaggings, scoped),
        sql`${documentTaggings.documentId} in ${listed(documentIds)}`,
        tagIds && inArray(documentTaggings.tagId, [...tagIds]),
      ),
    )
    .returning({ documentId: documentTaggings.documentId });
  return rows.map(({ documentId }) => documentId);
};

/** The number of tags of the one among these that has the most. */
export const findMostTags = async (scoped: Scoped, documentIds: readonly string[]): Promise<number> => {
  const tags = await listTags(scoped, documentIds);
  return Math.max(0, ...[...tags.values()].map(({ length }) => length));
};
