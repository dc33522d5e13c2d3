import type { GatewayDeps } from '../../platform/deps.ts';
import type { ExportJob } from './exports.repository.ts';
import { exportRoutes } from './exports.routes.ts';
import { recoverExports } from './exports.service.ts';
import { makeExport } from './make-export.ts';

export { readAssets } from './assets.ts';
export { removeExportFiles } from './exports.service.ts';
export { fileNameWith } from './file-name.ts';
export { drawInTurn, readPages } from './pages.service.ts';
export { documentLookOf } from './render/document-look.ts';
export type { FurtherCell, FurtherSheet } from './render/index.ts';
export { type InvoiceModel, renderInvoice } from './render/invoice/index.ts';
export { renderTables, type TablesChart, type TablesModel, type TablesPart } from './render/tables/index.ts';

/** A drawing may take this long before it counts as stuck. */
const expireInSeconds = 5 * 60;

/** Routes of exports, and the jobs that make them. */
export const exportsRoutes = (deps: GatewayDeps) => {
  const job = deps.jobs.define<ExportJob>('exports.make', (data) => makeExport(deps, data), { expireInSeconds });
  deps.jobs.define('exports.recover', () => recoverExports(deps, job, false), { cron: '* * * * *' });
  deps.jobs.onStart(() => recoverExports(deps, job, deps.config.databaseKind === 'embedded'));
  return exportRoutes(deps, job);
};
