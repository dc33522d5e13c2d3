import { paymentMutations, startKeys } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { endOfCancelled, type Subscription, subscriptionDays } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type CancelDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly subscription: Subscription;
};

const momentOf = (instant: string | null) => (instant ? new Date(instant) : null);

/** When a subscription that is cancelled now would end; null if it ends at once. The gateway has the same rule. */
const endOf = ({ status, providerState, paymentType, trialEndsAt, periodEnd }: Subscription): string | null => {
  const now = new Date();
  const end = endOfCancelled(
    {
      status,
      providerState,
      paymentType,
      trialEndsAt: momentOf(trialEndsAt),
      periodEnd: momentOf(periodEnd),
      trialReminded: true,
      dueSince: null,
      retries: 0,
      endsAt: null,
      suspendedAt: null,
      terminatedAt: null,
      removalAt: null,
    },
    now,
  );
  return end > now ? end.toISOString() : null;
};

/** Says what ends and when, and cancels the subscription. */
export const CancelDialog = ({ open, onClose, subscription }: CancelDialogProps) => {
  const { date } = useFormatters();
  const { problem } = useProblemSentences();
  const queryClient = useQueryClient();
  const cancel = useMutation(paymentMutations.cancel(useApi(), queryClient));
  const end = endOf(subscription);
  const day = end ? date(end) : '';
  const keptDays = subscriptionDays.untilRemovalAnnounced;
  const confirm = async () => {
    await cancel.mutateAsync();
    onClose();
    notify('success', msg`Subscription Cancelled Successfully`);
    await queryClient.invalidateQueries({ queryKey: startKeys.subscriptionStatus });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => {
        cancel.reset();
        onClose();
      }}
      title={<Trans>Cancel the subscription?</Trans>}
      description={
        end ? (
          <Trans>
            Everyone can keep working until {day}; nothing is charged after that. Your data is kept for {keptDays} more
            days, and you can resume until {day}.
          </Trans>
        ) : (
          <Trans>It ends immediately and your organisation loses access. Your data is kept for {keptDays} days.</Trans>
        )
      }
      confirmLabel={<Trans>Cancel subscription</Trans>}
      cancelLabel={<Trans>Keep subscription</Trans>}
      tone="danger"
      pending={cancel.isPending}
      // The dialog shows the error.
      onConfirm={() => void confirm().catch(() => undefined)}
    >
      {cancel.error && <Banner tone="danger" title={problem(cancel.error)} />}
    </ConfirmDialog>
  );
};
