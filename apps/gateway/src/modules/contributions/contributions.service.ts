import {
  type AssignedColleague,
  type CollaboratorsQuery,
  type Contribution,
  type ContributionChange,
  contributionLimits,
  type GivenContribution,
  type Issue,
  isEditable,
  issueAt,
  type ReportCollaborators,
  reportFacts,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, cursorOf, ProblemError, positionOf } from '../../platform/http/index.ts';
import { findSite, type Place } from '../brands/index.ts';
import { admitGuest } from '../guests/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { type AssignedWork, listAssigned, listWorkedOn, readFramework, reportIn } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import { logInvitation } from './contribution-log.ts';
import { contributionOf, linkEnd } from './contribution-view.ts';
import * as rows from './contributions.repository.ts';
import { invitationIn, questionsInvitationIn } from './invitation.ts';
import { sendInvitation } from './letters.ts';
import { questionsAsked } from './questions.ts';

type Report = Awaited<ReturnType<typeof reportIn>>;

/** Sends a notice to pages that show who works on the report. */
export const announce = ({ realtime }: Pick<GatewayDeps, 'realtime'>, scope: Scope, reportId: string) =>
  realtime.publish(scope, { type: 'contributions.changed', reportId });

const assignedOf = ({ report, colleague, disclosures, done, dueOn }: AssignedWork): AssignedColleague => ({
  report: { id: report.id, name: report.name, versionId: report.versionId, status: report.status },
  userId: colleague.id,
  name: colleague.name,
  codes: disclosures.map(({ code }) => code),
  done,
  dueOn,
  lastSeenAt: colleague.lastSignInAt?.toISOString() ?? null,
});

/**
 * Everybody who works on a page of the organisation's reports, the newest first, or on one of them: invited people, assignees, and
 * colleagues without an invitation.
 */
export const listCollaborators = (
  { database, now }: GatewayDeps,
  scope: Scope,
  { reportId, cursor, limit }: CollaboratorsQuery,
): Promise<ReportCollaborators> =>
  database.withScope(scope, async (scoped) => {
    const found = await listWorkedOn(scoped, { reportId, after: positionOf(cursor), limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1)?.report;
    const ids = page.map(({ report }) => report.id);
    const listed = await rows.listContributions(scoped, ids);
    const assigned = (await listAssigned(scoped, ids)).map(assignedOf);
    const asked = new Set([
      ...listed.flatMap(({ contribution: { id, userId, reportId: of } }) => [`${of} ${id}`, `${of} ${userId}`]),
      ...assigned.map((given) => `${given.report.id} ${given.userId}`),
    ]);
    const uninvited = page.flatMap(({ report: { createdAt: _, ...report }, people }) =>
      people.flatMap(({ id, name }) => (asked.has(`${report.id} ${id}`) ? [] : [{ report, userId: id, name }])),
    );
    return {
      contributions: listed.map((row) => contributionOf(row, now())),
      assigned,
      colleagues: uninvited,
      nextCursor: last && found.length > page.length ? cursorOf(last) : null,
    };
  });

type Person = { readonly email: string; readonly name?: string | undefined };

/** People by their addresses. Throws `request.invalid` for a colleague whom the organisation does not have. */
const peopleIn = async (scoped: Scoped, given: GivenContribution['people']): Promise<Person[]> => {
  const ids = given.flatMap((person) => ('colleagueId' in person ? [person.colleagueId] : []));
  const emails = ids.length > 0 ? await rows.findEmails(scoped, ids) : new Map<string, string>();
  const issues: Issue[] = [];
  const people = given.flatMap((person, index): Person[] => {
    if (!('colleagueId' in person)) return [person];
    const email = emails.get(person.colleagueId);
    if (email === undefined) issues.push(issueAt(`people.${index}.colleagueId`, 'choice_unknown'));
    return email === undefined ? [] : [{ email }];
  });
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  return people;
};

/** Refuses addresses that occur twice in the list (spec section 5) or are invited to the report already. */
const requireNew = async (scoped: Scoped, reportId: string, people: readonly Person[]) => {
  const emails = people.map(({ email }) => email);
  await lockLimit(scoped, `contributions:${reportId}`);
  const invited = await rows.findInvitedEmails(scoped, reportId, emails);
  const issues: Issue[] = emails.flatMap((email, index) => {
    if (emails.indexOf(email) < index) return [issueAt(`people.${index}.email`, 'email_duplicate')];
    return invited.has(email) ? [issueAt(`people.${index}.email`, 'email_invited')] : [];
  });
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  if ((await rows.countInvited(scoped, reportId)) + people.length > contributionLimits.perReportMax)
    throw new ProblemError('contribution.full');
};

/** The common data of everybody in one invitation. */
type Invitation = {
  report: Report;
  given: GivenContribution;
  questions: readonly rows.PlacedQuestion[];
  inviter: { id: string; name: string };
  site: string;
  now: Date;
};

const inviteOne = async (
  deps: GatewayDeps,
  scoped: Scoped,
  { report, given, questions, inviter, site, now }: Invitation,
  { email, name }: Person,
  colleague: Awaited<ReturnType<typeof rows.findColleagues>>[number] | undefined,
) => {
  const row = await rows.insertContribution(scoped, {
    reportId: report.id,
    role: given.role,
    email,
    userId: colleague?.id ?? null,
    message: given.message,
    site,
    name: colleague ? `${colleague.firstName} ${colleague.lastName}`.trim() : (name ?? ''),
    language: colleague?.language ?? given.language,
    dueOn: given.dueOn,
    invitedById: inviter.id,
    invitedByName: inviter.name,
    invitedAt: now,
  });
  await rows.putQuestions(scoped, row.id, questions);
  if (!colleague) await admitGuest(scoped, { kind: 'question', id: row.id }, linkEnd(now, given.dueOn));
  await sendInvitation(deps, scoped, await invitationIn(scoped, row.id), now);
  if (colleague)
    await notifyWithin(
      scoped,
      {
        to: { userId: colleague.id },
        kind: 'contribution.invited',
        facts: { person: inviter.name, ...reportFacts(report) },
        path: `/ct/framework-reports/${report.versionId}/reports/${report.id}/data-input`,
      },
      now,
    );
  return row.id;
};

/** Reads the new invitations for lists, and logs them in the report. */
const invited = async (scoped: Scoped, ids: readonly string[], now: Date): Promise<Contribution[]> => {
  const found: Contribution[] = [];
  for (const id of ids) {
    const after = await rows.findContribution(scoped, id);
    if (!after) continue;
    await logInvitation(scoped, 'invited', { after }, now);
    found.push(contributionOf(after, now));
  }
  return found;
};

/** The report, if it still accepts answers. Throws `report.read_only`. */
const openReportIn = async (scoped: Scoped, id: string) => {
  const report = await reportIn(scoped, id);
  if (!isEditable(report.status)) throw new ProblemError('report.read_only');
  return report;
};

/**
 * Invites people to questions of a report, all of them or none, once for each key. People of the organisation are asked to sign in;
 * everybody else gets a link for these questions only. Throws `request.invalid` with issues by address or question, `contribution.full`,
 * `report.read_only`.
 */
export const invite = async (
  deps: GatewayDeps,
  scope: Scope,
  { reportId, key }: { reportId: string; key: string | undefined },
  given: GivenContribution,
  place: Place,
) => {
  for (const _ of given.people) await deps.limits.countAttempt('contributionEmail', scope.userId);
  await deps.jobs.start();
  const now = deps.now();
  const inviteAll = async (scoped: Scoped) => {
    const report = await openReportIn(scoped, reportId);
    const people = await peopleIn(scoped, given.people);
    await requireNew(scoped, reportId, people);
    const questions = await questionsAsked(scoped, reportId, await readFramework(scoped, report), given.questions);
    const invitation: Invitation = {
      report,
      given,
      questions,
      now,
      inviter: await findActor(scoped),
      site: await findSite(scoped, place),
    };
    const colleagues = await rows.findColleagues(
      scoped,
      people.map(({ email }) => email),
    );
    const ids: string[] = [];
    for (const person of people) {
      const colleague = colleagues.find(({ email }) => email === person.email);
      ids.push(await inviteOne(deps, scoped, invitation, person, colleague));
    }
    return invited(scoped, ids, now);
  };
  const request = { operation: 'inviteContributors', key, body: { reportId, given }, status: 201, now };
  const made = await deps.database.withScope(scope, (scoped) => answerOnce(scoped, request, () => inviteAll(scoped)));
  announce(deps, scope, reportId);
  return made;
};

const changed = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  action: 'invited' | 'invitation-changed' | 'invitation-revoked',
  change: (scoped: Scoped, found: rows.ListedContribution) => Promise<void>,
): Promise<Contribution> => {
  const now = deps.now();
  const after = await deps.database.withScope(scope, async (scoped) => {
    const before = await invitationIn(scoped, id);
    await change(scoped, before);
    const found = await invitationIn(scoped, id);
    const said = {
      ...(action !== 'invited' && { before }),
      ...(action !== 'invitation-revoked' && { after: found }),
    };
    await logInvitation(scoped, action, said, now);
    return contributionOf(found, now);
  });
  announce(deps, scope, after.report.id);
  return after;
};

/** Changes the questions, the due date or the role. Existing links keep working and show the change. */
export const changeInvitation = (deps: GatewayDeps, scope: Scope, id: string, change: ContributionChange) =>
  changed(deps, scope, id, 'invitation-changed', async (scoped, { contribution }) => {
    const { questions, dueOn, role, name, language } = change;
    if (role || questions || dueOn !== undefined) await questionsInvitationIn(scoped, id);
    if (questions) {
      const report = await openReportIn(scoped, contribution.reportId);
      const asked = await questionsAsked(scoped, report.id, await readFramework(scoped, report), questions);
      await rows.putQuestions(scoped, id, asked);
    }
    await rows.updateContribution(scoped, id, {
      ...(role ? { role } : {}),
      ...(name ? { name } : {}),
      ...(language ? { language } : {}),
      ...(dueOn === undefined ? {} : { dueOn }),
      // Somebody with more questions is not done any more.
      ...(questions ? { doneAt: null } : {}),
    });
  });

/** Withdraws an invitation: its links and sessions stop working at once, and say so. Answers stay. */
export const revokeInvitation = (deps: GatewayDeps, scope: Scope, id: string) =>
  changed(deps, scope, id, 'invitation-revoked', (scoped) => rows.withdrawInvitations(scoped, [id], deps.now()));

/** Sends a new link and ends earlier ones. A withdrawn invitation is valid again. */
export const renewLink = async (deps: GatewayDeps, scope: Scope, id: string) => {
  await deps.limits.countAttempt('contributionEmail', scope.userId);
  await deps.jobs.start();
  return changed(deps, scope, id, 'invited', async (scoped, { contribution, report }) => {
    await questionsInvitationIn(scoped, id);
    await openReportIn(scoped, report.id);
    const now = deps.now();
    await rows.updateContribution(scoped, id, { revokedAt: null, doneAt: null });
    if (!contribution.userId) await admitGuest(scoped, { kind: 'question', id }, linkEnd(now, contribution.dueOn));
    await sendInvitation(deps, scoped, await invitationIn(scoped, id), now);
  });
};
