import { peopleMutations } from '@esg/api-client';
import { notify, useApi, useEach, useFormatters } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failures } from './Failures.tsx';
import { calledOf } from './people-search.ts';

type RemoveDialogProps = {
  readonly chosen: readonly OrganizationUser[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Removes people for good, and says before whose reports go to whom (spec section 6). */
export const RemoveDialog = ({ chosen, onClose, onDone }: RemoveDialogProps) => {
  const { list } = useFormatters();
  const { mutateAsync } = useMutation(peopleMutations.remove(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    chosen,
    ({ id }) => mutateAsync(id),
    () => {
      notify('success', msg`User removed successfully`);
      onDone();
    },
  );
  const names = list(chosen.map(calledOf));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Plural value={chosen.length} one={`Remove ${names}?`} other="Remove # people?" />}
      description={
        <Trans>
          The reports of {names} become yours; what they wrote stays under their name. They are signed out at once, lose
          their access, and their seats become free. This cannot be undone.
        </Trans>
      }
      confirmLabel={<Trans>Remove user</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    >
      <Failures failures={failures} />
    </ConfirmDialog>
  );
};
