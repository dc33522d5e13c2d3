import { type DocumentKind, documentKinds } from '@esg/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { prepared, type Scoped } from '../../platform/database/index.ts';
import { documentReadings, documentSegments } from '../document-reading/document-reading.tables.ts';
import { files } from '../files/index.ts';
import { documents, documentTaggings, documentVersions } from './documents.tables.ts';

/** Of the versions of a document the newest: for joining them. */
export const newest = and(
  eq(documentVersions.documentId, documents.id),
  eq(documentVersions.number, documents.fileNumber),
);

/** Which documents a search may look into; without any of these, all. */
export type VersionFilter = {
  readonly documentIds?: readonly string[];
  readonly kind?: DocumentKind;
  readonly tagId?: string;
  readonly ownerId?: string;
};

const typesOf = (kind: DocumentKind) =>
  Object.entries(documentKinds).flatMap(([mediaType, own]) => (own === kind ? [mediaType] : []));

/** Whether a column is one of those in this list; without a list, it is. */
const isOneOf = (column: AnyPgColumn, list: string, type: 'uuid' | 'text') => {
  const given = sql`${sql.placeholder(list)}::jsonb`;
  return sql`(${given} is null or ${column} in (select each::${sql.raw(type)} from jsonb_array_elements_text(${given}) each))`;
};

const newestVersions = prepared('documents.newest_versions', (db) =>
  db
    .select({
      documentId: documents.id,
      name: documents.name,
      documentVersionId: documentVersions.id,
      number: documentVersions.number,
      mediaType: files.mediaType,
      /** Of its index, with the number of its pages; null where it has none yet. */
      format: documentSegments.format,
      pages: documentSegments.pages,
      readAt: documentReadings.readAt,
    })
    .from(documents)
    .innerJoin(documentVersions, newest)
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .leftJoin(documentSegments, eq(documentSegments.documentVersionId, documentVersions.id))
    .leftJoin(documentReadings, eq(documentReadings.documentVersionId, documentVersions.id))
    .where(
      and(
        eq(documents.tenantId, sql.placeholder('tenantId')),
        eq(documents.organisationId, sql.placeholder('organisationId')),
        isNull(documents.deletedAt),
        isOneOf(documents.id, 'documentIds', 'uuid'),
        isOneOf(documents.ownerId, 'ownerIds', 'uuid'),
        isOneOf(files.mediaType, 'mediaTypes', 'text'),
        sql`(${sql.placeholder('tagId')}::uuid is null or exists (
          select from ${documentTaggings} where ${documentTaggings.documentId} = ${documents.id}
          and ${documentTaggings.organisationId} = ${documents.organisationId} and ${documentTaggings.tagId} = ${sql.placeholder('tagId')}::uuid))`,
      ),
    )
    .orderBy(asc(documents.name), asc(documents.id)),
);

/** The newest file of each document that is not deleted, by name: what a search may look into. */
export const listNewestVersions = (scoped: Scoped, { documentIds = [], kind, tagId, ownerId }: VersionFilter = {}) => {
  const listOrNull = (list: readonly string[] | undefined) => (list ? JSON.stringify(list) : null);
  return newestVersions(scoped, {
    tenantId: scoped.tenantId,
    organisationId: scoped.organisationId,
    documentIds: listOrNull(documentIds.length > 0 ? documentIds : undefined),
    ownerIds: listOrNull(ownerId === undefined ? undefined : [ownerId]),
    mediaTypes: listOrNull(kind && typesOf(kind)),
    tagId: tagId ?? null,
  });
};
export type NewestVersion = Awaited<ReturnType<typeof listNewestVersions>>[number];
