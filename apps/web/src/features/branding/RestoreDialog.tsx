import { brandMutations } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import type { Brand } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ReplaceDialog } from './ReplaceDialog.tsx';

type RestoreDialogProps = { readonly brand: Brand; readonly now: Brand; readonly onClose: () => void };

/** Asks before an earlier version is restored as the tenant's brand. */
export const RestoreDialog = ({ brand, now, onClose }: RestoreDialogProps) => {
  const { t } = useLingui();
  const restore = useMutation(brandMutations.restore(useApi(), useQueryClient()));
  const number = brand.number ?? '';
  const confirm = () =>
    restore.mutate(brand.id, {
      onSuccess: () => {
        notify('success', msg`The earlier brand is published again`);
        onClose();
      },
    });
  return (
    <ReplaceDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Roll back to version ${number}?`}
      description={t`A copy of it is published immediately, for everyone. Your draft stays as it is, and the current brand stays in this list.`}
      confirmLabel={<Trans>Roll back</Trans>}
      now={now}
      afterwards={brand}
      pending={restore.isPending}
      error={restore.error}
      onConfirm={confirm}
    />
  );
};
