import { ConfirmDialog } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a link leads away from what is typed and not saved. Closing the page is the form's own question. */
export const LeaveQuestion = ({ unsaved }: { readonly unsaved: boolean }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title={<Trans>Leave without saving?</Trans>}
      description={<Trans>What you changed on this page is not saved yet.</Trans>}
      confirmLabel={<Trans>Leave</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      onConfirm={() => proceed?.()}
    />
  );
};
