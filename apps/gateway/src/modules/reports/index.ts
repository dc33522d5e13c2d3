import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { type BeforeRemoval, purgeDeletedReports } from './deleted-reports.service.ts';
import { reportShelfRoutes } from './report-shelf.routes.ts';
import { reportRoutes } from './reports.routes.ts';
import { linkOldEntries, mayFollowReport } from './reports.service.ts';

export {
  type AnswerPlace,
  answeredKeys,
  findAround,
  listAnswers,
  listAnswersOf,
  writeAnswer,
  writeAnswers,
} from './answers.repository.ts';
export {
  invalidateRounds,
  type Mark,
  requireDisclosureMove,
  requireMarks,
  withdrawApproval,
} from './approval-hooks.ts';
export { invalidateApprovals, invalidateDependents } from './approval-invalidation.ts';
export { type AssignedWork, listAssigned } from './assigned.repository.ts';
export { appendAudit, entryOf, findClientName, findHead, type Head, linkAudit } from './audit.repository.ts';
export { type ChainedEntry, proofEnd, proofLine } from './audit-chain.ts';
export {
  countCovering,
  countReportsByEntity,
  coversEntity,
  listCoveredEntities,
  listReportsOfEntity,
  passReportsOn,
} from './by-entity.repository.ts';
export {
  finishReportChange,
  lockEditableReport,
  lockReport,
  periodOf,
  type ReportChangeContext,
  settledReport,
} from './change-context.ts';
export { markDeleted } from './deleted-reports.repository.ts';
export { type BeforeRemoval, purgeReport } from './deleted-reports.service.ts';
export {
  findSelected,
  listSelected,
  moveDisclosures,
  selectAlso,
  selectExactly,
  unselect,
  updateDisclosure,
  updateDisclosures,
} from './disclosures.repository.ts';
export { handOverReports } from './hand-over.repository.ts';
export {
  findHeads,
  isThere,
  listOngoing,
  listVersionsOfReports,
  listWorkedOn,
  type ReportHead,
  selectedIn,
} from './heads.repository.ts';
export { choiceOf, topicsPlace } from './material-topics.ts';
export { missingCounter } from './missing-provisions.ts';
export { logRefusedFile, logRefusedReportFile } from './refused-file.ts';
export { maySettle, moveReport, refuseReportMove, requireDecision, requireReportMove } from './report-life.ts';
export {
  type AnswersByField,
  byPlace,
  countAnswered,
  type DisclosureState,
  disclosuresOf,
  findReason,
  missingFields,
  omissionExplained,
  settledStatus,
  statusAfterAnswer,
} from './reports.policy.ts';
export {
  type Asking,
  hasOtherEdition,
  hasReport,
  listOfSameTime,
  ofBoundary,
  ofSameTime,
  updateReport,
} from './reports.repository.ts';
export {
  AnswerPathSchema,
  AnswersQuerySchema,
  DisclosurePathSchema,
  ModelQuerySchema,
  ReportPathSchema,
  tag,
} from './reports.schemas.ts';
export { changeReport, createIn, readFramework, reportIn } from './reports.service.ts';
export { reports } from './reports.tables.ts';
export { isAnswered, listEarlier, listWriters } from './said.repository.ts';
export { findSubject } from './subject.repository.ts';
export { fillTwins, followingTwins } from './twins.ts';
export { canonicalJson } from './values.ts';
export { wordedText } from './worded-text.ts';

/** Every route below `/reports` except exports. Lets people follow the reports they may read. */
export const reportsRoutes = (deps: GatewayDeps, beforeRemoval: BeforeRemoval) => {
  deps.realtime.onFollowReport((scope, id) => mayFollowReport(deps, scope, id));
  deps.jobs.onStart(() => linkOldEntries(deps));
  deps.jobs.define('reports.purge', () => purgeDeletedReports(deps, beforeRemoval), { cron: '25 * * * *' });
  return createTenantRouter().route('/', reportRoutes(deps)).route('/', reportShelfRoutes(deps));
};
