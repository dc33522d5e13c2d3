import type { GatewayDeps } from '../../platform/deps.ts';
import type { ImportJob } from './imports.repository.ts';
import { importRoutes } from './imports.routes.ts';
import { recoverImports, workOn } from './work.ts';

export { findImport } from './imports.repository.ts';
export { headingKey } from './mapping/headings.ts';
export { listWrittenPoints } from './outcomes.repository.ts';
export { cellIssues, isUnreadable, type OwnRow, type OwnSheet, readOwnSheet } from './own-sheet.ts';
export { inspectFile } from './reading/index.ts';
export { numberIn } from './rows/number.ts';
export { parseDay, periodOf } from './rows/period.ts';
export { writeRowId } from './rows/row-id.ts';
export { answerTextOf, periodTextOf, unitTextOf } from './rows/value-text.ts';
export { listStatedReasons } from './stated-reasons.repository.ts';
export { head, letterOf, listsSheet, stepsSheet } from './template/sheet.ts';
export {
  importerOf,
  nobody,
  notifyUndone,
  notifyUndoneWithin,
  type UndoneColumns,
  undoneBy,
  undoneOf,
} from './undoing.ts';
export { mediaTypes, readSheetUpload, type SheetUpload, sheetBody } from './upload.ts';

/** The largest import takes a minute or two; one that takes this long counts as stuck. */
const expireInSeconds = 15 * 60;

/** Routes of imports, and the jobs that check, write and take back. */
export const importsRoutes = (deps: GatewayDeps) => {
  const job = deps.jobs.define<ImportJob>('imports.work', (data) => workOn(deps, data), { expireInSeconds });
  deps.jobs.define('imports.recover', () => recoverImports(deps, job, false), { cron: '* * * * *' });
  deps.jobs.onStart(() => recoverImports(deps, job, deps.config.databaseKind === 'embedded'));
  return importRoutes(deps, job);
};
