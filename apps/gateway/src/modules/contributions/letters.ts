import { contributionPath, frameworkReportPath } from '@esg/contract';
import { contributionInvitation } from '@esg/email';
import type { Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { writeLetter } from '../brands/index.ts';
import { issueLink } from '../guests/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import type { ContributionRow, ListedContribution } from './contributions.repository.ts';

/**
 * The page where an invited person works: the report itself for colleagues, a link of their own for others. The secret follows `#`, so that
 * no server and no other site receives it.
 */
export const issueWorkplace = async (
  scoped: Scoped,
  row: ContributionRow,
  report: ListedContribution['report'],
  now: Date,
) =>
  row.userId
    ? `${row.site}${frameworkReportPath(report, 'data-input')}`
    : `${row.site}${contributionPath}#key=${await issueLink(scoped, row.id, now)}`;

/** Sends the invitation itself, or the one with a new link. */
export const sendInvitation = async (
  deps: Pick<GatewayDeps, 'mailer'>,
  scoped: Scoped,
  {
    contribution: row,
    report,
    questions,
    guest,
  }: Pick<ListedContribution, 'contribution' | 'report' | 'questions' | 'guest'>,
  now: Date,
) => {
  const url = await issueWorkplace(scoped, row, report, now);
  await writeLetter(deps, scoped, row, contributionInvitation, {
    invitedBy: row.invitedByName,
    reportName: report.name,
    role: row.role,
    message: row.message,
    questions: questions.length,
    url,
    organizationName: (await findOwnOrganisation(scoped))?.organisation.name ?? '',
    dueOn: row.dueOn,
    expiresAt: guest?.expiresAt.toISOString() ?? null,
  });
};
