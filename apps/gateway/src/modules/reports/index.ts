import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { answerRoutes } from './answers.routes.ts';
import { reportCreationRoutes } from './create.routes.ts';
import { type BeforeRemoval, purgeReports } from './deleted-reports.service.ts';
import { designRoutes } from './design/designs.routes.ts';
import { evidenceRoutes } from './evidence/evidence.routes.ts';
import { explanationRoutes } from './explanations/explanations.routes.ts';
import { exportConfigRoutes } from './export-config/export-configs.routes.ts';
import { hubAnswerRoutes } from './hub/hub.routes.ts';
import { hubSaveRoutes } from './hub/hub-saves.routes.ts';
import { numberRoutes } from './numbers/numbers.routes.ts';
import { provisionRoutes } from './provisions/provisions.routes.ts';
import { publicationRoutes } from './publications.routes.ts';
import { reportShelfRoutes } from './report-shelf.routes.ts';
import { reportRoutes } from './reports.routes.ts';
import { linkOldEntries, mayFollowReport } from './reports.service.ts';
import { restatementRoutes } from './restatements.routes.ts';
import { reportValidationRoutes } from './validation/validation.routes.ts';

export { listAnswers } from './answers.repository.ts';
export { recordAnswer } from './answers.service.ts';
export { requireDisclosureMove, takeApprovalBack } from './approval-hooks.ts';
export { appendAudit, entryOf, findHead, linkAudit } from './audit.repository.ts';
export { type ChainedEntry, proofEnd, proofLine } from './audit-chain.ts';
export { carryNumbers, figurePlacesIn } from './carry-numbers.ts';
export { finishReportChange, lockEditableReport, lockReport, type ReportChangeContext } from './change-context.ts';
export { type Content, contentOf } from './content.ts';
export { markDeleted } from './deleted-reports.repository.ts';
export { type BeforeRemoval, removeForGood } from './deleted-reports.service.ts';
export { removeDesignPictures } from './design/designs.service.ts';
export { hubYears } from './design/earlier-years.ts';
export { findSelected, listSelected, updateDisclosure } from './disclosures.repository.ts';
export { changeReportDisclosure, selectedDisclosure, submittable } from './disclosures.service.ts';
export { countProofs } from './evidence/evidence.repository.ts';
export { handOverReports } from './hand-over.repository.ts';
export { answeredMetrics } from './hub/answered-metrics.ts';
export { breakdownsOf } from './model/breakdowns.ts';
export { documentWords } from './model/words.ts';
export { changeReportDisclosures } from './provisions/change-disclosures.service.ts';
export { modelIn, publishReport, requireReady } from './publications.service.ts';
export { logRefusedFile, logRefusedReportFile } from './refused-file.ts';
export { maySettle, moveReport, refuseReportMove, requireDecision, requireReportMove } from './report-life.ts';
export { type AnswersByField, type DisclosureState, disclosuresOf, omissionExplained } from './reports.policy.ts';
export { hasOtherEdition, ofBoundary } from './reports.repository.ts';
export { changeReport, createIn, frameworkOf, reportIn } from './reports.service.ts';
export { reports } from './reports.tables.ts';
export { sampleReport } from './sample/sample-report.ts';
export { startFilled } from './start-filled.ts';
export { findSubject } from './subject.repository.ts';
export { validateReport } from './validation/validate.service.ts';
export { canonicalJson } from './values.ts';

/** Everything below `/reports` but exports. Lets people follow the reports they may read. */
export const reportsRoutes = (deps: GatewayDeps, beforeRemoval: BeforeRemoval) => {
  deps.realtime.onFollowReport((scope, id) => mayFollowReport(deps, scope, id));
  deps.jobs.onStart(() => linkOldEntries(deps));
  deps.jobs.define('reports.purge', () => purgeReports(deps, beforeRemoval), { cron: '25 * * * *' });
  return createTenantRouter()
    .route('/', reportRoutes(deps))
    .route('/', reportCreationRoutes(deps))
    .route('/', reportValidationRoutes(deps))
    .route('/', reportShelfRoutes(deps))
    .route('/', answerRoutes(deps))
    .route('/', provisionRoutes(deps))
    .route('/', designRoutes(deps))
    .route('/', explanationRoutes(deps))
    .route('/', exportConfigRoutes(deps))
    .route('/', numberRoutes(deps))
    .route('/', evidenceRoutes(deps))
    .route('/', hubAnswerRoutes(deps))
    .route('/', hubSaveRoutes(deps))
    .route('/', restatementRoutes(deps))
    .route('/', publicationRoutes(deps));
};
