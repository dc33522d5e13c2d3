import { targetMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { Target } from '@esg/contract';
import { Banner, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type DeleteTargetProps = { readonly target: Target; readonly onClose: () => void };

/** Asks before a target is deleted, and says when it is. */
export const DeleteTarget = ({ target: { id, name }, onClose }: DeleteTargetProps) => {
  const { problem } = useProblemSentences();
  const remove = useMutation(targetMutations.remove(useApi(), useQueryClient()));
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onClose();
        notify('success', msg`Target deleted`);
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {name}?</Trans>}
      description={<Trans>Its path and its measures go with it. Figures stay as they are.</Trans>}
      confirmLabel={<Trans>Delete target</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
