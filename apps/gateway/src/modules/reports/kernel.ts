/* What siblings of the kernel lock, move, write and log a report with; other modules know the index alone. */

export {
  type AnswerPlace,
  answeredKeys,
  findAround,
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
export { entryOf, findClientName, findHead, type Head, linkAudit } from './audit.repository.ts';
export { type ChainedEntry, proofEnd, proofLine } from './audit-chain.ts';
export { finishReportChange, lockReport, settledReport } from './change-context.ts';
export { findDecision } from './decisions.repository.ts';
export {
  findSelected,
  moveDisclosures,
  selectAlso,
  selectExactly,
  unselect,
  updateDisclosure,
  updateDisclosures,
} from './disclosures.repository.ts';
export { listOngoing, selectedIn } from './heads.repository.ts';
export { choiceOf, followedChoices, topicsPlace } from './material-topics.ts';
export { maySettle, moveReport, refuseReportMove, requireDecision, requireReportMove } from './report-life.ts';
export {
  areDone,
  countAnswered,
  type DisclosureState,
  findReason,
  missingFields,
  omissionExplained,
  settledStatus,
  statusAfterAnswer,
} from './reports.policy.ts';
export { type Asking, hasReport, listOfSameTime, ofBoundary, ofSameTime, updateReport } from './reports.repository.ts';
export {
  AnswerPathSchema,
  AnswersQuerySchema,
  DisclosurePathSchema,
  ModelQuerySchema,
  tag,
} from './reports.schemas.ts';
export { listWriters } from './said.repository.ts';
export { fillTwins, followingTwins } from './twins.ts';
export { wordedText } from './worded-text.ts';
