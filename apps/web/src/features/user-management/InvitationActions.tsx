import { peopleMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useEach, useFormatters } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { Button, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failures } from './Failures.tsx';

type InvitationActionsProps = { readonly chosen: readonly OrganizationUser[]; readonly onDone: () => void };

/** Sends invitations again, or revokes them. */
export const InvitationActions = ({ chosen, onDone }: InvitationActionsProps) => {
  const [withdrawing, setWithdrawing] = useState(false);
  const { mutateAsync } = useMutation(peopleMutations.resend(useApi(), useQueryClient()));
  const resend = useEach(
    chosen,
    async ({ id }) => {
      await mutateAsync(id).catch((error: unknown) => {
        notifyProblem(error);
        throw error;
      });
    },
    () => {
      notify('success', msg`Invitation sent`);
      onDone();
    },
  );
  return (
    <>
      <Button size="compact" pending={resend.pending} onClick={resend.run}>
        <Trans>Send invitation again</Trans>
      </Button>
      <Button size="compact" onClick={() => setWithdrawing(true)}>
        <Trans>Withdraw invitation</Trans>
      </Button>
      {withdrawing && <WithdrawDialog chosen={chosen} onClose={() => setWithdrawing(false)} onDone={onDone} />}
    </>
  );
};

const WithdrawDialog = ({ chosen, onClose, onDone }: InvitationActionsProps & { readonly onClose: () => void }) => {
  const { list } = useFormatters();
  const { mutateAsync } = useMutation(peopleMutations.remove(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    chosen,
    ({ id }) => mutateAsync({ id }),
    () => {
      notify('success', msg`Invitation withdrawn`);
      onClose();
      onDone();
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Withdraw the invitation?</Trans>}
      description={
        <Trans>
          The link in the e-mail to {list(chosen.map(({ email }) => email))} stops working, and the seat becomes free.
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
