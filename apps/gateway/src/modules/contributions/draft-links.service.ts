import { contributionLimits, type DraftLink, dayMilliseconds, type GivenDraftLink } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findSite, type Place } from '../brands/index.ts';
import { admitGuest, findLastLink } from '../guests/index.ts';
import { reportIn } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import { logInvitation } from './contribution-log.ts';
import { contributionOf } from './contribution-view.ts';
import * as rows from './contributions.repository.ts';
import { announce } from './contributions.service.ts';
import { invitationIn } from './invitation.ts';
import { issueWorkplace, sendInvitation } from './letters.ts';

const endOf = (now: Date, days: number) => new Date(now.getTime() + days * dayMilliseconds);
const daysBetween = (start: Date, end: Date) => Math.round((end.getTime() - start.getTime()) / dayMilliseconds);

/** Makes a link for the reader, and e-mails another one where their address is known. */
const linkFor = async (
  deps: GatewayDeps,
  scoped: Scoped,
  reader: rows.ListedContribution,
  now: Date,
): Promise<DraftLink> => {
  const { contribution, report } = reader;
  if (contribution.email) await sendInvitation(deps, scoped, reader, now);
  const link = await issueWorkplace(scoped, contribution, report, now);
  return { reader: contributionOf(await invitationIn(scoped, contribution.id), now), link };
};

/**
 * Lets a named person without an account read the draft of the whole report and comment on it. Their link is returned only now. Throws
 * `contribution.full` and `request.too_many`.
 */
export const shareDraft = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  { name, email, message, language, days }: GivenDraftLink,
  place: Place,
): Promise<DraftLink> => {
  await deps.limits.countAttempt('contributionEmail', scope.userId);
  await deps.jobs.start();
  const now = deps.now();
  const made = await deps.database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    await lockLimit(scoped, `contributions:${reportId}`);
    if ((await rows.countInvited(scoped, reportId)) >= contributionLimits.perReportMax)
      throw new ProblemError('contribution.full');
    const inviter = await findActor(scoped);
    const { id } = await rows.insertContribution(scoped, {
      reportId,
      role: 'reader',
      name,
      email: email ?? '',
      userId: null,
      language,
      message,
      dueOn: null,
      invitedById: inviter.id,
      invitedByName: inviter.name,
      invitedAt: now,
      site: await findSite(scoped, place),
    });
    await admitGuest(scoped, { kind: 'draft', id }, endOf(now, days));
    const reader = await invitationIn(scoped, id);
    await logInvitation(scoped, 'invited', { after: reader }, now);
    return linkFor(deps, scoped, reader, now);
  });
  announce(deps, scope, reportId);
  return made;
};

/**
 * Gives a reader of the draft a new link and ends earlier ones; one whose link was withdrawn may read again. Throws `contribution.not_open`
 * for people with questions.
 *
 * @param days How long it works; by default as long as the last one.
 */
export const renewDraftLink = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  days: number | undefined,
): Promise<DraftLink> => {
  await deps.limits.countAttempt('contributionEmail', scope.userId);
  await deps.jobs.start();
  const now = deps.now();
  const made = await deps.database.withScope(scope, async (scoped) => {
    const { contribution, guest } = await invitationIn(scoped, id);
    if (contribution.role !== 'reader') throw new ProblemError('contribution.not_open');
    const last = await findLastLink(scoped, id);
    const term = days ?? (last && guest ? daysBetween(last, guest.expiresAt) : contributionLimits.draftDays);
    await rows.updateContribution(scoped, id, { revokedAt: null, doneAt: null });
    await admitGuest(scoped, { kind: 'draft', id }, endOf(now, term));
    const reader = await invitationIn(scoped, id);
    await logInvitation(scoped, 'invited', { after: reader }, now);
    return linkFor(deps, scoped, reader, now);
  });
  announce(deps, scope, made.reader.report.id);
  return made;
};
