import { peopleMutations } from '@esg/api-client';
import { notify, useApi, useEach, useFormatters } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { Button, Dialog, Select, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failures } from './Failures.tsx';
import { calledOf } from './people-search.ts';

type EntitiesManagerDialogProps = {
  readonly chosen: readonly OrganizationUser[];
  /** Who can be one. */
  readonly managers: readonly OrganizationUser[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Who looks after the entities of basic users: until somebody does, they cannot add any (spec section 5). */
export const EntitiesManagerDialog = ({ chosen, managers, onClose, onDone }: EntitiesManagerDialogProps) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const present = new Set(chosen.map(({ entitiesManagerId }) => entitiesManagerId));
  const [managerId, setManagerId] = useState(present.size === 1 ? (chosen[0]?.entitiesManagerId ?? '') : '');
  const { mutateAsync } = useMutation(peopleMutations.assignEntitiesManager(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    chosen,
    ({ id }) => mutateAsync({ id, entitiesManagerId: managerId || null }),
    () => {
      notify('success', msg`Saved`);
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Assign entities manager</Trans>}
      description={list(chosen.map(calledOf))}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={pending} onClick={run}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Failures failures={failures} />
        <Select
          label={t`Entities manager`}
          hint={t`Basic users can add entities once somebody looks after them.`}
          placeholder={t`Not assigned`}
          options={managers.map((manager) => ({ value: manager.id, label: calledOf(manager) }))}
          value={managerId}
          onChange={({ value }) => setManagerId(value)}
        />
      </Stack>
    </Dialog>
  );
};
