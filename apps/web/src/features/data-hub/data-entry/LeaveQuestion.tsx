import { ConfirmDialog } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a link, or closing the page, leads away from figures that are not saved. They wait in this browser, whatever the answer. */
export const LeaveQuestion = ({ unsaved }: { readonly unsaved: boolean }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title={<Trans>Leave without saving?</Trans>}
      description={
        <Trans>What you typed is not saved yet. It stays in this browser and is here when you come back.</Trans>
      }
      confirmLabel={<Trans>Leave</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      onConfirm={() => proceed?.()}
    />
  );
};
