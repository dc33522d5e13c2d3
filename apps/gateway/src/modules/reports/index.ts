import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { type BeforeRemoval, purgeDeletedReports } from './deleted-reports.service.ts';
import { reportShelfRoutes } from './report-shelf.routes.ts';
import { reportRoutes } from './reports.routes.ts';
import { linkOldEntries, mayFollowReport } from './reports.service.ts';

export { listAnswers } from './answers.repository.ts';
export { type AssignedWork, listAssigned } from './assigned.repository.ts';
export { appendAudit } from './audit.repository.ts';
export {
  countCovering,
  countReportsByEntity,
  coversEntity,
  listCoveredEntities,
  listReportsOfEntity,
  passReportsOn,
} from './by-entity.repository.ts';
export { lockEditableReport, periodOf, type ReportChangeContext } from './change-context.ts';
export { markDeleted } from './deleted-reports.repository.ts';
export { type BeforeRemoval, purgeReport } from './deleted-reports.service.ts';
export { listSelected } from './disclosures.repository.ts';
export { handOverReports } from './hand-over.repository.ts';
export { findHeads, isThere, listVersionsOfReports, listWorkedOn, type ReportHead } from './heads.repository.ts';
export { missingCounter } from './missing-provisions.ts';
export { logRefusedFile, logRefusedReportFile } from './refused-file.ts';
export { type AnswersByField, byPlace, disclosuresOf } from './reports.policy.ts';
export { hasOtherEdition } from './reports.repository.ts';
export { ReportPathSchema } from './reports.schemas.ts';
export { changeReport, createIn, readFramework, reportIn } from './reports.service.ts';
export { reports } from './reports.tables.ts';
export { isAnswered, listEarlier } from './said.repository.ts';
export { findSubject } from './subject.repository.ts';
export { canonicalJson } from './values.ts';

/** Every route below `/reports` except exports. Lets people follow the reports they may read. */
export const reportsRoutes = (deps: GatewayDeps, beforeRemoval: BeforeRemoval) => {
  deps.realtime.onFollowReport((scope, id) => mayFollowReport(deps, scope, id));
  deps.jobs.onStart(() => linkOldEntries(deps));
  deps.jobs.define('reports.purge', () => purgeDeletedReports(deps, beforeRemoval), { cron: '25 * * * *' });
  return createTenantRouter().route('/', reportRoutes(deps)).route('/', reportShelfRoutes(deps));
};
