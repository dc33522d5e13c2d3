import { entityMutations } from '@esg/api-client';
import { notify, useApi, useEach, useFormatters } from '@esg/app-kit';
import { ConfirmDialog, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChosenEntities } from './chosen-entities.ts';
import { Failures } from './Failures.tsx';

/** Deletes empty entities. Data that were added meanwhile prevent it, and the refusal says so. */
export const DeleteDialog = ({ chosen, onClose, onDone }: ChosenEntities) => {
  const { list } = useFormatters();
  const { mutateAsync } = useMutation(entityMutations.remove(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    chosen,
    ({ entity }) => mutateAsync(entity.id),
    () => {
      notify('success', chosen.length > 1 ? msg`Entities deleted` : msg`Entity deleted`);
      onClose();
      onDone();
    },
  );
  const names = list(chosen.map(({ entity }) => entity.name));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Plural value={chosen.length} one={`Delete ${names}?`} other="Delete # entities?" />}
      description={
        <Trans>No data points, reports, collections or other entities belong to them. This can’t be undone.</Trans>
      }
      confirmLabel={<Trans>Delete</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    >
      <Stack gap={4}>
        <Failures failures={failures} />
      </Stack>
    </ConfirmDialog>
  );
};
