import type { Report, ReportDocument } from '@esg/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { files } from '../files/index.ts';
import { reportDocuments } from './report-documents.tables.ts';

/** A document with the file that holds it. */
export type StoredDocument = ReportDocument & { fileId: string };

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(reportDocuments.tenantId, tenantId),
    eq(reportDocuments.organisationId, organisationId),
    eq(reportDocuments.reportId, reportId),
  );

/** Documents of the report, oldest first. */
export const listDocuments = async (scoped: Scoped, reportId: string): Promise<StoredDocument[]> => {
  const rows = await scoped.tx
    .select({ document: reportDocuments, mediaType: files.mediaType, bytes: files.bytes })
    .from(reportDocuments)
    .innerJoin(files, eq(files.id, reportDocuments.fileId))
    .where(ofReport(scoped, reportId))
    .orderBy(asc(reportDocuments.at), asc(reportDocuments.id));
  return rows.map(
    ({ document: { id, fileId, name, disclosureCodes, references, at, byId, byName }, mediaType, bytes }) => ({
      id,
      fileId,
      name,
      mediaType,
      bytes,
      disclosureCodes,
      references,
      at: at.toISOString(),
      by: { id: byId, name: byName },
    }),
  );
};

type Proof = 'disclosureCodes' | 'references';
type NewDocument = Pick<typeof reportDocuments.$inferInsert, 'reportId' | 'fileId' | 'name' | Proof>;

/** Adds a document to the report. */
export const insertDocument = async (
  { tx, tenantId, organisationId }: Scoped,
  document: NewDocument,
  by: Report['collaborators'][number],
  at: Date,
) => {
  await tx.insert(reportDocuments).values({ ...document, tenantId, organisationId, at, byId: by.id, byName: by.name });
};

/** Says what a document proves, and where in it. */
export const updateDocument = async (
  scoped: Scoped,
  reportId: string,
  id: string,
  proof: Pick<typeof reportDocuments.$inferSelect, Proof>,
) => {
  await scoped.tx
    .update(reportDocuments)
    .set(proof)
    .where(and(ofReport(scoped, reportId), eq(reportDocuments.id, id)));
};

/** Takes a document from the report. */
export const deleteDocument = async (scoped: Scoped, reportId: string, id: string) => {
  await scoped.tx.delete(reportDocuments).where(and(ofReport(scoped, reportId), eq(reportDocuments.id, id)));
};
