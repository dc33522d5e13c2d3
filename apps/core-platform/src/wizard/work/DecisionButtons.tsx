import { reportWorkMutations } from '@esg/api-client';
import { DraftMark, useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { type ApprovalDecision, type ApprovalRound, reportWorkLimits } from '@esg/contract';
import { Button, Dialog, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../wizard-context.ts';
import { useWork } from './use-work.ts';

type DecisionButtonsProps = {
  readonly round: ApprovalRound;
  /** The authors of the answers that the decision is about. */
  readonly writerIds: readonly string[];
  readonly pending: boolean;
  readonly error: string | undefined;
  readonly onDecide: (decision: ApprovalDecision, done: () => void) => void;
};

/** Approves at once, one's own work after saying so; rejects with a reason. */
export const DecisionButtons = (props: DecisionButtonsProps) => {
  const { round, writerIds, pending, error, onDecide } = props;
  const { selfId } = useWork();
  const [open, setOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const isOwn = selfId !== undefined && [round.submittedBy.id, ...writerIds].includes(selfId);
  const approve = () => onDecide({ decision: 'approved', step: round.step, reason: '' }, () => setConfirming(false));
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Reject</Trans>
      </Button>
      <Button size="compact" emphasis="strong" pending={pending} onClick={isOwn ? () => setConfirming(true) : approve}>
        <Trans>Approve</Trans>
      </Button>
      {error && !open && !confirming && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
      <RejectDialog {...props} open={open} onOpenChange={setOpen} />
      <OwnWorkDialog {...props} open={confirming} onOpenChange={setConfirming} onApprove={approve} />
    </>
  );
};

type OwnWorkDialogProps = Pick<DecisionButtonsProps, 'pending' | 'error'> & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onApprove: () => void;
};

/** Says that nobody else has looked at it: an organisation that allows this has chosen so, often without knowing. */
const OwnWorkDialog = ({ pending, error, open, onOpenChange, onApprove }: OwnWorkDialogProps) => {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t`Approve your own work?`}
      description={t`You wrote or submitted this yourself. Your approval doesn’t show that someone else checked it.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={pending} onClick={onApprove}>
            <Trans>Approve my own work</Trans>
          </Button>
        </>
      }
    >
      {error && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
    </Dialog>
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
  const work = useWork();
  const decide = useMutation(reportWorkMutations.decide(useApi(), useQueryClient(), report.id));
  return (
    <DecisionButtons
      round={round}
      writerIds={work.of(code).writerIds}
      pending={decide.isPending}
      error={decide.error ? problem(decide.error) : undefined}
      onDecide={(decision, done) => decide.mutate({ code, decision }, { onSuccess: done })}
    />
  );
};
