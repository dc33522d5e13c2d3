import {
  exportMediaTypes,
  frameworkReportPath,
  marksOf,
  type ReportModel,
  reportFacts,
  shortFrameworkName,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { describeFault } from '../../platform/fault.ts';
import { attempt, scopeOfJob } from '../../platform/jobs/index.ts';
import { removeFile, storeFile } from '../files/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { hasOtherEdition, reportIn } from '../reports/index.ts';
import { emitEvent } from '../webhooks/index.ts';
import { modelsFor, readAssets } from './assets.ts';
import { claimExport, type ExportJob, type ExportRow, updateExport } from './exports.repository.ts';
import { fileNameOf } from './file-name.ts';
import { createProgress } from './progress.ts';
import { renderReport } from './render/index.ts';

/** The length of an own framework's name in the name of a file. */
const frameworkNameMax = 30;

/** The words that distinguish this file: its languages, and the framework where there is another publication of that year. */
const readApart = (deps: GatewayDeps, scope: Scope, row: ExportRow, framework: ReportModel['framework']) =>
  deps.database.withScope(scope, async (scoped) => {
    const report = await reportIn(scoped, row.reportId);
    const short = shortFrameworkName(framework.versionId, framework.name);
    const { marks } = marksOf(report.name, short);
    const isOther = marks.length > 0 || (await hasOtherEdition(scoped, report));
    return {
      language: row.language,
      languages: report.languages.length > 1 ? [row.language, ...(row.beside ? [row.beside] : [])] : [],
      framework: isOther ? [...(marks.join(' ') || short)].slice(0, frameworkNameMax).join('').trim() : undefined,
    };
  });

/** Draws the report in its present state (a published one as it was published), stores the file and completes the export. */
const draw = async (
  deps: GatewayDeps,
  scope: Scope,
  row: ExportRow,
  update: (change: Partial<ExportRow>) => Promise<void>,
  signal: AbortSignal,
) => {
  const { format } = row;
  const { model, other, sha256 } = await modelsFor(deps, scope, row);
  const assets = await readAssets(deps, scope, model);
  const progress = createProgress((percent) => update({ progress: percent }), performance.now.bind(performance));
  const bytes = await renderReport({ format, model, beside: other, assets, onProgress: progress.report, signal });
  await progress.done();
  const fileName = fileNameOf(model.title, { format, ...(await readApart(deps, scope, row, model.framework)) });
  const fileId = await storeFile(deps, scope, { bytes, mediaType: exportMediaTypes[format], originalName: fileName });
  await update({
    status: 'complete',
    progress: 100,
    fileId,
    fileName,
    fileBytes: bytes.length,
    sha256,
    isPublished: model.publishedAt !== null,
    failure: null,
    finishedAt: deps.now(),
  });
  if (signal.aborted) await removeFile(deps, scope, fileId);
};

const notifyRequester = async (scoped: Scoped, row: ExportRow, kind: 'export.finished' | 'export.failed', at: Date) => {
  const report = await reportIn(scoped, row.reportId);
  const facts = { ...reportFacts(report), export: row.id, format: row.format, language: row.language };
  const path = frameworkReportPath(report, 'completion');
  await notifyWithin(scoped, { to: { userId: scoped.userId }, kind, facts, path }, at);
};

/**
 * Makes one export. The queue tries a failed attempt again until the last, which leaves the export as failed with its reason; an export
 * that is running, done or gone is skipped.
 */
export const makeExport = async (deps: GatewayDeps, job: ExportJob) => {
  const scope = scopeOfJob({ ...job, userId: job.createdById });
  const row = await deps.database.withScope(scope, (scoped) => claimExport(scoped, job.id, deps.now()));
  if (!row) return;
  const given = new AbortController();
  const update = async (change: Partial<ExportRow>) => {
    await deps.database.withScope(scope, async (scoped) => {
      // Somebody cancelled or removed it: the drawing stops without an error.
      if (!(await updateExport(scoped, row.id, { ...change, aliveAt: deps.now() }))) return given.abort();
      const data = { id: row.id, kind: 'report', reportId: row.reportId };
      if (change.status === 'complete') await emitEvent(scoped, { type: 'export.finished', data, at: deps.now() });
      // With the status: whoever downloads the file at once finds the notification, and has read it.
      if (change.status === 'complete') await notifyRequester(scoped, row, 'export.finished', deps.now());
    });
    if (change.status === 'complete') deps.realtime.publish(scope, { type: 'notification.arrived' });
    deps.realtime.publish(scope, { type: 'export.progressed', reportId: row.reportId, exportId: row.id });
  };
  const notifyFailed = async () => {
    await deps.database.withScope(scope, (scoped) => notifyRequester(scoped, row, 'export.failed', deps.now()));
    deps.realtime.publish(scope, { type: 'notification.arrived' });
  };
  await attempt(deps, {
    row,
    work: async () => {
      await update({});
      await draw(deps, scope, row, update, given.signal);
    },
    sayAlive: async () => {
      const stamp = { aliveAt: deps.now() };
      if (!(await deps.database.withScope(scope, (scoped) => updateExport(scoped, row.id, stamp)))) given.abort();
    },
    isGivenUp: () => given.signal.aborted,
    fail: async (error, isLast) => {
      const failure = describeFault(error).message;
      // The database may be what failed: stored when it is back, so that the next attempt finds the export waiting.
      await deps.jobs.patiently(() =>
        update({ status: isLast ? 'error' : 'waiting', failure, ...(isLast && { finishedAt: deps.now() }) }),
      );
      if (isLast) await deps.jobs.patiently(() => notifyFailed());
    },
  });
};
