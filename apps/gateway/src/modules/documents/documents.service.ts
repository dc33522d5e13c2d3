import {
  type DeletedDocument,
  type Document,
  type DocumentChange,
  type DocumentDetail,
  type DocumentHistoryEntry,
  type DocumentHistoryQuery,
  type DocumentList,
  type DocumentUploadQuery,
  daysAfter,
  deletedDocumentDays,
  documentFields,
  documentLimits,
  documentTypes,
  freeFileName,
  issueAt,
  languages,
  sameJson,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped, systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, requireRoom, staleOrGone } from '../../platform/http/index.ts';
import { tryEach } from '../../platform/try-each.ts';
import { storedZip, storedZipBytes } from '../../platform/zip.ts';
import { reportsHolding } from '../attachments/index.ts';
import { isFileKept, type NewFile, openFile, readFile, removeFile, shownName, storeFile } from '../files/index.ts';
import { findHeads } from '../reports/index.ts';
import { namesOfPeople } from '../users/index.ts';
import { readCompany } from './companies.ts';
import * as rows from './documents.repository.ts';
import { listHistory, noteHistory } from './history.repository.ts';
import { requireTags } from './tags.service.ts';
import { zipWords } from './words.ts';
import { writingBy } from './writing.ts';

export type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'log' | 'realtime'> & {
  /** Wakes the job that reads files. */
  readonly readSoon: () => Promise<void>;
};

const room = { count: rows.countDocuments, most: documentLimits.documentsMax };

/** Tells the organisation's open pages, and the log who did what. */
export const announce = (
  { log, realtime }: Pick<Deps, 'log' | 'realtime'>,
  scope: Scope,
  ids: readonly string[],
  deed: string,
) => {
  realtime.publish(scope, { type: 'documents.changed' });
  log.info({ by: scope.userId, documents: ids }, `documents ${deed}`);
};

const endingsOf = (mediaType: string): readonly string[] =>
  documentTypes[mediaType as keyof typeof documentTypes] ?? [];

/** The name with an extension of the file's type, so that what is downloaded opens. */
export const withEnding = (name: string, mediaType: string): string => {
  const endings = endingsOf(mediaType);
  if (endings.some((ending) => name.toLowerCase().endsWith(ending))) return name;
  const known = Object.values(documentTypes).flat();
  const other = known.find((ending) => name.toLowerCase().endsWith(ending)) ?? '';
  return `${name.slice(0, name.length - other.length)}${endings[0] ?? ''}`;
};

/** All of the organisation that are not deleted, by name. */
export const readDocuments = ({ database }: Deps, scope: Scope): Promise<DocumentList> =>
  database.withScope(scope, async (scoped) => ({
    documents: await rows.listDocuments(scoped),
    bytes: await rows.countBytes(scoped),
    bytesMax: documentLimits.bytesPerOrganisationMax,
  }));

/** One that is not in the bin. Throws `resource.not_found`. */
export const documentIn = async (scoped: Scoped, id: string): Promise<Document> => {
  const document = await rows.findDocument(scoped, id);
  if (!document) throw new ProblemError('resource.not_found');
  return document;
};

/** One with all its files, and the reports that one of them proves something in. Throws `resource.not_found`. */
export const readDocument = ({ database }: Deps, scope: Scope, id: string): Promise<DocumentDetail> =>
  database.withScope(scope, async (scoped) => {
    const document = await documentIn(scoped, id);
    const versions = await rows.listVersions(scoped, id);
    const reportIds = await reportsHolding(
      scoped,
      versions.map(({ hash }) => hash),
    );
    const heads = reportIds.length > 0 ? await findHeads(scoped, reportIds) : new Map();
    return {
      document,
      versions: versions.map(({ fileId: _file, hash: _hash, ...version }) => version),
      companyRead: (await readCompany(scoped, document, versions)) ?? null,
      reports: [...heads.values()]
        .map(({ id: reportId, name }) => ({ id: reportId, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    };
  });

/** Who uploads is who answers for it at first, where they belong to the organisation. */
const firstOwner = async (scoped: Scoped) =>
  (await namesOfPeople(scoped, [scoped.userId])).has(scoped.userId) ? scoped.userId : null;

const requireSpace = async (scoped: Scoped, bytes: number) => {
  if ((await rows.countBytes(scoped)) + bytes > documentLimits.bytesPerOrganisationMax)
    throw new ProblemError('document.storage_full');
};

const placed = async (scoped: Scoped, file: NewFile, fileId: string, replaces: string | undefined, now: Date) => {
  // Names and storage are counted by one upload at a time.
  await lockLimit(scoped, 'documents');
  await requireSpace(scoped, file.bytes.length);
  const writing = await writingBy(scoped, now);
  const stored = { fileId, name: file.originalName };
  const names = await rows.listNames(scoped);
  if (replaces !== undefined) {
    const old = await rows.lockDocument(scoped, replaces);
    if (!old) throw new ProblemError('resource.not_found');
    if (old.fileNumber >= documentLimits.versionsMax) throw new ProblemError('document.versions_full');
    const others = [...names].filter(([id]) => id !== old.id).map(([, name]) => name);
    const name = freeFileName(withEnding(old.name, file.mediaType), others);
    await rows.addVersion(scoped, old, { name, file: stored }, writing);
    await noteHistory(scoped, [old.id], { action: 'replaced' }, writing);
    return documentIn(scoped, old.id);
  }
  await requireRoom(scoped, 'documents', room);
  const name = freeFileName(file.originalName, [...names.values()]);
  const ownerId = await firstOwner(scoped);
  const id = await rows.insertDocument(scoped, { name, ownerId, file: stored }, writing);
  await noteHistory(scoped, [id], { action: 'added' }, writing);
  return documentIn(scoped, id);
};

/**
 * Stores a file as a new document, or as the next version of the one that it replaces. A new one whose name is taken gets a number. Throws
 * `resource.not_found`, `resource.full`, `document.storage_full` and `document.versions_full`.
 */
export const addDocument = async (
  deps: Deps,
  scope: Scope,
  read: () => Promise<NewFile>,
  { replaces }: DocumentUploadQuery,
): Promise<Document> => {
  if (replaces !== undefined) await deps.database.withScope(scope, (scoped) => documentIn(scoped, replaces));
  const file = await read();
  const fileId = await storeFile(deps, scope, file);
  const document = await deps.database
    .withScope(scope, (scoped) => placed(scoped, file, fileId, replaces, deps.now()))
    .catch(async (error: unknown) => {
      await removeFile(deps, scope, fileId);
      throw error;
    });
  announce(deps, scope, [document.id], replaces === undefined ? 'added' : 'replaced');
  await deps.readSoon();
  return document;
};

const requireFreeName = async (scoped: Scoped, id: string, name: string) => {
  const others = [...(await rows.listNames(scoped))].filter(([other]) => other !== id).map(([, other]) => other);
  if (freeFileName(name, others) !== name) throw new ProblemError('document.exists');
};

const requireOwner = async (scoped: Scoped, ownerId: string | null) => {
  if (ownerId === null || (await namesOfPeople(scoped, [ownerId])).has(ownerId)) return;
  throw new ProblemError('request.invalid', { issues: [issueAt('ownerId', 'choice_unknown')] });
};

const changedFields = (before: Document, after: Document): DocumentHistoryEntry['fields'] => {
  const isOther: Record<DocumentHistoryEntry['fields'][number], boolean> = {
    name: before.name !== after.name,
    owner: before.owner?.id !== after.owner?.id,
    expiry: before.expiresOn !== after.expiresOn,
    tags: !sameJson(before.tagIds, after.tagIds),
    company: before.company !== after.company,
  };
  return documentFields.filter((field) => isOther[field]);
};

/**
 * Changes what is said about one. Throws `resource.stale` with the present one where somebody else was first, `resource.not_found`, and
 * `document.exists` where another has the name.
 */
export const changeDocument = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, name, ownerId, expiresOn, tagIds, company }: DocumentChange,
): Promise<Document> => {
  const document = await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, 'documents');
    const locked = await rows.lockDocument(scoped, id);
    const current = locked && (await documentIn(scoped, id));
    if (!current || current.version !== version) throw staleOrGone(current);
    const ended = withEnding(shownName(name), current.mediaType);
    await requireFreeName(scoped, id, ended);
    if (ownerId !== current.owner?.id) await requireOwner(scoped, ownerId);
    await requireTags(scoped, tagIds);
    const writing = await writingBy(scoped, deps.now());
    await rows.changeFields(scoped, [id], { name: ended, ownerId, expiresOn, company }, writing);
    await rows.deleteTaggings(scoped, [id]);
    await rows.addTags(scoped, [id], tagIds);
    const changed = await documentIn(scoped, id);
    const fields = changedFields(current, changed);
    if (fields.length > 0) await noteHistory(scoped, [id], { action: 'changed', fields }, writing);
    return changed;
  });
  announce(deps, scope, [id], 'changed');
  return document;
};

/** Its newest file, or the one with this number, to be read in parts, and what the download is called. Throws `resource.not_found`. */
export const readDocumentFile = async (deps: Deps, scope: Scope, id: string, number: number | undefined) => {
  const { fileId, name } = await deps.database.withScope(scope, async (scoped) => {
    const document = await documentIn(scoped, id);
    const versions = await rows.listVersions(scoped, id);
    const version = versions.find((each) => each.number === (number ?? document.fileNumber));
    if (!version) throw new ProblemError('resource.not_found');
    return { fileId: version.fileId, name: number === undefined ? document.name : version.name };
  });
  return { ...(await openFile(deps, scope, fileId)), originalName: name };
};

/**
 * The newest files of documents as one ZIP file, which is read while it is sent. Those that are deleted are left out; of those whose bytes
 * are lost a text in it says so. Throws `resource.not_found` where none is left, and `document.download_too_big`.
 */
export const readDocumentFiles = async (deps: Deps, scope: Scope, ids: readonly string[]) => {
  const found = await deps.database.withScope(scope, (scoped) => rows.listNewestFiles(scoped, ids));
  if (found.length === 0) throw new ProblemError('resource.not_found');
  if (found.reduce((sum, { bytes }) => sum + bytes, 0) > documentLimits.bytesPerDownloadMax)
    throw new ProblemError('document.download_too_big');
  // Known before the first byte is sent: later the download could only break off.
  const kept = await Promise.all(found.map(({ fileId }) => isFileKept(deps, scope, fileId)));
  const lost = found.filter((_, place) => !kept[place]).map(({ name }) => name);
  if (lost.length === found.length) throw new ProblemError('resource.not_found');
  const parts = found
    .filter((_, place) => kept[place])
    .map(({ name, fileId, bytes }) => ({
      name,
      size: bytes,
      read: async () => (await readFile(deps, scope, fileId)).content,
    }));
  if (lost.length > 0) parts.push(missingNote(lost));
  return { bytes: storedZipBytes(parts), content: storedZip(parts) };
};

/** Says in both languages which documents the ZIP file lacks: it may be passed on to whoever reads the other one. */
const missingNote = (names: readonly string[]) => {
  const lines = languages.map((language) => zipWords[language].missing(names));
  const content = Buffer.from(`${lines.join('\n\n')}\n`);
  return { name: 'Missing 缺失.txt', size: content.length, read: async () => content };
};

/** The newest deeds with one document, or with all of the organisation. */
export const readHistory = ({ database }: Pick<Deps, 'database'>, scope: Scope, { documentId }: DocumentHistoryQuery) =>
  database.withScope(scope, (scoped) => listHistory(scoped, documentId));

/** Deletes documents so that they can be restored. Those that are deleted already are passed over. */
export const deleteDocuments = async (deps: Deps, scope: Scope, ids: readonly string[]) => {
  const deleted = await deps.database.withScope(scope, async (scoped) => {
    const writing = await writingBy(scoped, deps.now());
    const marked = await rows.markDeleted(scoped, ids, writing);
    await noteHistory(scoped, marked, { action: 'deleted' }, writing);
    return marked;
  });
  if (deleted.length > 0) announce(deps, scope, deleted, 'deleted');
};

/** Deleted documents, the latest first. */
export const readDeleted = ({ database }: Deps, scope: Scope): Promise<DeletedDocument[]> =>
  database.withScope(scope, async (scoped) =>
    (await rows.listDeleted(scoped)).map((document) => ({
      ...document,
      purgedAt: daysAfter(new Date(document.deletedAt), deletedDocumentDays).toISOString(),
    })),
  );

/** Restores deleted documents; one whose name is taken meanwhile gets a number. */
export const restoreDocuments = async (deps: Deps, scope: Scope, ids: readonly string[]) => {
  const restored = await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, 'documents');
    const deleted = await rows.lockDeleted(scoped, ids);
    const taken = [...(await rows.listNames(scoped)).values()];
    for (const { id, name } of deleted) {
      const free = freeFileName(name, taken);
      taken.push(free);
      await rows.unmarkDeleted(scoped, id, free);
    }
    const restoredIds = deleted.map(({ id }) => id);
    await noteHistory(scoped, restoredIds, { action: 'restored' }, await writingBy(scoped, deps.now()));
    return restoredIds;
  });
  if (restored.length === 0) return;
  announce(deps, scope, restored, 'restored');
  await deps.readSoon();
};

/** Deletes documents permanently that are deleted already, with every version and its bytes. */
export const purgeDocuments = async (deps: Omit<Deps, 'readSoon'>, scope: Scope, ids: readonly string[]) => {
  const { purged, files } = await deps.database.withScope(scope, async (scoped) => {
    const deleted = (await rows.lockDeleted(scoped, ids)).map(({ id }) => id);
    await noteHistory(scoped, deleted, { action: 'purged' }, await writingBy(scoped, deps.now()));
    return { purged: deleted, files: await rows.deleteDocumentRows(scoped, deleted) };
  });
  // The documents are gone from here on, whatever happens to their bytes.
  if (purged.length > 0) announce(deps, scope, purged, 'purged');
  await tryEach(files, (fileId) => removeFile(deps, scope, fileId));
};

/** Purges what was deleted long enough ago. One that fails does not hold up the others. */
export const purgeDeletedDocuments = async (deps: Omit<Deps, 'readSoon'>) => {
  const deletedBefore = daysAfter(deps.now(), -deletedDocumentDays);
  const due = await deps.database.withSystem((tx) => rows.listToPurge(tx, deletedBefore));
  await tryEach(due, ({ id, ...owner }) => purgeDocuments(deps, systemScope(owner), [id]));
};
