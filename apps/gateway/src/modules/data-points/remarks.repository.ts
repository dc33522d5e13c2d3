import type { DataPointComment, Evidence } from '@esg/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { files } from '../files/index.ts';
import type { Actor } from '../users/index.ts';
import { dataPointComments, dataPointEvidence } from './data-points.tables.ts';

type Table = typeof dataPointComments | typeof dataPointEvidence;

const own = ({ tenantId, organisationId }: Scoped, table: Table, dataPointId: string) =>
  and(eq(table.tenantId, tenantId), eq(table.organisationId, organisationId), eq(table.dataPointId, dataPointId));
const stamp = (by: Actor, at: Date) => ({ byId: by.id, byName: by.name, at });

/** Comments of a data point, oldest first. */
export const listComments = async (scoped: Scoped, dataPointId: string): Promise<DataPointComment[]> => {
  const rows = await scoped.tx
    .select()
    .from(dataPointComments)
    .where(own(scoped, dataPointComments, dataPointId))
    .orderBy(asc(dataPointComments.at), asc(dataPointComments.id));
  return rows.map(({ id, text, at, byId, byName }) => ({
    id,
    text,
    at: at.toISOString(),
    by: { id: byId, name: byName },
  }));
};

export const insertComment = async (scoped: Scoped, dataPointId: string, text: string, by: Actor, at: Date) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx.insert(dataPointComments).values({ tenantId, organisationId, dataPointId, text, ...stamp(by, at) });
};

/** Whether there was such a comment of the caller's own. */
export const deleteOwnComment = async (scoped: Scoped, dataPointId: string, id: string) => {
  const rows = await scoped.tx
    .delete(dataPointComments)
    .where(
      and(
        own(scoped, dataPointComments, dataPointId),
        eq(dataPointComments.id, id),
        eq(dataPointComments.byId, scoped.userId),
      ),
    )
    .returning({ id: dataPointComments.id });
  return rows.length > 0;
};

/** How many comments or documents a data point has. */
export const countOf = async (scoped: Scoped, table: 'comments' | 'evidence', dataPointId: string) => {
  const from = table === 'comments' ? dataPointComments : dataPointEvidence;
  const [row] = await scoped.tx
    .select({ n: count() })
    .from(from)
    .where(own(scoped, from, dataPointId));
  return row?.n ?? 0;
};

/** Documents of a data point, oldest first, each with its file's id. */
export const listEvidence = async (scoped: Scoped, dataPointId: string): Promise<(Evidence & { fileId: string })[]> => {
  const rows = await scoped.tx
    .select({ evidence: dataPointEvidence, file: files })
    .from(dataPointEvidence)
    .innerJoin(files, eq(files.id, dataPointEvidence.fileId))
    .where(own(scoped, dataPointEvidence, dataPointId))
    .orderBy(asc(dataPointEvidence.at), asc(dataPointEvidence.id));
  return rows.map(({ evidence: { id, fileId, reference, at, byId, byName }, file }) => ({
    id,
    fileId,
    reference,
    name: file.originalName,
    mediaType: file.mediaType,
    bytes: file.bytes,
    at: at.toISOString(),
    by: { id: byId, name: byName },
  }));
};

type NewEvidence = { dataPointId: string; fileId: string; reference: string };

export const insertEvidence = async (scoped: Scoped, evidence: NewEvidence, by: Actor, at: Date) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx.insert(dataPointEvidence).values({ tenantId, organisationId, ...evidence, ...stamp(by, at) });
};

/** Whether there was such a document, now with this page or cell. */
export const changeReference = async (scoped: Scoped, dataPointId: string, id: string, reference: string) => {
  const rows = await scoped.tx
    .update(dataPointEvidence)
    .set({ reference })
    .where(and(own(scoped, dataPointEvidence, dataPointId), eq(dataPointEvidence.id, id)))
    .returning({ id: dataPointEvidence.id });
  return rows.length > 0;
};

export const deleteEvidence = async (scoped: Scoped, dataPointId: string, id: string) => {
  await scoped.tx
    .delete(dataPointEvidence)
    .where(and(own(scoped, dataPointEvidence, dataPointId), eq(dataPointEvidence.id, id)));
};
