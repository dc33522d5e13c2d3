import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { answerRoutes } from './answers.routes.ts';
import { type BeforeRemoval, purgeReports } from './deleted-reports.service.ts';
import { designRoutes } from './design/designs.routes.ts';
import { evidenceRoutes } from './evidence/evidence.routes.ts';
import { explanationRoutes } from './explanations/explanations.routes.ts';
import { exportConfigRoutes } from './export-config/export-configs.routes.ts';
import { hubAnswerRoutes } from './hub/hub.routes.ts';
import { provisionRoutes } from './provisions/provisions.routes.ts';
import { publicationRoutes } from './publications.routes.ts';
import { reportShelfRoutes } from './report-shelf.routes.ts';
import { reportRoutes } from './reports.routes.ts';
import { linkOldEntries, mayFollowReport } from './reports.service.ts';
import { restatementRoutes } from './restatements.routes.ts';

export { type AnswerPlace, listAnswers, writeAnswers } from './answers.repository.ts';
export { recordAnswer, recordAnswerIn } from './answers.service.ts';
export { requireDisclosureMove, takeApprovalBack } from './approval-hooks.ts';
export { appendAudit, entryOf, findHead, linkAudit } from './audit.repository.ts';
export { type ChainedEntry, proofEnd, proofLine } from './audit-chain.ts';
export { carryNumbers, figurePlacesIn } from './carry-numbers.ts';
export {
  finishReportChange,
  lockEditableReport,
  lockReport,
  periodOf,
  type ReportChangeContext,
} from './change-context.ts';
export { type Content, contentOf, findingsIn } from './content.ts';
export { markDeleted } from './deleted-reports.repository.ts';
export { type BeforeRemoval, removeForGood } from './deleted-reports.service.ts';
export { findDesign } from './design/designs.repository.ts';
export { keepDesign, removeDesignPictures, settingsOf } from './design/designs.service.ts';
export { type Compared, hubYears } from './design/earlier-years.ts';
export {
  findSelected,
  listSelected,
  selectExactly,
  updateDisclosure,
  updateDisclosures,
} from './disclosures.repository.ts';
export { changeReportDisclosure, selectedDisclosure, submittable } from './disclosures.service.ts';
export { countProofs } from './evidence/evidence.repository.ts';
export { missingEvidence } from './evidence/evidence.service.ts';
export { explanationsIn } from './explanations/explanations.service.ts';
export { handOverReports } from './hand-over.repository.ts';
export { answeredMetrics } from './hub/answered-metrics.ts';
export { calculationFindings } from './hub/calculation-findings.ts';
export { compareWithHub } from './hub/hub-answers.service.ts';
export { listKeptOrigins, restoreOrigins, writeOrigins } from './hub/origins.repository.ts';
export { settleDisclosures, takeBlanks } from './hub/take.service.ts';
export { choiceOf, topicsPlace } from './material-topics.ts';
export { breakdownsOf } from './model/breakdowns.ts';
export { documentWords } from './model/words.ts';
export { type NumberReader, numberReader, updatedTexts } from './numbers/numbers.policy.ts';
export { plainAnswers } from './numbers/plain-answers.ts';
export { changeReportDisclosures } from './provisions/change-disclosures.service.ts';
export {
  type ProvisionsContent,
  provisionFindings,
  provisionSummaryOf,
  provisionsIn,
} from './provisions/provisions.policy.ts';
export { modelIn, publishReport, requireReady } from './publications.service.ts';
export { logRefusedFile, logRefusedReportFile } from './refused-file.ts';
export { maySettle, moveReport, refuseReportMove, requireDecision, requireReportMove } from './report-life.ts';
export {
  type AnswersByField,
  byPlace,
  type DisclosureState,
  disclosuresOf,
  omissionExplained,
} from './reports.policy.ts';
export { hasOtherEdition, ofBoundary } from './reports.repository.ts';
export { AnswerPathSchema, DisclosurePathSchema, ReportPathSchema, tag } from './reports.schemas.ts';
export { changeReport, createIn, frameworkOf, reportIn } from './reports.service.ts';
export { reports } from './reports.tables.ts';
export { unexplainedFindings } from './restatements.service.ts';
export { sampleReport } from './sample/sample-report.ts';
export { findSubject } from './subject.repository.ts';
export { canonicalJson } from './values.ts';

/** Everything below `/reports` but exports. Lets people follow the reports they may read. */
export const reportsRoutes = (deps: GatewayDeps, beforeRemoval: BeforeRemoval) => {
  deps.realtime.onFollowReport((scope, id) => mayFollowReport(deps, scope, id));
  deps.jobs.onStart(() => linkOldEntries(deps));
  deps.jobs.define('reports.purge', () => purgeReports(deps, beforeRemoval), { cron: '25 * * * *' });
  return createTenantRouter()
    .route('/', reportRoutes(deps))
    .route('/', reportShelfRoutes(deps))
    .route('/', answerRoutes(deps))
    .route('/', provisionRoutes(deps))
    .route('/', designRoutes(deps))
    .route('/', explanationRoutes(deps))
    .route('/', exportConfigRoutes(deps))
    .route('/', evidenceRoutes(deps))
    .route('/', hubAnswerRoutes(deps))
    .route('/', restatementRoutes(deps))
    .route('/', publicationRoutes(deps));
};
