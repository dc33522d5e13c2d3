import { supplierMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { Supplier } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type RestoreSupplierDialogProps = { readonly supplier: Supplier; readonly onClose: () => void };

/** Restores an archived supplier. */
export const RestoreSupplierDialog = ({ supplier: { id, name }, onClose }: RestoreSupplierDialogProps) => {
  const { problem } = useProblemSentences();
  const restore = useMutation(supplierMutations.restore(useApi(), useQueryClient()));
  const run = () =>
    restore.mutate(id, {
      onSuccess: () => {
        notify('success', msg`Supplier restored`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Restore {name}?</Trans>}
      description={<Trans>You can ask it again, and its people can answer requests that are still open.</Trans>}
      confirmLabel={<Trans>Restore</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={restore.isPending}
      onConfirm={run}
    >
      {restore.error && <Banner tone="danger" title={problem(restore.error)} />}
    </ConfirmDialog>
  );
};
