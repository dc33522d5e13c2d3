import {
  freeFileName,
  isEditable,
  type ReportDocument,
  type ReportDocumentChange,
  type ReportDocumentQuery,
  reportDocumentLimits,
  reportDocumentTypes,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { formatRefused, ProblemError } from '../../platform/http/index.ts';
import { type NewFile, readFile, removeFile, storeFile } from '../files/index.ts';
import { type BeforeRemoval, reportIn } from '../reports/index.ts';
import { listDocuments, type StoredDocument } from './evidence.repository.ts';
import * as rows from './report-documents.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'realtime'>;

const shown = ({ fileId: _file, ...document }: StoredDocument): ReportDocument => document;
const listed = async (scoped: Scoped, reportId: string) => (await listDocuments(scoped, reportId)).map(shown);

/** Throws `resource.not_found`, or `report.read_only` where the report's status allows no change. */
const requireOpen = async (scoped: Scoped, reportId: string) => {
  const report = await reportIn(scoped, reportId);
  if (!isEditable(report.status)) throw new ProblemError('report.read_only');
};

const documentIn = async (scoped: Scoped, reportId: string, id: string) => {
  const found = (await listDocuments(scoped, reportId)).find((document) => document.id === id);
  if (!found) throw new ProblemError('resource.not_found');
  return found;
};

const announce = ({ realtime }: Deps, scope: Scope, reportId: string) => {
  realtime.publish(scope, { type: 'report.changed', reportId });
  realtime.publish(scope, { type: 'report-work.changed', reportId });
};

/** What is stored of the evidence: the codes that the report has, each with the place in the document. */
const readProof = async (
  scoped: Scoped,
  reportId: string,
  codes: readonly string[],
  references: Readonly<Record<string, string>>,
) => {
  const known = new Set((await reportIn(scoped, reportId)).disclosureCodes);
  const disclosureCodes = [...new Set(codes)].filter((code) => known.has(code));
  const said = disclosureCodes.map((code) => [code, references[code] ?? ''] as const);
  return { disclosureCodes, references: Object.fromEntries(said.filter(([, reference]) => reference !== '')) };
};

/** Documents of the report, oldest first. */
export const readDocuments = ({ database }: Deps, scope: Scope, reportId: string) =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    return listed(scoped, reportId);
  });

/**
 * Stores a document with the report and returns all of them. `replaces` takes the place of an existing document and keeps what it supports;
 * without it a second document of the same name gets a number. The file is read after the report was found and is open for changes. Throws
 * `contribution.full` at the limit.
 */
export const addDocument = async (
  deps: Deps,
  scope: Scope,
  reportId: string,
  read: () => Promise<NewFile>,
  { replaces, proves }: ReportDocumentQuery,
): Promise<ReportDocument[]> => {
  await deps.database.withScope(scope, (scoped) => requireOpen(scoped, reportId));
  const file = await read();
  if (!(file.mediaType in reportDocumentTypes)) throw formatRefused(Object.values(reportDocumentTypes).flat());
  const fileId = await storeFile(deps, scope, file);
  const { documents, gone } = await deps.database.withScope(scope, async (scoped) => {
    await requireOpen(scoped, reportId);
    const old = replaces === undefined ? undefined : await documentIn(scoped, reportId, replaces);
    if (old) await rows.deleteDocument(scoped, reportId, old);
    await lockLimit(scoped, `report-documents:${reportId}`);
    const others = await listDocuments(scoped, reportId);
    if (others.length >= reportDocumentLimits.documentsMax) throw new ProblemError('contribution.full');
    const taken = others.map(({ name }) => name);
    const name = freeFileName(file.originalName, taken);
    const codes = [...(old?.disclosureCodes ?? []), ...(proves === undefined ? [] : [proves])];
    const now = deps.now();
    await rows.insertDocument(scoped, reportId, { fileId, name }, now);
    const proof = await readProof(scoped, reportId, codes, old?.references ?? {});
    await rows.saveProof(scoped, reportId, { fileId, name }, proof, now);
    return { documents: await listed(scoped, reportId), gone: old?.fileId };
  });
  if (gone) await removeFile(deps, scope, gone);
  announce(deps, scope, reportId);
  return documents;
};

/** Stores which disclosures a document supports, and where in it, and returns all documents. */
export const changeDocument = async (
  deps: Deps,
  scope: Scope,
  reportId: string,
  id: string,
  { disclosureCodes, references }: ReportDocumentChange,
) => {
  const documents = await deps.database.withScope(scope, async (scoped) => {
    await requireOpen(scoped, reportId);
    const before = await documentIn(scoped, reportId, id);
    const where = { ...before.references, ...references };
    const proof = await readProof(scoped, reportId, disclosureCodes, where);
    await rows.saveProof(scoped, reportId, before, proof, deps.now());
    return listed(scoped, reportId);
  });
  announce(deps, scope, reportId);
  return documents;
};

/** The bytes of the document. */
export const readDocumentFile = async (deps: Deps, scope: Scope, reportId: string, id: string) => {
  const { fileId, name } = await deps.database.withScope(scope, (scoped) => documentIn(scoped, reportId, id));
  return { ...(await readFile(deps, scope, fileId)), originalName: name };
};

/** Removes a document from the report, with its bytes. */
export const removeDocument = async (deps: Deps, scope: Scope, reportId: string, id: string) => {
  const { fileId } = await deps.database.withScope(scope, async (scoped) => {
    await requireOpen(scoped, reportId);
    const document = await documentIn(scoped, reportId, id);
    await rows.deleteDocument(scoped, reportId, document);
    return document;
  });
  await removeFile(deps, scope, fileId);
  announce(deps, scope, reportId);
};

/** Deleted with a report for good: the bytes of its documents. */
export const removeDocumentFiles =
  (deps: Pick<GatewayDeps, 'database' | 'storage'>): BeforeRemoval =>
  async (scoped, reportId) => {
    const { tenantId, organisationId } = scoped;
    const held = await listDocuments(scoped, reportId);
    for (const document of held) await rows.deleteDocument(scoped, reportId, document);
    return async () => {
      for (const { fileId } of held) await deps.storage.delete({ tenantId, organisationId, fileId });
    };
  };
