import { materialityMutations } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAssessment } from '../assessment-context.ts';

/** Asks the people of the first open step, who are notified; who asked already, once somebody did. */
export const AskForApproval = () => {
  const { problem } = useProblemSentences();
  const { date, time } = useFormatters();
  const { assessment, settings } = useAssessment();
  const { approvalRequest, iros, id, stamp } = assessment;
  const ask = useMutation(materialityMutations.askForApproval(useApi(), useQueryClient()));
  const isHidden = iros.some(({ revealedAt, scoredBy }) => revealedAt === null && scoredBy > 0);
  const isStored = settings.state.kind === 'idle' || settings.state.kind === 'saved';
  if (approvalRequest) {
    const person = approvalRequest.by.name;
    const day = date(approvalRequest.at);
    const clock = time(approvalRequest.at);
    return (
      <Text size="sm" tone="muted">
        <Trans>
          {person} asked for approval, {day} {clock}. Whose turn it is, is notified.
        </Trans>
      </Text>
    );
  }
  if (isHidden || !isStored) return null;
  const submit = () =>
    ask.mutate({ id, stamp }, { onSuccess: () => notify('success', msg`The people of the next step are notified`) });
  return (
    <Stack gap={2} align="stretch">
      {ask.error && <Banner tone="danger" title={problem(ask.error)} />}
      <Inline>
        <Button pending={ask.isPending} onClick={submit}>
          <Trans>Ask for approval</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
