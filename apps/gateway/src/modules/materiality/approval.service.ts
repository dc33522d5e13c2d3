import {
  type Assessment,
  materialityStepPath,
  may,
  type NewApproval,
  type NewApprovalRequest,
  type NotificationKind,
  nextApprovalStep,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError, staleOrGone } from '../../platform/http/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { listColleagues } from '../report-work/index.ts';
import { listAuthors } from './approvals.repository.ts';
import * as rows from './profiles.repository.ts';
import { type Deps, lockedProfile, mayDecide, readWhole } from './profiles.service.ts';
import { changing } from './scoring.service.ts';

/** Who approves a step: the people who are named for it, or, where all of them left or work on no reports any more, those who decide. */
const findApprovers = async (scoped: Scoped, personIds: readonly string[]): Promise<string[]> => {
  const colleagues = await listColleagues(scoped);
  const named = colleagues.filter(({ id }) => personIds.includes(id));
  return (named.length > 0 ? named : await listDeciders(scoped)).map(({ id }) => id);
};

/** Colleagues who decide what is material. */
const listDeciders = async (scoped: Scoped) =>
  (await listColleagues(scoped)).filter(({ role }) => may(role, 'materiality:decide', scoped.organisationType));

/**
 * Who hears that an assessment was returned: its authors who still work on assessments here. Where that leaves nobody, because they work for a
 * consultancy or lost the permission, everybody here who may mend it.
 */
const findMending = async (scoped: Scoped, profileId: string): Promise<string[]> => {
  const authors = await listAuthors(scoped, profileId);
  const colleagues = await listColleagues(scoped);
  const whoMay = (permission: 'materiality:read' | 'materiality:write') =>
    colleagues.filter(({ role }) => may(role, permission, scoped.organisationType)).map(({ id }) => id);
  const here = whoMay('materiality:read').filter((id) => authors.includes(id));
  // Whoever returns their own work has nobody to wait for.
  return here.length > 0 || authors.every((id) => id === scoped.userId) ? here : whoMay('materiality:write');
};

/**
 * Refuses who is not named for the step. One whose people have all left, or work on no
 * reports any more, is for those who decide, so that nobody is locked out; the screen offers it by the same list of colleagues.
 */
const requireNamed = async (scoped: Scoped, personIds: readonly string[]) => {
  if (personIds.includes(scoped.userId)) return;
  const isLeft = !(await listColleagues(scoped)).some(({ id }) => personIds.includes(id));
  if (!isLeft || !mayDecide(scoped)) throw new ProblemError('approval.not_yours');
};

type Told = {
  readonly kind: Extract<NotificationKind, `materiality.${string}`>;
  readonly assessment: Pick<Assessment, 'id' | 'year'>;
  readonly author: rows.Author;
};

/** Notifies these people once each, and never the one who acts. */
const notifyPeople = async (scoped: Scoped, userIds: readonly string[], { kind, assessment, author }: Told) => {
  const facts = { person: author.actor.name, year: String(assessment.year) };
  const path = materialityStepPath(assessment.id, 'decision');
  for (const userId of new Set(userIds))
    if (userId !== scoped.userId) await notifyWithin(scoped, { to: { userId }, kind, facts, path }, author.now);
};

const personsOf = ({ settings }: Assessment, step: number) => settings.approvers[step]?.personIds ?? [];

/** The assessment that was read with this stamp, with its first open step. Refused as `approveAssessment` says. */
const waitingIn = async (scoped: Scoped, id: string, stamp: string, now: Date) => {
  const assessment = await readWhole(scoped, await lockedProfile(scoped, id), now);
  if (assessment.stamp !== stamp) throw staleOrGone(assessment);
  if (assessment.iros.some(({ revealedAt, scoredBy }) => revealedAt === null && scoredBy > 0))
    throw new ProblemError('materiality.hidden');
  const step = nextApprovalStep(assessment);
  if (step === undefined) throw new ProblemError('approval.not_open');
  return { assessment, step };
};

const announcing = async (deps: Deps, scope: Scope, changed: Promise<Assessment>): Promise<Assessment> => {
  const assessment = await changed;
  deps.realtime.publish(scope, { type: 'notification.arrived' });
  return assessment;
};

/**
 * Asks those whose turn it is to approve what was read; after a rejection, anew from the first step on. Asking twice for the same notifies
 * nobody twice. Throws as `approveAssessment`.
 */
export const requestApproval = (deps: Deps, scope: Scope, id: string, { stamp }: NewApprovalRequest) =>
  announcing(
    deps,
    scope,
    changing(deps, scope, async (scoped, author) => {
      const { assessment, step } = await waitingIn(scoped, id, stamp, author.now);
      if (assessment.approvalRequest !== null) return id;
      const first = assessment.rejection === null ? step : 0;
      await rows.appendEvent(scoped, id, { action: 'approval_requested', after: { stamp, step: first } }, author);
      const asked = await findApprovers(scoped, personsOf(assessment, first));
      await notifyPeople(scoped, asked, { kind: 'materiality.approval_requested', assessment, author });
      return id;
    }),
  );

/** Who hears of an approval: those of the next step, and after the last one those who decide and who asked. */
const notifyNext = async (scoped: Scoped, assessment: Assessment, step: number, author: rows.Author) => {
  const next = step + 1;
  if (next < assessment.settings.approvers.length) {
    const asked = await findApprovers(scoped, personsOf(assessment, next));
    return notifyPeople(scoped, asked, { kind: 'materiality.approval_requested', assessment, author });
  }
  const deciders = (await listDeciders(scoped)).map((each) => each.id);
  const asking = assessment.approvalRequest ? [assessment.approvalRequest.by.id] : [];
  return notifyPeople(scoped, [...deciders, ...asking], { kind: 'materiality.approved', assessment, author });
};

/**
 * Approves the assessment as it was read, or returns it to its authors with a reason, for the step that was seen waiting. What is approved falls
 * away with the first change of settings, topics, entries, scores or surveys, because it names their stamp (docs/adr/0037). Throws
 * `materiality.hidden` while scores are hidden, `resource.stale` with what stands now, `approval.not_open` where another step waits, none does,
 * or somebody returned it, `approval.not_yours`, `resource.not_found`.
 */
export const approveAssessment = (
  deps: Deps,
  scope: Scope,
  id: string,
  { stamp, reason, decision, step: seen }: NewApproval,
): Promise<Assessment> =>
  announcing(
    deps,
    scope,
    changing(deps, scope, async (scoped, author) => {
      const { assessment, step } = await waitingIn(scoped, id, stamp, author.now);
      if (step !== seen || assessment.rejection !== null) throw new ProblemError('approval.not_open');
      await requireNamed(scoped, personsOf(assessment, step));
      await rows.appendEvent(scoped, id, { action: decision, after: { stamp, step, reason } }, author);
      if (decision === 'approved') await notifyNext(scoped, assessment, step, author);
      else
        await notifyPeople(scoped, await findMending(scoped, id), { kind: 'materiality.rejected', assessment, author });
      return id;
    }),
  );
