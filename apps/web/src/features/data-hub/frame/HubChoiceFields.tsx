import { Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useTimeName } from '../shared/point-words.ts';
import { useEntityName } from '../use-entity-name.ts';
import type { HubPlace } from './hub-place.ts';
import type { HubChoices } from './use-hub-choices.ts';

type FieldProps = {
  readonly choices: Pick<HubChoices, 'times' | 'entities' | 'time' | 'subject'>;
  readonly onMove: (place: HubPlace) => void;
};

/** Chooses the reporting time to show. */
export const TimeField = ({ choices: { times, time }, onMove }: FieldProps) => {
  const { t } = useLingui();
  const nameOf = useTimeName();
  if (times?.length === 0) return null;
  return (
    <Select
      label={t`Reporting time`}
      labelHidden
      value={time?.id ?? ''}
      onChange={({ value }) => onMove({ reportingTimeId: value })}
      options={(times ?? []).map((each) => ({ value: each.id, label: nameOf(each) }))}
    />
  );
};

/** Chooses the entity whose figures are shown. With `all`, all entities are a choice too. */
export const EntityField = ({
  choices: { entities = [], subject },
  onMove,
  all,
}: FieldProps & { readonly all: boolean }) => {
  const { t } = useLingui();
  const entityName = useEntityName();
  return (
    <Select
      label={t`Entity`}
      labelHidden
      value={subject ?? (all ? '' : 'organisation')}
      onChange={({ value }) => onMove({ entityId: value || undefined })}
      {...(all ? { placeholder: t`All entities` } : {})}
      options={[
        { value: 'organisation', label: t`The whole organisation` },
        ...entities.map((entity) => ({ value: entity.id, label: entityName(entity) })),
      ]}
    />
  );
};
