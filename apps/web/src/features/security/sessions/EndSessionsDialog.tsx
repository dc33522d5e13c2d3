import type { ApiError } from '@esg/api-client';
import { useProblemSentences } from '@esg/app-kit';
import { Banner, ConfirmDialog } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type EndSessionsDialogProps = {
  /** Whether all sessions but the present one end, instead of a single one. */
  readonly all: boolean;
  readonly error: ApiError | null;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Asks before sessions end: whoever uses them has to sign in again. */
export const EndSessionsDialog = ({ all, error, pending, onClose, onConfirm }: EndSessionsDialogProps) => {
  const { problem } = useProblemSentences();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={all ? <Trans>Sign out everywhere else?</Trans> : <Trans>End this session?</Trans>}
      description={<Trans>People working there have to sign in again. Saved work is kept.</Trans>}
      confirmLabel={all ? <Trans>Sign out</Trans> : <Trans>End session</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      tone="danger"
      pending={pending}
      onConfirm={onConfirm}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
    </ConfirmDialog>
  );
};
