import { contributionMutations } from '@esg/api-client';
import { DraftMark, notify, useApi, useDraftText, useEach, useFormatters } from '@esg/app-kit';
import { type Contribution, contributionLimits } from '@esg/contract';
import { Button, Dialog, Stack, TextArea } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failures } from './Failures.tsx';

type RemindDialogProps = {
  readonly chosen: readonly Contribution[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Reminds people now, with an optional message. */
export const RemindDialog = ({ chosen, onClose, onDone }: RemindDialogProps) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  // The key names these people: a message for one is never suggested for another.
  const draft = useDraftText(
    `reminder/${chosen
      .map(({ id }) => id)
      .sort()
      .join()}`,
  );
  const message = draft.text;
  const { mutateAsync } = useMutation(contributionMutations.remind(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    chosen,
    ({ id }) => mutateAsync({ id, message }),
    () => {
      notify('success', msg`Reminder sent`);
      draft.done(message);
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Remind now</Trans>}
      description={list(chosen.map(({ name, email }) => name || email))}
      closeLabel={t`Close`}
      actions={
        <>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={pending} onClick={run}>
            <Trans>Send reminder</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        <Failures failures={failures} />
        <TextArea
          label={t`Your words`}
          hint={t`They appear above the list of open questions. Optional.`}
          maxLength={contributionLimits.messageLengthMax}
          value={message}
          onChange={({ value }) => draft.change(value)}
        />
        <DraftMark draft={draft} />
      </Stack>
    </Dialog>
  );
};
