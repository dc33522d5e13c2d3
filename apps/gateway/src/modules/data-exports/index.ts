import type { GatewayDeps } from '../../platform/deps.ts';
import type { DataExportJob } from './data-exports.repository.ts';
import { dataExportRoutes } from './data-exports.routes.ts';
import { recoverDataExports } from './data-exports.service.ts';
import { makeDataExport } from './make-data-export.ts';

/** A file may take this long before it counts as stuck. */
const expireInSeconds = 15 * 60;

/** Routes of files of data points, and the jobs that make them. */
export const dataExportsRoutes = (deps: GatewayDeps) => {
  const job = deps.jobs.define<DataExportJob>('data-exports.make', (data) => makeDataExport(deps, data), {
    expireInSeconds,
  });
  deps.jobs.define('data-exports.recover', () => recoverDataExports(deps, job, false), { cron: '* * * * *' });
  deps.jobs.onStart(() => recoverDataExports(deps, job, deps.config.databaseKind === 'embedded'));
  return dataExportRoutes(deps, job);
};
