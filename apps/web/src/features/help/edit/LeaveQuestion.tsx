import { ConfirmDialog } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a link leads away from a text that is not stored. Closing the page is the form's own question. */
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
      description={<Trans>What you wrote since the last save is lost.</Trans>}
      confirmLabel={<Trans>Leave</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      onConfirm={() => proceed?.()}
    />
  );
};
