import { contributionTaskMutations } from '@esg/api-client';
import { DraftMark, settleFields, useApi, useDraft, useProblemSentences, useServices } from '@esg/app-kit';
import { type ContributionTask, contributionLimits } from '@esg/contract';
import { Banner, Button, Card, Heading, Inline, Stack, Text, TextArea } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { progressOf } from './task-progress.ts';

type FinishCardProps = { readonly task: ContributionTask; readonly onDone: () => void };

/** Tells whoever asked that the person is done, with a note. Open questions are named, but do not prevent it. */
export const FinishCard = ({ task, onDone }: FinishCardProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const draft = useDraft(`guest-note/${task.id}`, task.note);
  const note = draft.value;
  const userId = useServices().session.userId() ?? '';
  const [isSending, setIsSending] = useState(false);
  const [isStuck, setIsStuck] = useState(false);
  const change = useMutation(contributionTaskMutations.changeState(useApi(), useQueryClient()));
  const { answered, all } = progressOf(task);
  const open = task.role === 'reviewer' ? 0 : all - answered;
  const finish = async () => {
    setIsSending(true);
    const isSent = await settleFields(userId);
    setIsSending(false);
    setIsStuck(!isSent);
    if (!isSent) return;
    const done = () => {
      draft.done(note);
      onDone();
    };
    // Whatever page is shown then: once the note is stored, the browser need not keep it.
    await change.mutateAsync({ done: true, note }).then(done, () => undefined);
  };
  return (
    <Card as="section">
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md">
          <Trans>Done?</Trans>
        </Heading>
        {open > 0 && task.mayAnswer && (
          <Text tone="muted">
            <Plural value={open} one="# question has no answer yet." other="# questions have no answer yet." />{' '}
            <Trans>You can continue later with the same link, or say in the note why they stay open.</Trans>
          </Text>
        )}
        <TextArea
          label={t`Note for ${task.invitedBy}`}
          rows={2}
          maxLength={contributionLimits.noteLengthMax}
          value={note}
          onChange={({ value }) => draft.change(value)}
        />
        <DraftMark draft={draft} />
        {isStuck && (
          <Banner tone="warning" role="alert">
            <Trans>Some answers aren’t saved yet. Look at the marks beside them, then try again.</Trans>
          </Banner>
        )}
        {change.error && <Banner tone="danger">{problem(change.error)}</Banner>}
        <Inline>
          <Button emphasis="strong" pending={isSending || change.isPending} onClick={() => void finish()}>
            <Trans>I am done</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
};
