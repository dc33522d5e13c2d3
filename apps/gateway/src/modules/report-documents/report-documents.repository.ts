import type { ReportDocument } from '@esg/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { attach, changeReference, detach, listAttached } from '../attachments/index.ts';
import { files } from '../files/index.ts';
import { codeOf, listDocuments, type StoredDocument } from './evidence.repository.ts';

type Proof = Pick<ReportDocument, 'disclosureCodes' | 'references'>;
type NewDocument = Pick<StoredDocument, 'fileId' | 'name'>;

/** Adds a document to the report. */
export const insertDocument = (scoped: Scoped, reportId: string, { fileId, name }: NewDocument, at: Date) =>
  attach(scoped, { kind: 'report', id: reportId }, { fileId, name, reference: '' }, at);

const listProofs = async (scoped: Scoped, reportId: string, { fileId }: NewDocument) =>
  (await listAttached(scoped, 'disclosure', [reportId])).filter((proof) => proof.fileId === fileId);

/** Stores which disclosures a document supports, and where in it. */
export const saveProof = async (
  scoped: Scoped,
  reportId: string,
  document: NewDocument,
  { disclosureCodes, references }: Proof,
  at: Date,
) => {
  const before = await listProofs(scoped, reportId, document);
  const gone = before.filter((proof) => !disclosureCodes.includes(codeOf(proof)));
  await detach(
    scoped,
    gone.map(({ id }) => id),
  );
  for (const code of disclosureCodes) {
    const reference = references[code] ?? '';
    const known = before.find((proof) => codeOf(proof) === code);
    const { fileId, name } = document;
    if (!known)
      await attach(scoped, { kind: 'disclosure', id: reportId, part: [code] }, { fileId, name, reference }, at);
    else if (known.reference !== reference) await changeReference(scoped, known.id, reference);
  }
};

/** Removes a document from the report, and from every disclosure it supported. */
export const deleteDocument = async (scoped: Scoped, reportId: string, document: StoredDocument) => {
  const proofs = await listProofs(scoped, reportId, document);
  await detach(scoped, [document.id, ...proofs.map(({ id }) => id)]);
};

/** The report's document with these bytes. */
export const findByHash = async (
  scoped: Scoped,
  reportId: string,
  hash: string,
): Promise<StoredDocument | undefined> => {
  const documents = await listDocuments(scoped, reportId);
  if (documents.length === 0) return undefined;
  const ids = documents.map(({ fileId }) => fileId);
  const [same] = await scoped.tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.hash, hash)));
  return documents.find(({ fileId }) => fileId === same?.id);
};
