import { ConfirmDialog } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type LeaveQuestionProps = {
  readonly unsaved: boolean;
  /** Whether closing the page asks too; a form with `unsaved` does so itself. */
  readonly onClose?: boolean;
  /** What happens to the typed text. */
  readonly children: ReactNode;
};

/** Asks before a link leads away from unsaved text. */
export const LeaveQuestion = ({ unsaved, onClose = false, children }: LeaveQuestionProps) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => onClose && unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title={<Trans>Leave without saving?</Trans>}
      description={children}
      confirmLabel={<Trans>Leave</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      onConfirm={() => proceed?.()}
    />
  );
};
