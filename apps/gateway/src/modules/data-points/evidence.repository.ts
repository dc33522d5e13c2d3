import type { Evidence } from '@esg/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { files } from '../files/index.ts';
import type { Actor } from '../users/index.ts';
import { dataPointEvidence } from './data-points.tables.ts';

const own = ({ tenantId, organisationId }: Scoped, dataPointId: string) =>
  and(
    eq(dataPointEvidence.tenantId, tenantId),
    eq(dataPointEvidence.organisationId, organisationId),
    eq(dataPointEvidence.dataPointId, dataPointId),
  );

/** How many documents a data point has. */
export const countEvidence = async (scoped: Scoped, dataPointId: string) => {
  const [row] = await scoped.tx.select({ n: count() }).from(dataPointEvidence).where(own(scoped, dataPointId));
  return row?.n ?? 0;
};

/** Documents of a data point, oldest first, each with its file's id. */
export const listEvidence = async (scoped: Scoped, dataPointId: string): Promise<(Evidence & { fileId: string })[]> => {
  const rows = await scoped.tx
    .select({ evidence: dataPointEvidence, file: files })
    .from(dataPointEvidence)
    .innerJoin(files, eq(files.id, dataPointEvidence.fileId))
    .where(own(scoped, dataPointId))
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
  await tx
    .insert(dataPointEvidence)
    .values({ tenantId, organisationId, ...evidence, byId: by.id, byName: by.name, at });
};

/** Whether there was such a document, now with this page or cell. */
export const changeReference = async (scoped: Scoped, dataPointId: string, id: string, reference: string) => {
  const rows = await scoped.tx
    .update(dataPointEvidence)
    .set({ reference })
    .where(and(own(scoped, dataPointId), eq(dataPointEvidence.id, id)))
    .returning({ id: dataPointEvidence.id });
  return rows.length > 0;
};

export const deleteEvidence = async (scoped: Scoped, dataPointId: string, id: string) => {
  await scoped.tx.delete(dataPointEvidence).where(and(own(scoped, dataPointId), eq(dataPointEvidence.id, id)));
};
