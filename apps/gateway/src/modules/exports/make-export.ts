import { exportMediaTypes, type ReportModel } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { pngOf } from '../../platform/images/index.ts';
import { readFile, storeFile } from '../files/index.ts';
import { notify } from '../notifications/index.ts';
import { modelIn, reportIn } from '../reports/index.ts';
import { emitEvent } from '../webhooks/index.ts';
import { claimExport, type ExportJob, type ExportRow, updateExport } from './exports.repository.ts';
import { fileNameOf } from './file-name.ts';
import { createProgress } from './progress.ts';
import { type RenderAssets, renderReport } from './render/index.ts';

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

/** The largest box any document shows a logo in, in pixels. */
const logoBox = { width: 900, height: 360 };

/** A logo, as PNG where it is a drawing. One that is gone is left out; every other failure is one. */
const readLogo = async (deps: GatewayDeps, scope: Scope, fileId: string | null) => {
  if (fileId === null) return undefined;
  try {
    const { content, mediaType } = await readFile(deps, scope, fileId);
    return mediaType === 'image/svg+xml' ? await pngOf({ bytes: content, mediaType }, logoBox) : content;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'resource.not_found') return undefined;
    throw error;
  }
};

/** The pictures that the model names. */
export const assetsOf = async (deps: GatewayDeps, scope: Scope, model: ReportModel): Promise<RenderAssets> => {
  const { brand, cover } = model;
  const tenantLogo = await readLogo(deps, scope, brand.tenantLogoFileId);
  const organisationLogo = await readLogo(deps, scope, brand.organisationLogoFileId);
  const coverPicture = await readLogo(deps, scope, cover.pictureFileId);
  return {
    ...(tenantLogo && { tenantLogo }),
    ...(organisationLogo && { organisationLogo }),
    ...(coverPicture && { coverPicture }),
  };
};

/** Draws the report as it is now (a published one as it was published), keeps the file and completes the export. */
const draw = async (
  deps: GatewayDeps,
  scope: Scope,
  row: ExportRow,
  update: (change: Partial<ExportRow>) => Promise<void>,
) => {
  const { format, language, reportId } = row;
  const model = await deps.database.withScope(scope, (scoped) => modelIn(scoped, reportId, language));
  const assets = await assetsOf(deps, scope, model);
  const progress = createProgress((percent) => update({ progress: percent }), performance.now.bind(performance));
  const bytes = await renderReport({ format, model, assets, onProgress: progress.report });
  await progress.done();
  const fileName = fileNameOf(model.title, format);
  const fileId = await storeFile(deps, scope, { bytes, mediaType: exportMediaTypes[format], originalName: fileName });
  await update({ status: 'complete', progress: 100, fileId, fileName, fileBytes: bytes.length, failure: null });
};

/**
 * Makes one export. A failed attempt is tried again by the queue until the last, which leaves the export as failed with its
 * reason; an export that is taken, done or gone is left alone.
 */
export const makeExport = async (deps: GatewayDeps, job: ExportJob) => {
  const scope = scopeOf(job);
  const row = await deps.database.withScope(scope, (scoped) => claimExport(scoped, job.id, deps.now()));
  if (!row) return;
  const update = async (change: Partial<ExportRow>) => {
    await deps.database.withScope(scope, async (scoped) => {
      await updateExport(scoped, row.id, { ...change, aliveAt: deps.now() });
      const data = { id: row.id, kind: 'report', reportId: row.reportId };
      if (change.status === 'complete') await emitEvent(scoped, { type: 'export.finished', data, at: deps.now() });
    });
    deps.realtime.publish(scope, { type: 'export.progressed', reportId: row.reportId, exportId: row.id });
  };
  const tell = async (kind: 'export.finished' | 'export.failed') => {
    const { name, versionId } = await deps.database.withScope(scope, (scoped) => reportIn(scoped, row.reportId));
    const facts = { report: name, format: row.format };
    const path = `/ct/framework-reports/${versionId}/reports/${row.reportId}/completion`;
    await notify(deps, scope, { to: { userId: scope.userId }, kind, facts, path });
  };
  const alive = setInterval(() => {
    const stamp = { aliveAt: deps.now() };
    deps.database
      .withScope(scope, (scoped) => updateExport(scoped, row.id, stamp))
      .catch((err: unknown) => deps.log.warn({ err, exportId: row.id }, 'export could not say that it is alive'));
  }, aliveMilliseconds);
  try {
    await update({});
    await draw(deps, scope, row, update);
    await tell('export.finished');
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const isLast = row.attempts >= attemptsMax;
    await update({ status: isLast ? 'error' : 'waiting', failure });
    if (isLast) await tell('export.failed');
    throw error;
  } finally {
    clearInterval(alive);
  }
};
