import { dataExportExtensions, dataExportMediaTypes } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { describeFault } from '../../platform/fault.ts';
import { attempt, scopeOfJob } from '../../platform/jobs/index.ts';
import { streamWorkbook, writeCsv } from '../../platform/workbooks/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { removeFile, storeFile } from '../files/index.ts';
import { notify } from '../notifications/index.ts';
import { emitEvent } from '../webhooks/index.ts';
import { type Content, listRows, type Placed, readContent } from './content.ts';
import {
  claimDataExport,
  type DataExportJob,
  type DataExportRow,
  updateDataExport,
} from './data-exports.repository.ts';
import { colorsOf, dataSheet, indexSheet } from './index-sheet.ts';
import { fileWords } from './words.ts';

/** Progress is announced at most this often. */
const stepMilliseconds = 500;

type Update = (change: Partial<DataExportRow>) => Promise<void>;

const write = async (
  deps: GatewayDeps,
  scope: Scope,
  content: Content,
  format: DataExportRow['format'],
  update: Update,
) => {
  const total = content.metrics.reduce((sum, { pinned }) => sum + pinned.length, 0);
  const placed = new Map<string, Placed>();
  let told = performance.now();
  const onPage = async (points: number) => {
    if (performance.now() - told < stepMilliseconds) return;
    told = performance.now();
    await update({ progress: Math.min(99, Math.floor((points / Math.max(total, 1)) * 100)) });
  };
  const rows = listRows(deps, scope, content, placed, onPage);
  const now = deps.now();
  const bytes =
    format === 'csv'
      ? await writeCsv(rows)
      : await streamWorkbook([indexSheet(content, placed, now), dataSheet(content, rows)], {
          title: `${fileWords[content.language].title} ${content.organisation}`,
          creator: content.tenant,
          createdAt: now,
          colors: colorsOf(content),
        });
  return { bytes, dataPoints: [...placed.values()].reduce((sum, { points }) => sum + points, 0) };
};

const make = async (deps: GatewayDeps, scope: Scope, row: DataExportRow, update: Update) => {
  const { selection, format, language } = row;
  const content = await deps.database.withScope(scope, (scoped) => readContent(scoped, selection, language));
  const { bytes, dataPoints } = await write(deps, scope, content, format, update);
  const title = `${content.organisation} ${fileWords[language].title} ${deps.now().toISOString().slice(0, 10)}`;
  const fileName = fileNameWith(title, dataExportExtensions[format], 'data');
  const file = { bytes, mediaType: dataExportMediaTypes[format], originalName: fileName };
  const fileId = await storeFile(deps, scope, file);
  try {
    const done = { status: 'complete' as const, progress: 100, dataPoints, fileId, fileName };
    await update({ ...done, fileBytes: bytes.length, failure: null });
    return fileName;
  } catch (error) {
    await removeFile(deps, scope, fileId);
    throw error;
  }
};

/**
 * Makes one file of data points. The queue tries a failed attempt again until the last, which leaves the export as failed; one that is
 * running, done, cancelled or gone is skipped.
 */
export const makeDataExport = async (deps: GatewayDeps, job: DataExportJob) => {
  const scope = scopeOfJob({ ...job, userId: job.createdById });
  let isGivenUp = false;
  const row = await deps.database.withScope(scope, (scoped) => claimDataExport(scoped, job.id, deps.now()));
  if (!row) return;
  const update: Update = async (change) => {
    const stamped = { ...change, aliveAt: deps.now() };
    const isThere = await deps.database.withScope(scope, async (scoped) => {
      const found = await updateDataExport(scoped, row.id, stamped);
      const event = { type: 'export.finished', data: { id: row.id, kind: 'data' }, at: deps.now() } as const;
      if (found && change.status === 'complete') await emitEvent(scoped, event);
      return found;
    });
    isGivenUp = !isThere;
    if (isGivenUp) throw new Error('Somebody cancelled or removed the export');
    deps.realtime.publish(scope, { type: 'data-export.progressed', exportId: row.id });
  };
  const notice = (kind: 'data_export.finished' | 'data_export.failed', facts: Record<string, string>) =>
    notify(deps, scope, { to: { userId: scope.userId }, kind, facts, path: '/ct/data-hub/export' });
  await attempt(deps, {
    row,
    work: async () => {
      await update({});
      const file = await make(deps, scope, row, update);
      await notice('data_export.finished', { file });
    },
    sayAlive: () =>
      update({}).catch((error: unknown) => {
        if (!isGivenUp) throw error;
      }),
    isGivenUp: () => isGivenUp,
    fail: async (error, isLast) => {
      const failure = describeFault(error).message;
      // The database may be what failed: stored when it is back, so that the next attempt finds the export waiting.
      await deps.jobs.patiently(() => update({ status: isLast ? 'error' : 'waiting', failure }));
      if (isLast) await deps.jobs.patiently(() => notice('data_export.failed', {}));
    },
  });
};
