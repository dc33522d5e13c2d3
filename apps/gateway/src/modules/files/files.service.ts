import { createHash, randomUUID } from 'node:crypto';
import { withoutHidden } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type ByteRange, FileGone } from '../../platform/storage/index.ts';
import { deleteFileRow, deleteTenantFileRow, findFile, insertFile, type StoredFile } from './files.repository.ts';

type FileDeps = Pick<GatewayDeps, 'database' | 'storage'>;
export type NewFile = { bytes: Uint8Array; mediaType: string; originalName: string };

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Control characters and tags: with what is hidden in it, a name could look like another kind of file (`gnp.exe` for `exe.png`). */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u{e0000}-\u{e007f}]/gu;

const nameLengthMax = 255;

/** A name to show people: without folders, control characters and direction marks; never used as a path. */
export const shownName = (name: string) => {
  const last = withoutHidden(name.split(/[/\\]/).at(-1) ?? '')
    .replace(unseen, '')
    .trim();
  // A name that is too long loses its middle, not its extension.
  const [extension = ''] = /\.[\p{L}\d]{1,10}$/u.exec(last) ?? [];
  const base = last.slice(0, last.length - extension.length).slice(0, nameLengthMax - extension.length);
  return `${base}${extension}`.toWellFormed() || 'logo';
};

const store = async ({ database, storage }: FileDeps, scope: Scope, organisationId: string | null, file: NewFile) => {
  const { tenantId } = scope;
  const { bytes, mediaType, originalName } = file;
  const id = randomUUID();
  await storage.put({ tenantId, organisationId, fileId: id }, bytes);
  const row = { id, tenantId, organisationId, mediaType, originalName, bytes: bytes.length, hash: hashOf(bytes) };
  await database.withScope(scope, ({ tx }) => insertFile(tx, row));
  return id;
};

/** Stores the bytes for the caller's organisation and returns the file's id. The bytes are stored before the row that names them. */
export const storeFile = (deps: FileDeps, scope: Scope, file: NewFile): Promise<string> =>
  store(deps, scope, scope.organisationId, file);

/** The same for a picture of the tenant's brand. The database refuses it to organisations that do not own the tenant. */
export const storeTenantFile = (deps: FileDeps, scope: Scope, file: NewFile): Promise<string> =>
  store(deps, scope, null, file);

const refuseLost = (error: unknown): never => {
  throw error instanceof FileGone ? new ProblemError('resource.not_found') : error;
};

/** The file and its bytes. Throws `resource.not_found` for files of others, and for missing bytes. */
export const readFile = async (
  { database, storage }: FileDeps,
  scope: Scope,
  id: string,
): Promise<StoredFile & { content: Uint8Array }> => {
  const file = await database.withScope(scope, (scoped) => findFile(scoped, id));
  if (!file) throw new ProblemError('resource.not_found');
  const content = await storage.get({ ...file, fileId: file.id }).catch(refuseLost);
  return { ...file, content };
};

/** Whether the bytes of the caller's file are there. */
export const isFileKept = ({ storage }: FileDeps, { tenantId, organisationId }: Scope, id: string): Promise<boolean> =>
  storage.has({ tenantId, organisationId, fileId: id });

/** The file, and how to read parts of it. Throws `resource.not_found` for files of others; `readPart` does for missing bytes. */
export const openFile = async ({ database, storage }: FileDeps, scope: Scope, id: string) => {
  const file = await database.withScope(scope, (scoped) => findFile(scoped, id));
  if (!file) throw new ProblemError('resource.not_found');
  const readPart = (range: ByteRange) => storage.getPart({ ...file, fileId: file.id }, range).catch(refuseLost);
  return { ...file, readPart };
};

/** Removes the row, then the bytes. */
export const removeFile = async ({ database, storage }: FileDeps, scope: Scope, id: string) => {
  await database.withScope(scope, (scoped) => deleteFileRow(scoped, id));
  await storage.delete({ tenantId: scope.tenantId, organisationId: scope.organisationId, fileId: id });
};

/** The same for a picture of the tenant's brand. Throws where a version of the brand still uses it. */
export const removeTenantFile = async ({ database, storage }: FileDeps, scope: Scope, id: string) => {
  const removed = await database.withScope(scope, (scoped) => deleteTenantFileRow(scoped, id));
  if (removed) await storage.delete({ tenantId: scope.tenantId, organisationId: null, fileId: id });
};
