import { reportWorkMutations } from '@esg/api-client';
import { DraftMark, useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { type ApprovalDecision, type ApprovalRound, reportWorkLimits } from '@esg/contract';
import { Button, Dialog, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../wizard-context.ts';

type DecisionButtonsProps = {
  readonly round: ApprovalRound;
  readonly pending: boolean;
  readonly error: string | undefined;
  readonly onDecide: (decision: ApprovalDecision, done: () => void) => void;
};

/** Approves at once; rejects with a reason. */
export const DecisionButtons = (props: DecisionButtonsProps) => {
  const { round, pending, error, onDecide } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Reject</Trans>
      </Button>
      <Button
        size="compact"
        emphasis="strong"
        pending={pending}
        onClick={() => onDecide({ decision: 'approved', step: round.step, reason: '' }, () => undefined)}
      >
        <Trans>Approve</Trans>
      </Button>
      {error && !open && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
      <RejectDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

type RejectDialogProps = DecisionButtonsProps & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Asks why; the reason is kept until it is sent. */
const RejectDialog = ({ round, pending, error, onDecide, open, onOpenChange }: RejectDialogProps) => {
  const { t } = useLingui();
  const draft = useDraftText(`reason/${round.id}`);
  const reason = draft.text;
  const [tried, setTried] = useState(false);
  const lacks = reason.trim().length < 2;
  const reject = () => {
    setTried(true);
    if (lacks) return;
    onDecide({ decision: 'rejected', step: round.step, reason }, () => {
      draft.done(reason);
      onOpenChange(false);
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t`Reject with a reason`}
      description={t`The people working on it are notified, and can submit it again.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={pending} onClick={reject}>
            <Trans>Reject</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <TextArea
          label={t`Reason`}
          required
          rows={3}
          maxLength={reportWorkLimits.noteLengthMax}
          value={reason}
          onChange={({ value }) => draft.change(value)}
          error={tried && lacks ? t`Say why, so that it can be corrected.` : undefined}
        />
        <DraftMark draft={draft} />
        {error && (
          <Text tone="danger" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};

/** The decision about one disclosure. */
export const DisclosureDecision = ({ code, round }: { readonly code: string; readonly round: ApprovalRound }) => {
  const { report } = useWizard();
  const { problem } = useProblemSentences();
  const decide = useMutation(reportWorkMutations.decide(useApi(), useQueryClient(), report.id));
  return (
    <DecisionButtons
      round={round}
      pending={decide.isPending}
      error={decide.error ? problem(decide.error) : undefined}
      onDecide={(decision, done) => decide.mutate({ code, decision }, { onSuccess: done })}
    />
  );
};
