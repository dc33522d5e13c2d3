import { type Entity, isInUse } from '@esg/contract';
import { MultiSelect } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type EntitiesFieldProps = {
  readonly id?: string;
  readonly entities: readonly Entity[];
  readonly value: readonly string[];
  readonly onChange: (entityIds: readonly string[]) => void;
  readonly error?: string | undefined;
};

/** The entities of an entity user. Archived ones are not offered, and stay if they are already chosen. */
export const EntitiesField = ({ id, entities, value, onChange, error }: EntitiesFieldProps) => {
  const { t } = useLingui();
  const options = entities
    .filter((entity) => isInUse(entity) || value.includes(entity.id))
    .map((entity) => ({ value: entity.id, label: entity.name }));
  return (
    <MultiSelect
      {...(id ? { id } : {})}
      label={t`Entities they answer for`}
      hint={t`Entities below a chosen one aren’t included. To include them, choose them too.`}
      required
      error={error}
      value={value}
      onChange={({ value: chosen }) => onChange(chosen)}
      options={options}
      labels={{
        list: t`Entities`,
        none: t`No such entity`,
        chosen: t`Entities they answer for`,
        remove: (choice) => t`Remove ${choice.label}`,
      }}
    />
  );
};
