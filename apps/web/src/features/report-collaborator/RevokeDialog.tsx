import { contributionMutations } from '@esg/api-client';
import { notify, useApi, useEach, useFormatters } from '@esg/app-kit';
import type { Contribution } from '@esg/contract';
import { ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failures } from './Failures.tsx';

type RevokeDialogProps = {
  readonly chosen: readonly Contribution[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Revokes invitations: their links end at once. */
export const RevokeDialog = ({ chosen, onClose, onDone }: RevokeDialogProps) => {
  const { list } = useFormatters();
  const { mutateAsync } = useMutation(contributionMutations.revoke(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    chosen,
    ({ id }) => mutateAsync(id),
    () => {
      notify('success', msg`Invitation withdrawn`);
      onDone();
    },
  );
  const names = list(chosen.map(({ name, email }) => name || email));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Withdraw the invitation?</Trans>}
      description={
        <Trans>
          Links for {names} stop working immediately on every device. Their answers stay in the report under their name.
          Send a new link to restore the invitation.
        </Trans>
      }
      confirmLabel={<Trans>Withdraw invitation</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    >
      <Failures failures={failures} />
    </ConfirmDialog>
  );
};
