import { materialityMutations, reportWorkQueries } from '@esg/api-client';
import { notify, useApi, useDraftText, useFormatters, useProblemSentences } from '@esg/app-kit';
import { materialityLimits, nextApprovalStep } from '@esg/contract';
import { Banner, Button, Inline, Stack, Status, Text, TextArea } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAssessment } from '../assessment-context.ts';

/** Who approved what stands now and who has yet to, with the button for the person whose turn it is. Nothing where nobody is named. */
export const ApprovalSteps = () => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const { assessment, mayDecide } = useAssessment();
  const { data: people = [], isPending, isSuccess } = useQuery(reportWorkQueries.colleagues(useApi()));
  const { approvals, settings } = assessment;
  const { approvers } = settings;
  if (approvers.length === 0 || isPending) return null;
  const next = nextApprovalStep(assessment);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const waitedFor = people.filter(({ id }) => next !== undefined && approvers[next]?.personIds.includes(id));
  const isMine = waitedFor.some(({ isSelf }) => isSelf);
  const isOrphaned = isSuccess && next !== undefined && waitedFor.length === 0;
  return (
    <Stack gap={3} align="stretch">
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
      {(isMine || (isOrphaned && mayDecide)) && <Approve />}
    </Stack>
  );
};

const Approve = () => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { assessment, settings } = useAssessment();
  const draft = useDraftText(`materiality-approval/${assessment.id}`);
  const approve = useMutation(materialityMutations.approve(useApi(), useQueryClient()));
  const isStored = settings.state.kind === 'idle' || settings.state.kind === 'saved';
  const submit = () =>
    approve.mutate(
      { id: assessment.id, reason: draft.text, stamp: assessment.stamp },
      {
        onSuccess: () => {
          draft.done(draft.text);
          notify('success', msg`You approved the assessment`);
        },
      },
    );
  return (
    <Stack gap={3} align="stretch">
      {approve.error && <Banner tone="danger" title={problem(approve.error)} />}
      <TextArea
        label={t`Note to your approval`}
        hint={t`Optional. It is kept with the decision.`}
        value={draft.text}
        maxLength={materialityLimits.textLengthMax}
        onChange={({ value }) => draft.change(value)}
      />
      {isStored && (
        <Inline>
          <Button emphasis="strong" pending={approve.isPending} onClick={submit}>
            <Trans>Approve what is shown here</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
