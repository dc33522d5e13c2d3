export { approvalRounds } from './approvals.tables.ts';
export {
  type Assignment,
  assign,
  listAssigning,
  listAssignments,
  listGiven,
  readAssignment,
  unassigned,
} from './assignments.repository.ts';
export { readEvidenceRule, saveEvidenceRule } from './evidence-rules.repository.ts';
export { handOverApprovals } from './hand-over.repository.ts';
export { needApproval, reportNeedsApproval, stepsOf } from './needs.ts';
export {
  endRounds,
  insertRound,
  listLatestRounds,
  listOpenRounds,
  type RoundRow,
  type RoundSubject,
  standingRound,
  updateRound,
} from './rounds.repository.ts';
export { findRules, readReportRules, saveChain, saveRules } from './rules.repository.ts';
