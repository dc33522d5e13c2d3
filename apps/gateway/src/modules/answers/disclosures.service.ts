import {
  type AuditEntry,
  type Disclosure,
  type DisclosureChange,
  type DisclosureStatus,
  type Framework,
  isAnsweredInPart,
  issueAt,
  mainText,
  type ReportDisclosure,
  reasonsFor,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosureOf as disclosureIn } from '../frameworks/index.ts';
import {
  type AnswersByField,
  appendAudit,
  byPlace,
  disclosuresOf,
  listAnswers,
  listSelected,
  lockEditableReport,
  readFramework,
  reportIn,
} from '../reports/index.ts';
import {
  answeredKeys,
  countAnswered,
  type DisclosureState,
  findReason,
  findSelected,
  finishReportChange,
  listAnswersOf,
  missingFields,
  requireMarks,
  updateDisclosure,
  withdrawApproval,
  wordedText,
} from '../reports/kernel.ts';

const noAnswers: AnswersByField = new Map();

const disclosureOf = (
  disclosure: Disclosure,
  { status, omission }: DisclosureState,
  { answeredFields, answers }: { answeredFields: number; answers: AnswersByField },
): ReportDisclosure => ({
  code: disclosure.code,
  status,
  omission,
  answeredFields,
  totalFields: disclosure.fields.length,
  inPart: status === 'completed' && isAnsweredInPart(disclosure, { hasReason: omission !== null, answers }),
});

/** The selected disclosures of the report with their states, in framework order. */
export const listReportDisclosures = ({ database }: GatewayDeps, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped): Promise<ReportDisclosure[]> => {
    const report = await reportIn(scoped, id);
    const selected = await listSelected(scoped, id);
    const answered = await answeredKeys(scoped, id);
    const completed = [...selected].flatMap(([code, { status }]) => (status === 'completed' ? [code] : []));
    const answers = byPlace(await listAnswersOf(scoped, id, completed));
    return disclosuresOf(await readFramework(scoped, report)).flatMap((disclosure) => {
      const state = selected.get(disclosure.code);
      const keys = answered.get(disclosure.code);
      if (!state) return [];
      const answeredFields = disclosure.fields.filter(({ key }) => keys?.has(key)).length;
      return [disclosureOf(disclosure, state, { answeredFields, answers: answers.get(disclosure.code) ?? noAnswers })];
    });
  });

/** The framework, one of its disclosures and its state in the report. Throws `disclosure.not_selected`. */
export const selectedDisclosure = async (scoped: Scoped, report: { id: string; versionId: string }, code: string) => {
  const framework = await readFramework(scoped, report);
  const disclosure = disclosureIn(framework, code);
  const state = disclosure && (await findSelected(scoped, report.id, code));
  if (!state) throw new ProblemError('disclosure.not_selected');
  return { framework, disclosure, state };
};

/**
 * Throws `request.invalid` with the required fields that are empty. With a reason for those, something has to be answered: a disclosure
 * without any answer is left out as a whole.
 */
export const requireCompletable = (
  disclosure: Disclosure,
  answers: AnswersByField,
  omission: DisclosureState['omission'] = null,
) => {
  if (omission && countAnswered(disclosure, answers) > 0) return;
  const issues = missingFields(disclosure, answers).map(({ key }) => issueAt(key, 'required'));
  if (issues.length > 0)
    throw new ProblemError('request.invalid', {
      issues,
      message: 'Required fields of the disclosure are not answered',
    });
};

/** An omission whose reason applies; a former one has to be confirmed by somebody. */
const confirmed: readonly DisclosureStatus[] = [
  'completed',
  'pending-approval',
  'approval-accepted',
  'approval-rejected',
];

/**
 * The status of a disclosure that can be submitted for approval, and the reason for its unanswered fields: the given one, or the one that
 * it was submitted with before. Throws `disclosure.not_selected`, or `request.invalid` as completing does.
 */
export const submittable = async (
  scoped: Scoped,
  report: { id: string; versionId: string },
  code: string,
  given: DisclosureState['omission'] = null,
): Promise<DisclosureState> => {
  const { framework, disclosure, state } = await selectedDisclosure(scoped, report, code);
  const answers = byPlace(await listAnswers(scoped, report.id, code)).get(code) ?? noAnswers;
  const omission = given ?? (confirmed.includes(state.status) ? state.omission : null);
  const change: DisclosureChange = omission ? { status: 'completed', omission } : { status: 'completed' };
  return { status: state.status, omission: stateAfter(framework, disclosure, answers, change).omission };
};

/** The requested omission of a change. */
const askedOf = (change: DisclosureChange) => {
  if (change.status === 'omitted') return change;
  return change.status === 'completed' ? change.omission : undefined;
};

/**
 * The omission that a change asks for, or null. Throws `request.invalid` where the framework has no such reason, or requires an
 * explanation.
 */
const omissionOf = (
  framework: Pick<Framework, 'kind' | 'omissionReasons'>,
  disclosure: Pick<Disclosure, 'code' | 'omittable'>,
  change: DisclosureChange,
): DisclosureState['omission'] => {
  const asked = askedOf(change);
  if (!asked) return null;
  if (!disclosure.omittable)
    throw new ProblemError('request.invalid', {
      issues: [issueAt('status', 'choice_unknown', { choice: change.status })],
      message: 'The framework does not let this disclosure be left out',
    });
  const { reason, explanations } = asked;
  const explanation = asked.explanation || mainText(explanations ?? {}, []);
  const known = findReason(reasonsFor(framework, [disclosure.code]), reason);
  if (!known)
    throw new ProblemError('request.invalid', {
      issues: [issueAt('reason', 'choice_unknown', { choice: reason })],
      message: 'The framework has no such reason for leaving this disclosure out',
    });
  if (known.needsExplanation && explanation === '')
    throw new ProblemError('request.invalid', { issues: [issueAt('explanation', 'required')] });
  return { reason, explanation, ...(explanations && { explanations }) };
};

/**
 * The result of a change to a disclosure with these answers. Throws `request.invalid` where it may not be completed or left out in this
 * way. A fully answered disclosure has no omission.
 */
export const stateAfter = (
  framework: Pick<Framework, 'kind' | 'omissionReasons'>,
  disclosure: Disclosure,
  answers: AnswersByField,
  change: DisclosureChange,
): DisclosureState => {
  const omission = omissionOf(framework, disclosure, change);
  if (change.status !== 'completed') return { status: change.status, omission };
  requireCompletable(disclosure, answers, omission);
  return { status: 'completed', omission: missingFields(disclosure, answers).length > 0 ? omission : null };
};

/** The intended change: a disclosure that was approved in part is completed with the approved reason. */
export const asApproved = <Change extends DisclosureChange>(change: Change, { status, omission }: DisclosureState) =>
  change.status === 'completed' && status === 'approval-accepted' && omission && !change.omission
    ? { ...change, omission }
    : change;

/** A state as it is logged. */
export const wordedState = ({ status, omission }: DisclosureState) => {
  if (!omission) return status;
  const said = wordedText(omission.explanation, omission.explanations);
  return said === '' ? `${status}: ${omission.reason}` : `${status}: ${omission.reason} (${said})`;
};

/**
 * Marks a disclosure completed, in progress, or left out. To be completed, every required field must be answered, or some with a reason for
 * the others; to be left out, the disclosure must allow it, with a reason of the framework and the explanation that the reason needs
 * (`request.invalid` with issues otherwise).
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
    const work = await lockEditableReport(scoped, id, now);
    const { framework, disclosure, state } = await selectedDisclosure(scoped, work.report, code);
    const answers = byPlace(await listAnswers(scoped, id, code)).get(code) ?? noAnswers;
    await requireMarks(scoped, id, [{ code, from: state.status, to: change.status }]);
    const next = stateAfter(framework, disclosure, answers, asApproved(change, state));
    if (!sameJson(next, state)) {
      if (next.status !== 'completed') await withdrawApproval(scoped, work, code);
      await updateDisclosure(scoped, id, code, next.status, next.omission);
      const entry: Pick<AuditEntry, 'action' | 'section' | 'field' | 'oldValue' | 'newValue'> = {
        action: 'disclosure-changed',
        section: code,
        field: 'status',
        oldValue: wordedState(state),
        newValue: wordedState(next),
      };
      await appendAudit(scoped, id, work.actor, now, [entry]);
      await finishReportChange(scoped, work);
    }
    return disclosureOf(disclosure, next, { answeredFields: countAnswered(disclosure, answers), answers });
  });
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId: id });
  deps.realtime.publish(scope, { type: 'report.changed', reportId: id });
  return answer;
};
