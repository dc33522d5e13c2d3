import { contributionQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { Contribution } from '@esg/contract';
import { Banner, Box, Facts, Sheet, Skeleton, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CommentThread } from './CommentThread.tsx';
import { ContributionStatusMark } from './ContributionStatusMark.tsx';
import { codesOf } from './collaborator-rows.ts';
import { Documents } from './Documents.tsx';

type DetailsSheetProps = {
  readonly invitation: Contribution;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
};

/** One invited person: their questions, their progress, their comments and documents. */
export const DetailsSheet = ({ invitation, mayWrite, onClose }: DetailsSheetProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { data, error } = useQuery(contributionQueries.details(useApi(), invitation.id));
  const { report } = invitation;
  return (
    <Sheet open side="end" onOpenChange={onClose} title={invitation.name || invitation.email} closeLabel={t`Close`}>
      <Box padding={4}>
        <Stack gap={4} align="stretch">
          <About invitation={invitation} />
          {invitation.note && (
            <Banner tone="info" title={t`Note`}>
              {invitation.note}
            </Banner>
          )}
          <Text>
            <TextLink asChild>
              <Link
                to="/ct/framework-reports/$versionId/reports/$reportId/$step"
                params={{ versionId: report.versionId, reportId: report.id, step: 'data-input' }}
              >
                <Trans>Open the report</Trans>
              </Link>
            </TextLink>
          </Text>
          {error && <Banner tone="danger">{problem(error)}</Banner>}
          {!data && !error && <Skeleton shape="block" height="6rem" />}
          {data && <Documents invitation={invitation} evidence={data.evidence} />}
          {data && <CommentThread invitation={invitation} comments={data.comments} mayWrite={mayWrite} />}
        </Stack>
      </Box>
    </Sheet>
  );
};

const About = ({ invitation }: Pick<DetailsSheetProps, 'invitation'>) => {
  const { t } = useLingui();
  const { date, day, time, list } = useFormatters();
  const moment = (at: string) => `${date(at)} ${time(at)}`;
  const { email, status, questions, answered, dueOn, invitedBy, invitedAt } = invitation;
  const facts = [
    { term: t`Status`, value: <ContributionStatusMark status={status} /> },
    ...(email ? [{ term: t`E-mail address`, value: email }] : []),
    { term: t`Report`, value: invitation.report.name },
    ...(questions.length > 0
      ? [
          { term: t`Disclosures`, value: list(codesOf(questions)) },
          { term: t`Answered`, value: t`${answered} of ${questions.length}` },
        ]
      : []),
    ...(dueOn ? [{ term: t`Due on`, value: day(dueOn) }] : []),
    { term: t`Invited by`, value: `${invitedBy}, ${date(invitedAt)}` },
    ...(invitation.expiresAt ? [{ term: t`Link works until`, value: date(invitation.expiresAt) }] : []),
    ...(invitation.lastSeenAt ? [{ term: t`Last seen`, value: moment(invitation.lastSeenAt) }] : []),
    ...(invitation.remindedAt ? [{ term: t`Last reminded`, value: moment(invitation.remindedAt) }] : []),
    ...(invitation.isMuted ? [{ term: t`Reminders`, value: t`Turned off by the person` }] : []),
  ];
  return <Facts facts={facts} />;
};
