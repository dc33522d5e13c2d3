import { entityQueries, peopleMutations } from '@esg/api-client';
import { LoadFailed, notify, useApi, useEach } from '@esg/app-kit';
import type { Entity, OrganizationUser } from '@esg/contract';
import { MultiSelect, Skeleton, SkeletonGroup } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { calledOf } from './people-search.ts';

type EntitiesDialogProps = {
  readonly person: OrganizationUser;
  readonly everybody: readonly OrganizationUser[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Assigns entities: an entity manager approves and publishes only reports about their own entities (decision 13). */
export const EntitiesDialog = (props: EntitiesDialogProps) => {
  const { t } = useLingui();
  const entities = useQuery(entityQueries.all(useApi()));
  if (entities.data) return <Choice {...props} entities={entities.data} />;
  return (
    <ChoiceDialog title={<Trans>Choose entities</Trans>} chosen={[props.person]} onClose={props.onClose}>
      {entities.error ? (
        <LoadFailed
          title={<Trans>Couldn’t load the entities</Trans>}
          error={entities.error}
          onRetry={() => void entities.refetch()}
        />
      ) : (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height="4rem" />
        </SkeletonGroup>
      )}
    </ChoiceDialog>
  );
};

const Choice = ({
  person,
  everybody,
  entities,
  onClose,
  onDone,
}: EntitiesDialogProps & { readonly entities: readonly Entity[] }) => {
  const { t } = useLingui();
  const [entityIds, setEntityIds] = useState<readonly string[]>(() =>
    entities.filter(({ managerId }) => managerId === person.id).map(({ id }) => id),
  );
  const { mutateAsync } = useMutation(peopleMutations.assignEntities(useApi(), useQueryClient()));
  const saving = useEach(
    [person],
    ({ id }) => mutateAsync({ id, entityIds }),
    () => {
      notify('success', msg`Saved`);
      onDone();
    },
  );
  const labelOf = ({ name, managerId }: Entity) => {
    const manager = everybody.find(({ id }) => id === managerId && id !== person.id);
    return manager ? t`${name} (now ${calledOf(manager)})` : name;
  };
  return (
    <ChoiceDialog title={<Trans>Choose entities</Trans>} chosen={[person]} onClose={onClose} saving={saving}>
      <MultiSelect
        label={t`Entities they manage`}
        hint={t`An entity manager approves and publishes reports whose entities are all theirs. Each entity has one manager.`}
        value={entityIds}
        onChange={({ value }) => setEntityIds(value)}
        options={entities.map((entity) => ({ value: entity.id, label: labelOf(entity) }))}
        labels={{
          list: t`Entities`,
          none: t`No such entity`,
          chosen: t`Entities they manage`,
          remove: (choice) => t`Remove ${choice.label}`,
        }}
      />
    </ChoiceDialog>
  );
};
