import { exportMediaTypes, frameworkReportPath, type ReportModel } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { describeFault } from '../../platform/fault.ts';
import { removeFile, storeFile } from '../files/index.ts';
import { notify } from '../notifications/index.ts';
import { hasOtherEdition, reportIn } from '../reports/index.ts';
import { emitEvent } from '../webhooks/index.ts';
import { assetsOf, modelsFor } from './assets.ts';
import { claimExport, type ExportJob, type ExportRow, updateExport } from './exports.repository.ts';
import { fileNameOf } from './file-name.ts';
import { createProgress } from './progress.ts';
import { renderReport } from './render/index.ts';

const attemptsMax = 3;
/** How often a running export says that it is alive. */
const aliveMilliseconds = 5000;

/** A job acts within the fence of the person who asked; what that person may do was checked when they asked. */
const scopeOf = ({ tenantId, organisationId, createdById }: ExportJob): Scope => ({
  tenantId,
  organisationId,
  userId: createdById,
  role: 'basic',
});

/** What tells this file from the report's other ones: its languages, and the framework where there is another publication of that year. */
const apartOf = (deps: GatewayDeps, scope: Scope, row: ExportRow, framework: ReportModel['framework']) =>
  deps.database.withScope(scope, async (scoped) => {
    const report = await reportIn(scoped, row.reportId);
    return {
      language: row.language,
      languages: report.languages.length > 1 ? [row.language, ...(row.beside ? [row.beside] : [])] : [],
      framework: (await hasOtherEdition(scoped, report)) ? framework.name : undefined,
    };
  });

/** Draws the report as it is now (a published one as it was published), keeps the file and completes the export. */
const draw = async (
  deps: GatewayDeps,
  scope: Scope,
  row: ExportRow,
  update: (change: Partial<ExportRow>) => Promise<void>,
  signal: AbortSignal,
) => {
  const { format } = row;
  const { model, other, sha256 } = await modelsFor(deps, scope, row);
  const assets = await assetsOf(deps, scope, model);
  const progress = createProgress((percent) => update({ progress: percent }), performance.now.bind(performance));
  const bytes = await renderReport({ format, model, beside: other, assets, onProgress: progress.report, signal });
  await progress.done();
  const fileName = fileNameOf(model.title, { format, ...(await apartOf(deps, scope, row, model.framework)) });
  const fileId = await storeFile(deps, scope, { bytes, mediaType: exportMediaTypes[format], originalName: fileName });
  await update({
    status: 'complete',
    progress: 100,
    fileId,
    fileName,
    fileBytes: bytes.length,
    sha256,
    failure: null,
    finishedAt: deps.now(),
  });
  if (signal.aborted) await removeFile(deps, scope, fileId);
};

/**
 * Makes one export. A failed attempt is tried again by the queue until the last, which leaves the export as failed with its
 * reason; an export that is taken, done or gone is left alone.
 */
export const makeExport = async (deps: GatewayDeps, job: ExportJob) => {
  const scope = scopeOf(job);
  const row = await deps.database.withScope(scope, (scoped) => claimExport(scoped, job.id, deps.now()));
  if (!row) return;
  const given = new AbortController();
  const update = async (change: Partial<ExportRow>) => {
    await deps.database.withScope(scope, async (scoped) => {
      // Somebody cancelled or removed it: the drawing stops, and nothing more is said of it.
      if (!(await updateExport(scoped, row.id, { ...change, aliveAt: deps.now() }))) return given.abort();
      const data = { id: row.id, kind: 'report', reportId: row.reportId };
      if (change.status === 'complete') await emitEvent(scoped, { type: 'export.finished', data, at: deps.now() });
    });
    deps.realtime.publish(scope, { type: 'export.progressed', reportId: row.reportId, exportId: row.id });
  };
  const tell = async (kind: 'export.finished' | 'export.failed') => {
    const report = await deps.database.withScope(scope, (scoped) => reportIn(scoped, row.reportId));
    const facts = { report: report.name, format: row.format };
    const path = frameworkReportPath(report, 'completion');
    await notify(deps, scope, { to: { userId: scope.userId }, kind, facts, path });
  };
  const alive = setInterval(() => {
    const stamp = { aliveAt: deps.now() };
    deps.database
      .withScope(scope, (scoped) => updateExport(scoped, row.id, stamp))
      .then((runs) => runs || given.abort())
      .catch((err: unknown) => deps.log.warn({ err, exportId: row.id }, 'export could not say that it is alive'));
  }, aliveMilliseconds);
  try {
    await update({});
    await draw(deps, scope, row, update, given.signal);
    if (!given.signal.aborted) await tell('export.finished');
  } catch (error) {
    if (given.signal.aborted) return;
    const failure = describeFault(error).message;
    const isLast = row.attempts >= attemptsMax;
    // The database may be what failed: said when it is back, so that the next attempt finds the export waiting.
    await deps.jobs.patiently(() =>
      update({ status: isLast ? 'error' : 'waiting', failure, ...(isLast && { finishedAt: deps.now() }) }),
    );
    if (isLast) await deps.jobs.patiently(() => tell('export.failed'));
    throw error;
  } finally {
    clearInterval(alive);
  }
};
