import { entityMutations } from '@esg/api-client';
import { notify, useApi, useEach, useFormatters } from '@esg/app-kit';
import { isInUse, lineageOf } from '@esg/contract';
import { ConfirmDialog, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChosenEntities } from './chosen-entities.ts';
import { Failures } from './Failures.tsx';

/** Restores archived entities, and says which others are restored with them. */
export const RestoreDialog = ({ chosen, rows, onClose, onDone }: ChosenEntities) => {
  const { list } = useFormatters();
  const entities = rows.map(({ entity }) => entity);
  const ids = new Set(chosen.map(({ entity }) => entity.id));
  const lines = chosen.flatMap(({ entity }) => lineageOf(entities, entity.id));
  const above = [...new Set(lines)].filter((entity) => !ids.has(entity.id) && !isInUse(entity));
  const { mutateAsync } = useMutation(entityMutations.restore(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    chosen,
    ({ entity }) => mutateAsync(entity.id),
    () => {
      notify('success', chosen.length > 1 ? msg`Entities restored` : msg`Entity restored`);
      onClose();
      onDone();
    },
  );
  const names = list(chosen.map(({ entity }) => entity.name));
  const aboveNames = list(above.map(({ name }) => name));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Plural value={chosen.length} one={`Restore ${names}?`} other="Restore # entities?" />}
      description={<Trans>They take new data and reports again. What is below them stays archived.</Trans>}
      confirmLabel={<Trans>Restore</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    >
      <Stack gap={2}>
        <Failures failures={failures} />
        {above.length > 0 && (
          <Text>
            <Trans>What they belong to is restored too: {aboveNames}.</Trans>
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
