import { type DisclosureWork, mayDecideAbout, type ReportWork } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  listAssignments,
  listLatestRounds,
  readEvidenceRule,
  readReportRules,
  stepsOf,
  unassigned,
} from '../approvals/index.ts';
import { countOpenGuestThreads } from '../contributions/index.ts';
import { countProofs } from '../report-documents/index.ts';
import { reportIn } from '../reports/index.ts';
import { listWriters } from '../reports/kernel.ts';
import { countOpenThreads } from '../threads/index.ts';
import { listColleagues } from './colleagues.repository.ts';
import { findDueDate } from './due.repository.ts';
import { mineOf, roundOf } from './rounds.policy.ts';
import { countOpenTasks } from './tasks.repository.ts';

const workIn = async (scoped: Scoped, reportId: string): Promise<ReportWork> => {
  const report = await reportIn(scoped, reportId);
  const settles = mayDecideAbout(scoped, report);
  const rules = await readReportRules(scoped, reportId);
  const given = await listAssignments(scoped, reportId);
  const rounds = await listLatestRounds(scoped, reportId);
  const colleagues = await listColleagues(scoped);
  const writers = await listWriters(scoped, reportId);
  const tasks = await countOpenTasks(scoped, reportId);
  const threads = await countOpenThreads(scoped, { kinds: ['disclosure'], ids: [reportId] });
  const guests = await countOpenGuestThreads(scoped, reportId);
  const { isOwn: isOwnEvidence, ...evidence } = await readEvidenceRule(scoped, reportId);
  const proofs = await countProofs(scoped, reportId);
  const seen = (subject: string | null, writerIds: ReadonlySet<string>) => {
    const row = rounds.get(subject);
    const { separateDuties } = rules;
    return row
      ? roundOf(row, mineOf(row, { scope: scoped, maySettle: settles, colleagues, separateDuties, writerIds }))
      : null;
  };
  const disclosureOf = (code: string): DisclosureWork => {
    const { assigneeIds, approverIds, dueOn, note } = given.get(code) ?? unassigned(code);
    const writerIds = writers.get(code) ?? new Set<string>();
    return {
      code,
      assigneeIds,
      approverIds,
      dueOn,
      note,
      needsApproval: stepsOf(rules, { approverIds }).length > 0,
      round: seen(code, writerIds),
      openTasks: tasks.get(code) ?? 0,
      openThreads: (threads.get(code) ?? 0) + (guests.get(code) ?? 0),
      evidenceCount: proofs.get(code) ?? 0,
      writerIds: [...writerIds],
    };
  };
  return {
    steps: [...rules.steps],
    isOwnChain: rules.isOwnChain,
    ofDisclosures: rules.ofDisclosures,
    separateDuties: rules.separateDuties,
    needsApproval: rules.ofReports,
    evidence,
    isOwnEvidence,
    dueOn: await findDueDate(scoped, reportId),
    round: seen(null, new Set([...writers.values()].flatMap((ids) => [...ids]))),
    disclosures: report.disclosureCodes.map(disclosureOf),
  };
};

/** The assignments of the report and the state of its approvals. */
export const readReportWork = ({ database }: GatewayDeps, scope: Scope, reportId: string): Promise<ReportWork> =>
  database.withScope(scope, (scoped) => workIn(scoped, reportId));
