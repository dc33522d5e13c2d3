import { colleagueSecurityMutations } from '@esg/api-client';
import { notify, useApi, useEach, useFormatters } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Failures } from './Failures.tsx';
import { calledOf } from './people-search.ts';

type EndSessionsDialogProps = {
  readonly chosen: readonly OrganizationUser[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Signs people out on all their devices, for example after one was lost. */
export const EndSessionsDialog = ({ chosen, onClose, onDone }: EndSessionsDialogProps) => {
  const { list } = useFormatters();
  const { mutateAsync } = useMutation(colleagueSecurityMutations.endSessions(useApi()));
  const { run, pending, failures } = useEach(
    chosen,
    ({ id }) => mutateAsync(id),
    () => {
      notify('success', msg`Signed out everywhere`);
      onDone();
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Sign out everywhere?</Trans>}
      description={
        <Trans>
          {list(chosen.map(calledOf))} will be signed out on every device and can sign in again. What they typed is kept
          in their browser.
        </Trans>
      }
      confirmLabel={<Trans>Sign out everywhere</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    >
      <Failures failures={failures} />
    </ConfirmDialog>
  );
};
