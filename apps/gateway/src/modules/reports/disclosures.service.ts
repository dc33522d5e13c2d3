import {
  type AuditEntry,
  type Disclosure,
  type DisclosureChange,
  type Framework,
  issueAt,
  type ReportDisclosure,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosureOf as disclosureIn } from '../frameworks/index.ts';
import { answeredKeys, listAnswers } from './answers.repository.ts';
import { requireMark, takeApprovalBack } from './approval-hooks.ts';
import { appendAudit } from './audit.repository.ts';
import { byPlace } from './content.ts';
import { findSelected, listSelected, updateDisclosure } from './disclosures.repository.ts';
import {
  type AnswersByField,
  countAnswered,
  type DisclosureState,
  disclosuresOf,
  findReason,
  missingFields,
} from './reports.policy.ts';
import { frameworkOf, reportIn } from './reports.service.ts';
import { openReport, settleReport } from './work.ts';

const noAnswers: AnswersByField = new Map();

const disclosureOf = (
  disclosure: Disclosure,
  { status, omission }: DisclosureState,
  answeredFields: number,
): ReportDisclosure => ({
  code: disclosure.code,
  status,
  omission,
  answeredFields,
  totalFields: disclosure.fields.length,
});

/** The selected disclosures of the report with their states, in framework order. */
export const listReportDisclosures = ({ database }: GatewayDeps, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped): Promise<ReportDisclosure[]> => {
    const report = await reportIn(scoped, id);
    const selected = await listSelected(scoped, id);
    const answered = await answeredKeys(scoped, id);
    return disclosuresOf(await frameworkOf(scoped, report)).flatMap((disclosure) => {
      const [state, keys] = [selected.get(disclosure.code), answered.get(disclosure.code)];
      return state
        ? [disclosureOf(disclosure, state, disclosure.fields.filter(({ key }) => keys?.has(key)).length)]
        : [];
    });
  });

/** The framework, its disclosure and that one's state in the report. Throws `disclosure.not_selected`. */
export const selectedDisclosure = async (scoped: Scoped, report: { id: string; versionId: string }, code: string) => {
  const framework = await frameworkOf(scoped, report);
  const disclosure = disclosureIn(framework, code);
  const state = disclosure && (await findSelected(scoped, report.id, code));
  if (!state) throw new ProblemError('disclosure.not_selected');
  return { framework, disclosure, state };
};

/** Throws `request.invalid` with the required fields that say nothing yet. */
export const requireCompletable = (disclosure: Disclosure, answers: AnswersByField) => {
  const issues = missingFields(disclosure, answers).map(({ key }) => issueAt(key, 'required'));
  if (issues.length > 0)
    throw new ProblemError('request.invalid', {
      issues,
      message: 'Required fields of the disclosure are not answered',
    });
};

/** The state of a disclosure that can be submitted for approval. Throws `disclosure.not_selected`, or `request.invalid` with the required fields that say nothing yet. */
export const submittable = async (scoped: Scoped, report: { id: string; versionId: string }, code: string) => {
  const { disclosure, state } = await selectedDisclosure(scoped, report, code);
  requireCompletable(disclosure, byPlace(await listAnswers(scoped, report.id, code)).get(code) ?? noAnswers);
  return state;
};

/** The omission that a change asks for, or null. Throws `request.invalid` where the framework has no such reason, or asks for more words. */
export const omissionOf = (
  { omissionReasons }: Pick<Framework, 'omissionReasons'>,
  disclosure: Pick<Disclosure, 'omittable'>,
  change: DisclosureChange,
): DisclosureState['omission'] => {
  if (change.status !== 'omitted') return null;
  if (!disclosure.omittable)
    throw new ProblemError('request.invalid', {
      issues: [issueAt('status', 'choice_unknown', { choice: change.status })],
      message: 'The framework does not let this disclosure be left out',
    });
  const { reason, explanation } = change;
  const known = findReason(omissionReasons, reason);
  if (!known)
    throw new ProblemError('request.invalid', { issues: [issueAt('reason', 'choice_unknown', { choice: reason })] });
  if (known.needsExplanation && explanation === '')
    throw new ProblemError('request.invalid', { issues: [issueAt('explanation', 'required')] });
  return { reason, explanation };
};

/** A state as the log says it. */
export const wordedState = ({ status, omission }: DisclosureState) =>
  omission ? `${status}: ${omission.reason}${omission.explanation ? ` (${omission.explanation})` : ''}` : status;

/**
 * Marks a disclosure completed, in progress, or left out. Completed needs every required field answered; left out needs a
 * disclosure that may be, a reason of the framework, and an explanation where that reason asks for one (`request.invalid` with issues otherwise).
 */
export const changeReportDisclosure = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  code: string,
  change: DisclosureChange,
) => {
  const now = deps.now();
  const answer = await deps.database.withScope(scope, async (scoped) => {
    const work = await openReport(scoped, id, now);
    const { framework, disclosure, state } = await selectedDisclosure(scoped, work.report, code);
    const answers = byPlace(await listAnswers(scoped, id, code)).get(code) ?? noAnswers;
    await requireMark(scoped, id, code, state.status, change.status);
    if (change.status === 'completed') requireCompletable(disclosure, answers);
    const next: DisclosureState = { status: change.status, omission: omissionOf(framework, disclosure, change) };
    if (!sameJson(next, state)) {
      if (next.status !== 'completed') await takeApprovalBack(scoped, work, code);
      await updateDisclosure(scoped, id, code, next.status, next.omission);
      const entry: Pick<AuditEntry, 'action' | 'section' | 'field' | 'oldValue' | 'newValue'> = {
        action: 'disclosure-changed',
        section: code,
        field: 'status',
        oldValue: wordedState(state),
        newValue: wordedState(next),
      };
      await appendAudit(scoped, id, work.actor, now, [entry]);
      await settleReport(scoped, work);
    }
    return disclosureOf(disclosure, next, countAnswered(disclosure, answers));
  });
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId: id });
  deps.realtime.publish(scope, { type: 'report.changed', reportId: id });
  return answer;
};
