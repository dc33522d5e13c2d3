import { type ImportDetail, type ImportPage, isImportRemovable, type PageQuery } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, pageOfRows, positionOf } from '../../platform/http/index.ts';
import { readFile, removeFile, storeFile } from '../files/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { findActor } from '../users/index.ts';
import {
  deleteImport,
  detailOf,
  findImport,
  type ImportRow,
  importOf,
  insertImport,
  listHeadings,
  listImports,
  listMapped,
  listStoredSheets,
  lockImport,
} from './imports.repository.ts';
import { withRemembered } from './mapping/remembered.ts';
import { suggestMapping } from './mapping/suggest.ts';
import { yearsOf } from './mapping/times.ts';
import { inspectFile } from './reading/index.ts';
import { mediaTypes, type SheetUpload } from './upload.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'realtime'>;

/** The import of the own organisation. Throws `resource.not_found`. */
export const importIn = async (scoped: Scoped, id: string): Promise<ImportRow> => {
  const row = await findImport(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  return row;
};

/** Notifies the organisation that the import has progressed. */
export const announce = ({ realtime }: Pick<Deps, 'realtime'>, scope: Scope, importId: string) =>
  realtime.publish(scope, { type: 'import.progressed', importId });

/**
 * Reads the top of each sheet and stores the file. Throws `file.format_refused`, `file.unreadable` and the codes of `import.…` for files
 * that are not accepted; then nothing is stored.
 */
export const uploadImport = async (
  deps: Deps,
  scope: Scope,
  { bytes, fileName }: SheetUpload,
): Promise<ImportDetail> => {
  const { format, tops } = await inspectFile(bytes);
  const known = await deps.database.withScope(scope, async (scoped) => ({
    headings: await listHeadings(scoped),
    years: yearsOf(await listTimes(scoped)),
    past: await listMapped(scoped),
  }));
  const sheets = tops.map((top, sheet) =>
    withRemembered(suggestMapping(top, sheet, known.headings, known.years), known.past, known.years),
  );
  const mediaType = mediaTypes[format];
  const fileId = await storeFile(deps, scope, { bytes, mediaType, originalName: fileName });
  const row = await deps.database.withScope(scope, async (scoped) => {
    const actor = await findActor(scoped);
    const person = { createdAt: deps.now(), createdById: actor.id, createdByName: actor.name };
    return insertImport(scoped, { fileId, fileName, fileBytes: bytes.length, format, sheets, ...person });
  });
  announce(deps, scope, row.id);
  return detailOf(row);
};

/** One page of the organisation's imports, newest first. */
export const listImportPage = ({ database }: Deps, scope: Scope, { cursor, limit }: PageQuery): Promise<ImportPage> =>
  database.withScope(scope, async (scoped) => {
    return pageOfRows(await listImports(scoped, positionOf(cursor), limit + 1), limit, importOf);
  });

/** One import with its sheets, and which of them are stored. */
export const readImport = async ({ database }: Deps, scope: Scope, id: string): Promise<ImportDetail> =>
  database.withScope(scope, async (scoped) => {
    const row = await importIn(scoped, id);
    return { ...detailOf(row), storedSheets: await listStoredSheets(scoped, row) };
  });

/** The uploaded file, unchanged. */
export const readImportFile = async (deps: Deps, scope: Scope, id: string) => {
  const { fileId } = await deps.database.withScope(scope, (scoped) => importIn(scoped, id));
  return readFile(deps, scope, fileId);
};

/** Deletes an import that changed nothing, with its file. Throws `import.step_refused` for others: they stay as evidence. */
export const removeImport = async (deps: Deps, scope: Scope, id: string) => {
  const fileId = await deps.database.withScope(scope, async (scoped) => {
    const row = await lockImport(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    if (!isImportRemovable(row)) throw new ProblemError('import.step_refused');
    await deleteImport(scoped, id);
    return row.fileId;
  });
  await removeFile(deps, scope, fileId);
  announce(deps, scope, id);
};
