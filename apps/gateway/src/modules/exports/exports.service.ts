import {
  exportExtensions,
  exportMediaTypes,
  filesSince,
  mayDecideAbout,
  type ReportExport,
  type ReportExportDraft,
} from '@esg/contract';
import { isPermitted } from '../../platform/auth/index.ts';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Job, queueLost } from '../../platform/jobs/index.ts';
import { storedZip, storedZipBytes } from '../../platform/zip.ts';
import { readFile, removeFile } from '../files/index.ts';
import { markFilesTaken } from '../notifications/index.ts';
import { appendAudit, type BeforeRemoval, reportIn } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import {
  countUnfinished,
  deleteExport,
  type ExportJob,
  type ExportRow,
  exportOf,
  findExport,
  insertExport,
  listExports,
  listFileIds,
  moveExport,
  releaseOrphans,
} from './exports.repository.ts';
import { fileNameWith } from './file-name.ts';

/** Exports that one organisation may have unfinished at once, because drawing is expensive. */
const unfinishedMax = 20;

/** Requests a file of the report: the export and its job are stored together or not at all. */
export const createExport = async (
  deps: GatewayDeps,
  job: Job<ExportJob>,
  scope: Scope,
  reportId: string,
  { format, language, beside = null }: ReportExportDraft,
): Promise<ReportExport> => {
  await deps.jobs.start();
  const now = deps.now();
  const row = await deps.database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    await lockLimit(scoped, 'exports');
    if ((await countUnfinished(scoped)) >= unfinishedMax)
      throw new ProblemError('request.too_many', { retryAfterSeconds: 10 });
    const actor = await findActor(scoped);
    const person = { createdById: actor.id, createdByName: actor.name };
    const created = await insertExport(scoped, {
      reportId,
      format,
      language,
      beside: beside === language ? null : beside,
      createdAt: now,
      ...person,
    });
    const { id, tenantId, organisationId, createdById } = created;
    await job.enqueue({ id, tenantId, organisationId, createdById }, scoped.tx);
    await appendAudit(scoped, reportId, actor, now, [{ action: 'exported', field: format, newValue: language }]);
    return created;
  });
  deps.realtime.publish(scope, { type: 'export.progressed', reportId, exportId: row.id });
  return exportOf(row);
};

/** Exports of one report, newest first. */
export const listReportExports = ({ database }: GatewayDeps, scope: Scope, reportId: string) =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    return (await listExports(scoped, reportId)).map(exportOf);
  });

const exportIn = async (scoped: Scoped, id: string): Promise<ExportRow> => {
  const row = await findExport(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  return row;
};

/** One export of the own organisation. */
export const readExport = async ({ database }: GatewayDeps, scope: Scope, id: string) =>
  exportOf(await database.withScope(scope, (scoped) => exportIn(scoped, id)));

/** The finished file. Throws `export.not_ready` while there is none. */
export const readExportFile = async (deps: GatewayDeps, scope: Scope, id: string) => {
  const { fileId, fileName, format } = await deps.database.withScope(scope, (scoped) => exportIn(scoped, id));
  if (fileId === null || fileName === null) throw new ProblemError('export.not_ready');
  const { content } = await readFile(deps, scope, fileId);
  await markFilesTaken(deps, scope, [id]);
  return { content, fileName, mediaType: exportMediaTypes[format] };
};

/** Names of files in one folder: a repeated one gets a number before its extension. */
const apartInFolder = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? name : `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
      if (taken.has(free.toLowerCase())) continue;
      taken.add(free.toLowerCase());
      return free;
    }
  });
};

/**
 * Every file of a report as one ZIP file, each with its own name and the newest of its kind, read one after the other. For a published report
 * only files made since its publication, for a draft only files made since the given time, as older files may be out of date. Throws
 * `export.not_ready` where there is none.
 */
export const readAllFiles = async (deps: GatewayDeps, scope: Scope, reportId: string, since: string | null = null) => {
  const { report, rows } = await deps.database.withScope(scope, async (scoped) => ({
    report: await reportIn(scoped, reportId),
    rows: await listExports(scoped, reportId),
  }));
  const fileIdOf = new Map(rows.map(({ id, fileId }) => [id, fileId]));
  const files = filesSince(rows.map(exportOf), report.publishedAt ?? since);
  if (files.length === 0) throw new ProblemError('export.not_ready');
  const names = apartInFolder(files.map(({ fileName, format }) => fileName ?? `report.${exportExtensions[format]}`));
  const parts = files.map(({ id, fileBytes }, place) => ({
    name: names[place] ?? id,
    size: fileBytes ?? 0,
    read: async () => (await readFile(deps, scope, fileIdOf.get(id) ?? id)).content,
  }));
  await markFilesTaken(
    deps,
    scope,
    files.map(({ id }) => id),
  );
  return { fileName: fileNameWith(report.name, 'zip'), bytes: storedZipBytes(parts), content: storedZip(parts) };
};

const announce = (deps: GatewayDeps, scope: Scope, { id, reportId }: ExportRow) =>
  deps.realtime.publish(scope, { type: 'export.progressed', reportId, exportId: id });

/** Cancels a waiting or running export; a finished one stays. */
export const cancelExport = async (deps: GatewayDeps, scope: Scope, id: string): Promise<ReportExport> => {
  const row = await deps.database.withScope(scope, async (scoped) => {
    const change = { status: 'cancelled' as const, finishedAt: deps.now() };
    return (await moveExport(scoped, id, ['waiting', 'running'], change)) ?? exportIn(scoped, id);
  });
  announce(deps, scope, row);
  return exportOf(row);
};

/** Repeats a failed or cancelled export; any other stays, so that a request may be repeated. */
export const retryExport = async (
  deps: GatewayDeps,
  job: Job<ExportJob>,
  scope: Scope,
  id: string,
): Promise<ReportExport> => {
  await deps.jobs.start();
  const row = await deps.database.withScope(scope, async (scoped) => {
    const fresh = { status: 'waiting' as const, progress: 0, attempts: 0, failure: null, finishedAt: null };
    const moved = await moveExport(scoped, id, ['error', 'cancelled'], fresh);
    if (!moved) return exportIn(scoped, id);
    const { tenantId, organisationId, createdById } = moved;
    await job.enqueue({ id, tenantId, organisationId, createdById }, scoped.tx);
    return moved;
  });
  announce(deps, scope, row);
  return exportOf(row);
};

/** Throws `permission.denied` where the file shows the report as it is or was published, and the caller may not publish it. */
const requireRemover = async (scoped: Scoped, row: ExportRow) => {
  if (!row.isPublished) return;
  const report = await reportIn(scoped, row.reportId);
  if (!isPermitted(scoped, 'report:publish') || !mayDecideAbout(scoped, report))
    throw new ProblemError('permission.denied');
};

/** Removes an export with its file; a running one is cancelled. Files of what is or was published are removed by people who may publish it. */
export const removeExport = async (deps: GatewayDeps, scope: Scope, id: string) => {
  const row = await deps.database.withScope(scope, async (scoped) => {
    const found = await exportIn(scoped, id);
    await requireRemover(scoped, found);
    await deleteExport(scoped, id);
    return found;
  });
  if (row.fileId) await removeFile(deps, scope, row.fileId);
  announce(deps, scope, row);
};

/** Queues exports again whose process died. Without other gateways, these are all running ones. */
export const recoverExports = async (deps: GatewayDeps, job: Job<ExportJob>, everyRunning: boolean) => {
  await queueLost(deps, job, { isAlone: everyRunning, release: releaseOrphans });
};

/** Removes the files of a report together with it. */
export const removeExportFiles =
  (deps: GatewayDeps): BeforeRemoval =>
  async (scoped, reportId) => {
    const fileIds = await listFileIds(scoped, reportId);
    return async () => {
      for (const fileId of fileIds) await removeFile(deps, scoped, fileId);
    };
  };
