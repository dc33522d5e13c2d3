import { createHash } from 'node:crypto';
import {
  allowsMove,
  type Finding,
  type Issue,
  isDecided,
  isEditable,
  issueAt,
  type Language,
  type Report,
  type ReportStatus,
  reportFacts,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { reportNeedsApproval, standingRound } from '../approvals/index.ts';
import { settleExplanations } from '../explanations/index.ts';
import { hubFindings } from '../hub-answers/index.ts';
import { notify } from '../notifications/index.ts';
import { missingEvidence } from '../report-documents/index.ts';
import { provisionSummaryOf } from '../report-model/index.ts';
import { appendAudit, canonicalJson, type ReportChangeContext, reportIn } from '../reports/index.ts';
import {
  lockReport,
  moveReport,
  refuseReportMove,
  requireDecision,
  requireReportMove,
  settledStatus,
  withdrawApproval,
} from '../reports/kernel.ts';
import { emitEvent } from '../webhooks/index.ts';
import { type Content, findingsIn, modelOf, modelsOf, readContent } from './content.ts';
import { findPublishedModel, insertPublication } from './publications.repository.ts';
import { settleRestatements } from './restatements.service.ts';

/** The report as a document inside the transaction: a published one as it was published, any other as it is now. */
export const modelIn = async (scoped: Scoped, id: string, language: Language) => {
  const report = await reportIn(scoped, id);
  const published = report.status === 'readonly-published' ? await findPublishedModel(scoped, id, language) : undefined;
  return published ?? modelOf(await readContent(scoped, report), language);
};

/** The report as one document, used by preview and exports. */
export const readReportModel = ({ database }: GatewayDeps, scope: Scope, id: string, language: Language) =>
  database.withScope(scope, (scoped) => modelIn(scoped, id, language));

const issueOf = ({ kind, disclosureCode, fieldKey }: Finding): Issue => {
  if (kind === 'name-missing') return issueAt('name', 'required');
  if (kind === 'period-missing') return issueAt('period', 'required');
  if (kind === 'no-disclosures') return issueAt('disclosureCodes', 'required');
  if (kind === 'number-gone' && !fieldKey) return issueAt('design.parts', 'choice_unknown');
  if (fieldKey) return issueAt(`answers.${disclosureCode}.${fieldKey}`, 'required');
  return kind === 'omission-unexplained'
    ? issueAt(`disclosures.${disclosureCode}.explanation`, 'required')
    : issueAt(`disclosures.${disclosureCode}.status`, 'invalid');
};

const requireUnblocked = async (scoped: Scoped, content: Content) => {
  const findings = [
    ...findingsIn(content),
    ...(await missingEvidence(scoped, content)),
    ...(await hubFindings(scoped, content.report.id)),
  ];
  const issues = findings.flatMap((finding) => (finding.blocking ? [issueOf(finding)] : []));
  if (issues.length > 0) throw new ProblemError('report.not_ready', { issues });
};

/** Throws `report.provisions_missing` with the missing provisions that nobody has decided to leave out. */
const requireNothingMissing = (content: Content) => {
  const { missing, decision } = provisionSummaryOf(content);
  if (isDecided(decision, missing)) return;
  const issues = missing.map((code) => issueAt(`disclosures.${code}`, 'required'));
  throw new ProblemError('report.provisions_missing', { issues });
};

/** Throws `report.not_ready` with what prevents the publication. */
export const requireReady = async (scoped: Scoped, report: Report) =>
  requireUnblocked(scoped, await readContent(scoped, report));

/** Throws `approval.required` where the organisation requires a round and none was accepted. */
const requireApproved = async (scoped: Scoped, reportId: string) => {
  if (!(await reportNeedsApproval(scoped, reportId))) return;
  if ((await standingRound(scoped, reportId, null))?.state !== 'accepted') throw new ProblemError('approval.required');
};

/**
 * Nothing prevents the publication, so an editable report is complete, even if its status was not updated since it was reopened; so is an
 * approved one.
 */
const finishedStatus = (status: ReportStatus): ReportStatus => {
  if (status === 'approval-accepted') return 'completed';
  return isEditable(status) ? settledStatus(status, true) : status;
};

const publish = async (scoped: Scoped, work: ReportChangeContext): Promise<Report> => {
  const { report, actor, now } = work;
  if (report.status === 'readonly-published') throw refuseReportMove(report.status, 'readonly-published');
  const publishedAt = now.toISOString();
  const current = await reportIn(scoped, report.id);
  if (current.isSample) throw new ProblemError('report.sample');
  const content = await readContent(scoped, { ...current, publishedAt });
  await requireUnblocked(scoped, content);
  requireNothingMissing(content);
  await settleRestatements(scoped, report.id);
  await settleExplanations(scoped, current);
  await requireApproved(scoped, report.id);
  requireReportMove(finishedStatus(report.status), 'readonly-published');
  // With the explanations that were just stored.
  const models = modelsOf(await readContent(scoped, { ...current, publishedAt }));
  const sha256 = createHash('sha256').update(canonicalJson(models)).digest('hex');
  await insertPublication(scoped, {
    reportId: report.id,
    models,
    sha256,
    publishedAt: now,
    publishedById: actor.id,
    publishedByName: actor.name,
  });
  await moveReport(scoped, work, 'readonly-published', now);
  await appendAudit(scoped, report.id, actor, now, [{ action: 'published', field: 'sha256', newValue: sha256 }]);
  await emitEvent(scoped, { type: 'report.published', data: { id: report.id, versionId: report.versionId }, at: now });
  return reportIn(scoped, report.id);
};

const inTransaction = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  kind: 'report.published' | 'report.unpublished' | 'report.reopened',
  run: (scoped: Scoped, work: ReportChangeContext) => Promise<Report>,
) => {
  const report = await deps.database.withScope(scope, async (scoped) => {
    const work = await lockReport(scoped, id, deps.now());
    await requireDecision(scoped, work);
    return run(scoped, work);
  });
  deps.realtime.publish(scope, { type: 'report.changed', reportId: id });
  const path = kind === 'report.reopened' ? '/ct/reports' : '/ct/publish-reports';
  await notify(deps, scope, { to: 'report-readers', kind, facts: reportFacts(report), path });
  return report;
};

/**
 * Publishes the report: validated again under lock, stored word for word in every language, and read-only from then on. Refuses with
 * `report.not_ready` and what prevents it, or `report.transition_refused`.
 */
export const publishReport = (deps: GatewayDeps, scope: Scope, id: string) =>
  inTransaction(deps, scope, id, 'report.published', publish);

/** Unpublishes a report. The published version stays stored. */
export const unpublishReport = (deps: GatewayDeps, scope: Scope, id: string) =>
  inTransaction(deps, scope, id, 'report.unpublished', async (scoped, work) => {
    requireReportMove(work.report.status, 'unpublished');
    await moveReport(scoped, work, 'unpublished', null);
    await appendAudit(scoped, id, work.actor, work.now, [{ action: 'unpublished' }]);
    const data = { id, versionId: work.report.versionId };
    await emitEvent(scoped, { type: 'report.unpublished', data, at: work.now });
    return reportIn(scoped, id);
  });

/** Opens a published or unpublished report for changes (spec section 4). */
export const reopenReport = (deps: GatewayDeps, scope: Scope, id: string) =>
  inTransaction(deps, scope, id, 'report.reopened', async (scoped, work) => {
    const { status } = work.report;
    if (!allowsMove('reopen', status)) throw refuseReportMove(status, 'in-progress');
    await withdrawApproval(scoped, work, null);
    await moveReport(scoped, work, 'in-progress', null);
    await appendAudit(scoped, id, work.actor, work.now, [{ action: 'reopened' }]);
    return reportIn(scoped, id);
  });
