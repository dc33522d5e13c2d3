import { entityUserMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { calledOf } from '@esg/app-kit/entities';
import type { EntityUser } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type RemoveEntityUserDialogProps = { readonly user: EntityUser; readonly onClose: () => void };

/** Removes an entity user, or withdraws their invitation, and says first what they lose. */
export const RemoveEntityUserDialog = ({ user, onClose }: RemoveEntityUserDialogProps) => {
  const { problem } = useProblemSentences();
  const remove = useMutation(entityUserMutations.remove(useApi(), useQueryClient()));
  const name = calledOf(user);
  const run = () =>
    remove.mutate(user.id, {
      onSuccess: () => {
        notify('success', user.invitation ? msg`Invitation withdrawn` : msg`User removed successfully`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={user.invitation ? <Trans>Withdraw the invitation?</Trans> : <Trans>Remove {name}?</Trans>}
      description={
        user.invitation ? (
          <Trans>The link in the e-mail to {user.email} stops working.</Trans>
        ) : (
          <Trans>
            {name} loses access to your entities immediately. The figures they entered stay, under their name. This
            can’t be undone.
          </Trans>
        )
      }
      confirmLabel={user.invitation ? <Trans>Withdraw invitation</Trans> : <Trans>Remove user</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={remove.isPending}
      onConfirm={run}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
