import { climateFactorMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { ClimateFactor } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type RemoveFactorProps = { readonly factor: ClimateFactor; readonly onClose: () => void };

/** Asks before a factor is removed: results keep it in their trace until they are recalculated. */
export const RemoveFactor = ({ factor, onClose }: RemoveFactorProps) => {
  const { problem } = useProblemSentences();
  const remove = useMutation(climateFactorMutations.remove(useApi(), useQueryClient()));
  const removed = () => {
    notify('success', msg`Factor removed`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Remove this factor?</Trans>}
      description={
        <Trans>
          “{factor.name}” can’t be restored. Results that used it keep it in their calculation until they are
          recalculated.
        </Trans>
      }
      confirmLabel={<Trans>Remove factor</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(factor.id, { onSuccess: removed })}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
