import { entityUserMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { calledOf } from '@esg/app-kit/entities';
import type { EntityUser, Supplier } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type RemoveEntityUserDialogProps = {
  readonly user: EntityUser;
  /** The supplier that somebody is removed from; left out for an entity user, who is removed from all entities. */
  readonly supplier?: Pick<Supplier, 'id' | 'name'>;
  readonly onClose: () => void;
};

/** Removes somebody from the entities; or from one supplier, and with the last one altogether. */
const useRemoval = (user: EntityUser, supplier: RemoveEntityUserDialogProps['supplier']) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const of = supplier ? 'suppliers' : 'entities';
  const remove = useMutation(entityUserMutations.remove(api, queryClient, of));
  const change = useMutation(entityUserMutations.changeEntities(api, queryClient, of));
  const kept = supplier ? user.entityIds.filter((id) => id !== supplier.id) : [];
  const run = async () => {
    if (kept.length > 0) await change.mutateAsync({ id: user.id, entityIds: kept });
    else await remove.mutateAsync(user.id);
  };
  return { run, error: remove.error ?? change.error, pending: remove.isPending || change.isPending };
};

/** Removes an entity user or somebody of a supplier, or withdraws their invitation, and says first what they lose. */
export const RemoveEntityUserDialog = ({ user, supplier, onClose }: RemoveEntityUserDialogProps) => {
  const { problem } = useProblemSentences();
  const { run, error, pending } = useRemoval(user, supplier);
  const name = calledOf(user);
  const confirm = () => {
    const done = () => {
      notify('success', user.invitation ? msg`Invitation withdrawn` : msg`User removed successfully`);
      onClose();
    };
    // The dialog shows why it was refused.
    void run().then(done, () => undefined);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={user.invitation ? <Trans>Withdraw the invitation?</Trans> : <Trans>Remove {name}?</Trans>}
      description={<Losses user={user} supplier={supplier} />}
      confirmLabel={user.invitation ? <Trans>Withdraw invitation</Trans> : <Trans>Remove user</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={confirm}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
    </ConfirmDialog>
  );
};

type LossesProps = Pick<RemoveEntityUserDialogProps, 'user'> & {
  readonly supplier: RemoveEntityUserDialogProps['supplier'] | undefined;
};

/** What ends with the removal, and what stays. */
const Losses = ({ user, supplier }: LossesProps) => {
  const name = calledOf(user);
  if (user.invitation && supplier && user.entityIds.length > 1)
    return <Trans>The invitation no longer covers {supplier.name}. It still covers other suppliers.</Trans>;
  if (user.invitation) return <Trans>The link in the e-mail to {user.email} stops working.</Trans>;
  return supplier ? (
    <Trans>
      {name} loses access to the requests to {supplier.name} immediately. The answers they gave stay, under their name.
      This can’t be undone.
    </Trans>
  ) : (
    <Trans>
      {name} loses access to your entities immediately. The figures they entered stay, under their name. This can’t be
      undone.
    </Trans>
  );
};
