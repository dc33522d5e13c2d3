import { peopleMutations } from '@esg/api-client';
import { notify, useApi, useEach } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { Select } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { calledOf } from './people-search.ts';

type EntitiesManagerDialogProps = {
  readonly chosen: readonly OrganizationUser[];
  /** Possible managers. */
  readonly managers: readonly OrganizationUser[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Who manages the entities of basic users: without a manager, they cannot add any (spec section 5). */
export const EntitiesManagerDialog = ({ chosen, managers, onClose, onDone }: EntitiesManagerDialogProps) => {
  const { t } = useLingui();
  const present = new Set(chosen.map(({ entitiesManagerId }) => entitiesManagerId));
  const [managerId, setManagerId] = useState(present.size === 1 ? (chosen[0]?.entitiesManagerId ?? '') : '');
  const { mutateAsync } = useMutation(peopleMutations.assignEntitiesManager(useApi(), useQueryClient()));
  const saving = useEach(
    chosen,
    ({ id }) => mutateAsync({ id, entitiesManagerId: managerId || null }),
    () => {
      notify('success', msg`Saved`);
      onDone();
    },
  );
  return (
    <ChoiceDialog title={<Trans>Assign entities manager</Trans>} chosen={chosen} onClose={onClose} saving={saving}>
      <Select
        label={t`Entities manager`}
        hint={t`Standard users need an entities manager assigned in user management before entities can be added`}
        placeholder={t`Not assigned`}
        options={managers.map((manager) => ({ value: manager.id, label: calledOf(manager) }))}
        value={managerId}
        onChange={({ value }) => setManagerId(value)}
      />
    </ChoiceDialog>
  );
};
