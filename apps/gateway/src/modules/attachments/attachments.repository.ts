import type { CollaborationSubject, CollaborationSubjectKind } from '@esg/contract';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { asOrganisation, type Scoped } from '../../platform/database/index.ts';
import { files } from '../files/index.ts';
import { type Actor, findActor } from '../users/index.ts';
import { attachments } from './attachments.tables.ts';

/** A file attached to a subject. */
export type Attachment = {
  readonly id: string;
  readonly fileId: string;
  readonly subject: Required<CollaborationSubject>;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Page or cell; empty where nobody gave one. */
  readonly reference: string;
  readonly at: string;
  readonly by: Actor;
};

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(attachments.tenantId, tenantId), eq(attachments.organisationId, organisationId));

/**
 * Attachments of these subjects of one kind, whatever their part, in order of time. The caller has checked that the person may read them.
 */
export const listAttached = async (
  scoped: Scoped,
  kind: CollaborationSubjectKind,
  ids: readonly string[],
): Promise<Attachment[]> => {
  if (ids.length === 0) return [];
  // One parameter, however many subjects.
  const subjects = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
  const rows = await scoped.tx
    .select({ row: attachments, mediaType: files.mediaType, bytes: files.bytes })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.fileId))
    .where(and(own(scoped), eq(attachments.subjectKind, kind), sql`${attachments.subjectId} in ${subjects}`))
    .orderBy(asc(attachments.position));
  return rows.map(({ row: { id, fileId, subjectId, part, name, reference, at, byId, byName }, mediaType, bytes }) => ({
    id,
    fileId,
    subject: { kind, id: subjectId, part },
    name,
    mediaType,
    bytes,
    reference,
    at: at.toISOString(),
    by: { id: byId, name: byName },
  }));
};

/** The number of files attached to the subject that a query names, as part of that query. */
export const countAttached = (kind: CollaborationSubjectKind, id: SQL) =>
  sql<number>`(select count(*)::int from attachments held where held.subject_id = ${id} and held.subject_kind = ${kind})`;

/** Reports that a file with one of these hashes is attached to, as a whole or at a disclosure. */
export const reportsHolding = async (scoped: Scoped, hashes: readonly string[]): Promise<string[]> => {
  const rows = await scoped.tx
    .selectDistinct({ id: attachments.reportId })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.fileId))
    .where(and(own(scoped), isNotNull(attachments.reportId), inArray(files.hash, [...hashes])));
  return rows.flatMap(({ id }) => id ?? []);
};

/** Whether a file of the same name and content is attached to the subject already. */
export const hasTwin = async (
  scoped: Scoped,
  { kind, id }: CollaborationSubject,
  { fileId, name }: Pick<Attachment, 'fileId' | 'name'>,
): Promise<boolean> => {
  const added = sql`(select added.hash from ${files} added where added.id = ${fileId})`;
  const rows = await scoped.tx
    .select({ id: attachments.id })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.fileId))
    .where(
      and(
        own(scoped),
        eq(attachments.subjectKind, kind),
        eq(attachments.subjectId, id),
        eq(attachments.name, name),
        sql`${files.hash} = ${added}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};

type NewAttachment = Pick<Attachment, 'fileId' | 'name' | 'reference'>;

/** Attaches a stored file in the caller's name. The caller has checked that the person may write the subject. */
export const attach = async (
  scoped: Scoped,
  { kind, id, part = [] }: CollaborationSubject,
  { fileId, name, reference }: NewAttachment,
  at: Date,
) => {
  const { tx, tenantId, organisationId } = scoped;
  const by = await asOrganisation(scoped, findActor);
  await tx.insert(attachments).values({
    tenantId,
    organisationId,
    fileId,
    subjectKind: kind,
    subjectId: id,
    part: [...part],
    name,
    reference,
    at,
    byId: by.id,
    byName: by.name,
  });
};

/** Stores the page or cell of the figure again. */
export const changeReference = async (scoped: Scoped, id: string, reference: string) => {
  await scoped.tx
    .update(attachments)
    .set({ reference })
    .where(and(own(scoped), eq(attachments.id, id)));
};

/** Detaches files. Their bytes stay: the caller removes them once the transaction is committed. */
export const detach = async (scoped: Scoped, ids: readonly string[]) => {
  if (ids.length > 0) await scoped.tx.delete(attachments).where(and(own(scoped), inArray(attachments.id, [...ids])));
};

/** Attaches to other subjects of the kind, by the former one, what was attached to these, except files that one has there already. */
export const reattach = async (
  { tx, tenantId, organisationId }: Scoped,
  kind: CollaborationSubjectKind,
  heirs: ReadonlyMap<string, string>,
) => {
  if (heirs.size === 0) return;
  const pairs = JSON.stringify([...heirs].map(([from, to]) => ({ from, to })));
  // One of several copies of a file, where several subjects pass on theirs.
  await tx.execute(sql`
    with passed as (
      select distinct on (heir."to", held.part, held.file_id) held.id, heir."to"
      from attachments held
      join jsonb_to_recordset(${pairs}::jsonb) as heir("from" uuid, "to" uuid) on heir."from" = held.subject_id
      where held.tenant_id = ${tenantId} and held.organisation_id = ${organisationId} and held.subject_kind = ${kind}
        and not exists (select 1 from attachments there where there.subject_kind = ${kind}
          and there.subject_id = heir."to" and there.part = held.part and there.file_id = held.file_id)
      order by heir."to", held.part, held.file_id, held.position)
    update attachments moved set subject_id = passed."to" from passed where moved.id = passed.id`);
};
