import type { GatewayDeps } from '../../platform/deps.ts';
import type { ImportJob } from './climate-imports.repository.ts';
import { importRoutes } from './climate-imports.routes.ts';
import { recoverImports, workOn } from './work.ts';

/** The largest import takes a minute; one that takes this long counts as stuck. */
const expireInSeconds = 15 * 60;

/** Import of bills and readings into the climate calculator, and the jobs that check, write and take back. */
export const climateImportsRoutes = (deps: GatewayDeps) => {
  const job = deps.jobs.define<ImportJob>('climate-imports.work', (data) => workOn(deps, data), { expireInSeconds });
  deps.jobs.define('climate-imports.recover', () => recoverImports(deps, job, false), { cron: '* * * * *' });
  deps.jobs.onStart(() => recoverImports(deps, job, deps.config.databaseKind === 'embedded'));
  return importRoutes(deps, job);
};
