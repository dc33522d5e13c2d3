import { useLanguage, useProblemSentences } from '@esg/app-kit';
import { formatMoney, type Subscription } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useResume } from './use-resume.ts';

type ResumeDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly subscription: Subscription;
};

/** Says the price of resuming, and resumes the subscription. */
export const ResumeDialog = ({ open, onClose, subscription }: ResumeDialogProps) => {
  const { problem } = useProblemSentences();
  const resume = useResume();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => {
        resume.reset();
        onClose();
      }}
      title={<Trans>Resume the subscription?</Trans>}
      description={<WhatHappens subscription={subscription} />}
      confirmLabel={<Trans>Resume subscription</Trans>}
      cancelLabel={<Trans>Not now</Trans>}
      pending={resume.isPending}
      onConfirm={() => resume.mutate(undefined, { onSuccess: onClose })}
    >
      {resume.error && <Banner tone="danger" title={problem(resume.error)} />}
    </ConfirmDialog>
  );
};

const WhatHappens = ({
  subscription: { status, paymentType, renewalMinor },
}: Pick<ResumeDialogProps, 'subscription'>) => {
  const amount = formatMoney(renewalMinor, useLanguage());
  if (status === 'cancelled') return <Trans>It continues as before, and nothing is charged today.</Trans>;
  if (paymentType === 'offline')
    return <Trans>We’ll e-mail you an invoice for {amount}. Your subscription resumes once it’s paid.</Trans>;
  return (
    <Trans>
      {amount} for a new billing period is charged to the stored card now. There’s no charge for the time in between.
    </Trans>
  );
};
