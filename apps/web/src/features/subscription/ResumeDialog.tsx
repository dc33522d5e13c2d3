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

/** Says what resuming costs, and resumes. */
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
  if (status === 'cancelled') return <Trans>It goes on as before, and nothing is charged today.</Trans>;
  if (paymentType === 'offline')
    return (
      <Trans>An invoice over {amount} is sent by e-mail. The subscription is in force again once it is paid.</Trans>
    );
  return (
    <Trans>
      {amount} for a new billing period are charged to the stored card now. The time in between is free of charge.
    </Trans>
  );
};
