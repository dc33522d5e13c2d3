import {
  type AnswerChange,
  type ContributionState,
  type ContributionTask,
  contributionLimits,
  type Framework,
  type GivenContributionComment,
  isEditable,
  type Report,
  reportFacts,
  type TaskDisclosure,
} from '@esg/contract';
import { listCountries } from '@esg/standards';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError } from '../../platform/http/index.ts';
import { recordAnswer } from '../answers/index.ts';
import { notify } from '../notifications/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { disclosuresOf, listAnswers, listEarlier, listSelected, readFramework, reportIn } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import { type ListedContribution, updateContribution } from './contributions.repository.ts';
import { announce } from './contributions.service.ts';
import { titleOfPart } from './draft.service.ts';
import { listEvidence } from './evidence.ts';
import { insertComment, listComments } from './guest-threads.repository.ts';
import { invitationIn } from './invitation.ts';

/** A question of the report. */
export type Place = { disclosureCode: string; fieldKey: string };

const isAsked = ({ questions }: ListedContribution, place: Place) =>
  questions.some(
    ({ disclosureCode, fieldKey }) => disclosureCode === place.disclosureCode && fieldKey === place.fieldKey,
  );

/** The caller's own invitation, with this question in it. Throws `resource.not_found` for other questions. */
export const askedIn = async (scoped: Scoped, place: Place) => {
  const listed = await invitationIn(scoped, scoped.userId);
  if (!isAsked(listed, place)) throw new ProblemError('resource.not_found');
  return listed;
};

/** The invited questions, of disclosures that the report still has. */
const disclosuresAsked = async (
  scoped: Scoped,
  listed: ListedContribution,
  report: Report,
  framework: Framework,
): Promise<TaskDisclosure[]> => {
  const selected = await listSelected(scoped, report.id);
  const stored = await listAnswers(scoped, report.id);
  const keys = [...new Set(listed.questions.map(({ fieldKey }) => fieldKey))];
  const earlier = await listEarlier(scoped, report, keys);
  return disclosuresOf(framework).flatMap(({ code, title, guidance, fields }) => {
    if (!selected.has(code)) return [];
    const questions = fields
      .filter(({ key }) => isAsked(listed, { disclosureCode: code, fieldKey: key }))
      .map((field) => ({
        field,
        answer:
          stored.find(({ disclosureCode, fieldKey }) => disclosureCode === code && fieldKey === field.key) ?? null,
        earlier: earlier.get(field.key) ?? null,
      }));
    return questions.length > 0 ? [{ code, title, guidance: guidance ?? null, questions }] : [];
  });
};

const taskIn = async (scoped: Scoped): Promise<ContributionTask> => {
  const listed = await invitationIn(scoped, scoped.userId);
  const { contribution: row, guest } = listed;
  const report = await reportIn(scoped, row.reportId);
  const framework = await readFramework(scoped, report);
  const disclosures = await disclosuresAsked(scoped, listed, report, framework);
  const fields = disclosures.flatMap(({ questions }) => questions.map(({ field }) => field));
  const kinds = [...new Set(fields.flatMap(({ unitKind }) => unitKind ?? []))];
  return {
    id: row.id,
    reportId: report.id,
    role: row.role,
    name: row.name,
    message: row.message,
    note: row.note,
    organizationName: (await findOwnOrganisation(scoped))?.organisation.name ?? '',
    reportName: report.name,
    framework: report.framework,
    versionId: report.versionId,
    period: report.period,
    reportLanguages: report.languages,
    invitedBy: row.invitedByName,
    dueOn: row.dueOn,
    expiresAt: guest?.expiresAt.toISOString() ?? '',
    mayAnswer: row.role === 'contributor' && isEditable(report.status),
    doneAt: row.doneAt?.toISOString() ?? null,
    isMuted: row.mutedAt !== null,
    disclosures,
    comments: await listComments(scoped, row.id),
    evidence: await listEvidence(scoped, row.id),
    units: Object.fromEntries(kinds.map((kind) => [kind, framework.units[kind] ?? []])),
    countries: fields.some(({ type }) => type === 'country') ? [...listCountries()] : [],
  };
};

/** Everything that the invited person sees. */
export const readTask = ({ database }: GatewayDeps, scope: Scope) => database.withScope(scope, taskIn);

/**
 * Stores an answer of an invited person under their name, in the same way as everybody's (`recordAnswer`), and throws what that throws;
 * also `resource.not_found` for other questions, and `permission.denied` for reviewers.
 */
export const recordGuestAnswer = async (deps: GatewayDeps, scope: Scope, place: Place, change: AnswerChange) => {
  const { contribution } = await deps.database.withScope(scope, (scoped) => askedIn(scoped, place));
  if (contribution.role !== 'contributor') throw new ProblemError('permission.denied');
  const { reportId, startedAt, doneAt } = contribution;
  const answer = await recordAnswer(deps, scope, { reportId, ...place }, change);
  if (!startedAt || doneAt)
    await deps.database.withScope(scope, (scoped) =>
      // Somebody who changes an answer is not done any more, and has to say so again.
      updateContribution(scoped, scope.userId, { startedAt: startedAt ?? deps.now(), doneAt: null }),
    );
  announce(deps, scope, reportId);
  return answer;
};

/** Stores that the person is done, a note, or that they want no more reminders. The inviter is notified once they are done. */
export const changeState = async (deps: GatewayDeps, scope: Scope, { done, note, isMuted }: ContributionState) => {
  const now = deps.now();
  const { listed, task } = await deps.database.withScope(scope, async (scoped) => {
    const before = await invitationIn(scoped, scope.userId);
    await updateContribution(scoped, scope.userId, {
      ...(done === undefined ? {} : { doneAt: done ? (before.contribution.doneAt ?? now) : null }),
      ...(note === undefined ? {} : { note }),
      ...(isMuted === undefined ? {} : { mutedAt: isMuted ? now : null }),
    });
    return { listed: before, task: await taskIn(scoped) };
  });
  const { contribution, report } = listed;
  announce(deps, scope, report.id);
  if (done && !contribution.doneAt)
    await notify(deps, scope, {
      to: { userId: contribution.invitedById },
      kind: 'contribution.finished',
      facts: { person: contribution.name || contribution.email, ...reportFacts({ ...report, names: listed.names }) },
      path: `/ct/report-collaborator?report=${report.id}`,
    });
  return task;
};

/**
 * Title of the part of the draft that a comment on this invitation is about; empty where it is about a question. Throws
 * `resource.not_found` for questions and parts that the person may not see.
 */
const partIn = async (scoped: Scoped, listed: ListedContribution, draft: GivenContributionComment) => {
  if (listed.contribution.role === 'reader') return titleOfPart(scoped, listed, draft);
  if (draft.chapterCode || !isAsked(listed, draft)) throw new ProblemError('resource.not_found');
  return '';
};

/**
 * Adds a comment to one of the person's own questions, or to a part of the draft, once for each key, and returns all. Throws
 * `contribution.comments_full`.
 */
export const commentAsGuest = async (
  deps: GatewayDeps,
  scope: Scope,
  draft: GivenContributionComment,
  key?: string,
) => {
  const say = async (scoped: Scoped) => {
    await lockLimit(scoped, `contribution-comments:${scope.userId}`);
    const listed = await invitationIn(scoped, scoped.userId);
    const partTitle = await partIn(scoped, listed, draft);
    const { contribution } = listed;
    if (listed.comments >= contributionLimits.commentsMax) throw new ProblemError('contribution.comments_full');
    const byName = (await findActor(scoped)).name;
    await insertComment(scoped, contribution.id, { ...draft, partTitle, byName, at: deps.now() });
    await updateContribution(scoped, contribution.id, { startedAt: contribution.startedAt ?? deps.now() });
    return { comments: await listComments(scoped, contribution.id), reportId: contribution.reportId };
  };
  const request = { operation: 'commentContribution', key, body: draft, status: 201, now: deps.now() };
  const said = await deps.database.withScope(scope, (scoped) => answerOnce(scoped, request, () => say(scoped)));
  const { comments, reportId } = said;
  announce(deps, scope, reportId);
  return comments;
};

/** The person's comments and documents, for the people who invited them. */
export const readDetails = ({ database }: GatewayDeps, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped) => {
    await invitationIn(scoped, id);
    return { comments: await listComments(scoped, id), evidence: await listEvidence(scoped, id) };
  });

/** Answers a comment of the invited person, once for each key; they see it beside the question. Throws `contribution.comments_full`. */
export const commentAsColleague = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  draft: GivenContributionComment,
  key?: string,
) => {
  const say = async (scoped: Scoped) => {
    await lockLimit(scoped, `contribution-comments:${id}`);
    const listed = await invitationIn(scoped, id);
    const partTitle = await partIn(scoped, listed, draft);
    if (listed.comments >= contributionLimits.commentsMax) throw new ProblemError('contribution.comments_full');
    const byName = (await findActor(scoped)).name;
    await insertComment(scoped, id, { ...draft, partTitle, byName, at: deps.now() });
    return { comments: await listComments(scoped, id), reportId: listed.report.id };
  };
  const request = { operation: 'commentToContributor', key, body: { id, draft }, status: 201, now: deps.now() };
  const said = await deps.database.withScope(scope, (scoped) => answerOnce(scoped, request, () => say(scoped)));
  const { comments, reportId } = said;
  announce(deps, scope, reportId);
  return comments;
};
