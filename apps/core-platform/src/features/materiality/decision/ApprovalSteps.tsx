import { reportWorkQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { nextApprovalStep } from '@esg/contract';
import { Banner, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAssessment } from '../assessment-context.ts';
import { Approve } from './Approve.tsx';
import { AskForApproval } from './AskForApproval.tsx';

/** Who approved what stands now and who has yet to, with what the person may do about it. Nothing where nobody is named. */
export const ApprovalSteps = () => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const { assessment, mayDecide, readOnly } = useAssessment();
  const { data: people = [], isPending, isSuccess } = useQuery(reportWorkQueries.colleagues(useApi()));
  const { approvals, settings, rejection } = assessment;
  const { approvers } = settings;
  if (approvers.length === 0 || isPending) return null;
  const next = nextApprovalStep(assessment);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const waitedFor = people.filter(({ id }) => next !== undefined && approvers[next]?.personIds.includes(id));
  const isMine = waitedFor.some(({ isSelf }) => isSelf);
  const isOrphaned = isSuccess && next !== undefined && waitedFor.length === 0;
  return (
    <Stack gap={3} align="stretch">
      <Returned />
      <Stack as="ol" gap={2}>
        {approvers.map(({ personIds }, place) => {
          const given = approvals.find(({ step }) => step === place);
          const step = place + 1;
          const named = personIds.map((id) => names.get(id) ?? t`Someone who left`).join(', ');
          const approver = given?.by.name;
          const day = given && date(given.at);
          const clock = given && time(given.at);
          const tone = given ? 'success' : place === next ? 'progress' : 'neutral';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the chain
            <li key={place}>
              <Status tone={tone}>
                {given
                  ? t`Step ${step}: approved by ${approver}, ${day} ${clock}`
                  : t`Step ${step}: waits for ${named}`}
              </Status>
              {given && given.reason !== '' && (
                <Text size="sm" tone="muted">
                  {given.reason}
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
      {isOrphaned && (
        <Text size="sm">
          <Trans>Everyone named for this step left. People who decide what is material approve it instead.</Trans>
        </Text>
      )}
      {next !== undefined && !rejection && (isMine || (isOrphaned && mayDecide)) && <Approve step={next} />}
      {next !== undefined && !readOnly && (rejection || !isMine) && <AskForApproval />}
    </Stack>
  );
};

/** Why an approver returned what stands now. */
const Returned = () => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const { rejection } = useAssessment().assessment;
  if (!rejection) return null;
  const person = rejection.by.name;
  const day = date(rejection.at);
  const clock = time(rejection.at);
  return (
    <Banner tone="warning" title={t`${person} returned the assessment, ${day} ${clock}`}>
      {rejection.reason}
    </Banner>
  );
};
