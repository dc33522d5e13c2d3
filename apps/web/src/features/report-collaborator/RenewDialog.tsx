import { contributionMutations } from '@esg/api-client';
import { notify, useApi, useEach, useFormatters } from '@esg/app-kit';
import type { Contribution } from '@esg/contract';
import { ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failures } from './Failures.tsx';

type RenewDialogProps = {
  readonly chosen: readonly Contribution[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Sends new links; the previous ones end. */
export const RenewDialog = ({ chosen, onClose, onDone }: RenewDialogProps) => {
  const { list } = useFormatters();
  const { mutateAsync } = useMutation(contributionMutations.renew(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    chosen,
    ({ id }) => mutateAsync(id),
    () => {
      notify('success', msg`New link sent`);
      onDone();
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Send a new link?</Trans>}
      description={
        <Trans>
          {list(chosen.map(({ email }) => email))} will get an e-mail with a new link. Earlier links stop working;
          answers are kept.
        </Trans>
      }
      confirmLabel={<Trans>Send new link</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    >
      <Failures failures={failures} />
    </ConfirmDialog>
  );
};
