import {
  type DataExport,
  type DataExportCount,
  type DataExportDraft,
  type DataExportSelection,
  dataExportMediaTypes,
} from '@esg/contract';
import { findMetric } from '@esg/standards';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Job, queueLost } from '../../platform/jobs/index.ts';
import { readFile, removeFile } from '../files/index.ts';
import { findActor } from '../users/index.ts';
import {
  cancelUnfinished,
  countUnfinished,
  type DataExportJob,
  type DataExportRow,
  dataExportOf,
  deleteDataExport,
  findDataExport,
  insertDataExport,
  listDataExports,
  releaseOrphans,
  restartEnded,
} from './data-exports.repository.ts';
import { countByMetric } from './points.repository.ts';
import { resolveSelection } from './selection.ts';

/** Exports one organisation may have unfinished at once. */
const unfinishedMax = 10;
/** A running export without a sign of life for this long has lost its process. */
const lostSeconds = 60;

const countIn = async (scoped: Scoped, selection: DataExportSelection): Promise<DataExportCount> => {
  const { filter, disclosures } = await resolveSelection(scoped, selection);
  const counted = await countByMetric(scoped, filter);
  const shown = new Map(
    counted.flatMap(({ metricKey, points, internal }) => {
      const left = filter.internal === 'with' ? points : filter.internal === 'only' ? internal : points - internal;
      return left > 0 ? [[metricKey, left] as const] : [];
    }),
  );
  const byDimension = Map.groupBy(shown, ([key]) => findMetric(key)?.dimension ?? '');
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
  return {
    dataPoints: sum(shown.values()),
    metrics: shown.size,
    internalLeftOut: filter.internal === 'without' ? sum(counted.map(({ internal }) => internal)) : 0,
    dimensions: [...byDimension].map(([id, entries]) => ({ id, dataPoints: sum(entries.map(([, points]) => points)) })),
    disclosuresWithoutData: [...disclosures].flatMap(([code, keys]) =>
      keys.some((key) => shown.has(key)) ? [] : [code],
    ),
    metricsWithoutData: filter.metricKeys?.filter((key) => !shown.has(key)).length ?? 0,
  };
};

/** The content of the selection. Throws `request.invalid` where it names something unknown. */
export const countDataExport = ({ database }: GatewayDeps, scope: Scope, selection: DataExportSelection) =>
  database.withScope(scope, (scoped) => countIn(scoped, selection));

const announce = ({ realtime }: GatewayDeps, scope: Scope, exportId: string) =>
  realtime.publish(scope, { type: 'data-export.progressed', exportId });

const requireRoom = async (scoped: Scoped) => {
  await lockLimit(scoped, 'data-exports');
  if ((await countUnfinished(scoped)) >= unfinishedMax)
    throw new ProblemError('request.too_many', { retryAfterSeconds: 10 });
};

/**
 * Requests a file: the export and its job are stored together or not at all. Throws `data_export.empty` where there is nothing to export,
 * `data_export.disclosure_empty` where chosen disclosures have no data point.
 */
export const createDataExport = async (
  deps: GatewayDeps,
  job: Job<DataExportJob>,
  scope: Scope,
  { selection, format, language }: DataExportDraft,
): Promise<DataExport> => {
  await deps.jobs.start();
  const row = await deps.database.withScope(scope, async (scoped) => {
    const { dataPoints } = await countIn(scoped, selection);
    if (dataPoints === 0)
      throw new ProblemError(
        selection.disclosureCodes.length > 0 ? 'data_export.disclosure_empty' : 'data_export.empty',
      );
    await requireRoom(scoped);
    const actor = await findActor(scoped);
    const person = { createdById: actor.id, createdByName: actor.name };
    const draft = { selection, format, language, dataPoints, createdAt: deps.now(), ...person };
    const created = await insertDataExport(scoped, draft);
    const { id, tenantId, organisationId, createdById } = created;
    await job.enqueue({ id, tenantId, organisationId, createdById }, scoped.tx);
    return created;
  });
  announce(deps, scope, row.id);
  return dataExportOf(row);
};

/** Exports of the organisation, newest first. */
export const readDataExports = ({ database }: GatewayDeps, scope: Scope) =>
  database.withScope(scope, async (scoped) => (await listDataExports(scoped)).map(dataExportOf));

const exportIn = async (scoped: Scoped, id: string): Promise<DataExportRow> => {
  const row = await findDataExport(scoped, id);
  if (!row) throw new ProblemError('resource.not_found');
  return row;
};

/** One export of the own organisation. */
export const readDataExport = async ({ database }: GatewayDeps, scope: Scope, id: string) =>
  dataExportOf(await database.withScope(scope, (scoped) => exportIn(scoped, id)));

/** The finished file. Throws `export.not_ready` while there is none. */
export const readDataExportFile = async (deps: GatewayDeps, scope: Scope, id: string) => {
  const { fileId, fileName, format } = await deps.database.withScope(scope, (scoped) => exportIn(scoped, id));
  if (fileId === null || fileName === null) throw new ProblemError('export.not_ready');
  const { content } = await readFile(deps, scope, fileId);
  return { content, fileName, mediaType: dataExportMediaTypes[format] };
};

/** Cancels a running export; a finished one stays. */
export const cancelDataExport = async (deps: GatewayDeps, scope: Scope, id: string) => {
  const row = await deps.database.withScope(
    scope,
    async (scoped) => (await cancelUnfinished(scoped, id)) ?? (await exportIn(scoped, id)),
  );
  announce(deps, scope, id);
  return dataExportOf(row);
};

/** Repeats a failed or cancelled export, for the person who first requested it; any other stays. */
export const retryDataExport = async (deps: GatewayDeps, job: Job<DataExportJob>, scope: Scope, id: string) => {
  await deps.jobs.start();
  const row = await deps.database.withScope(scope, async (scoped) => {
    await exportIn(scoped, id);
    await requireRoom(scoped);
    const restarted = await restartEnded(scoped, id);
    if (!restarted) return exportIn(scoped, id);
    const { tenantId, organisationId, createdById } = restarted;
    await job.enqueue({ id, tenantId, organisationId, createdById }, scoped.tx);
    return restarted;
  });
  announce(deps, scope, id);
  return dataExportOf(row);
};

/** Removes an export with its file; a running one is cancelled. */
export const removeDataExport = async (deps: GatewayDeps, scope: Scope, id: string) => {
  const row = await deps.database.withScope(scope, (scoped) => deleteDataExport(scoped, id));
  if (!row) throw new ProblemError('resource.not_found');
  if (row.fileId !== null) await removeFile(deps, scope, row.fileId);
  announce(deps, scope, id);
};

/** Queues exports again whose process died. Without other gateways, these are all running ones. */
export const recoverDataExports = async (deps: GatewayDeps, job: Job<DataExportJob>, everyRunning: boolean) => {
  await queueLost(deps, job, { lostSeconds, isAlone: everyRunning, release: releaseOrphans });
};
