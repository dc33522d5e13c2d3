import { type Entity, type EntityLevel, isInUse } from '@esg/contract';
import { Combobox, Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

/** Which entities a sum lists: those of the first level with several, the top, those below one entity, or all that count. */
export const EntityLevelField = ({ entities }: { readonly entities: readonly Entity[] }) => {
  const { t } = useLingui();
  const { readOnly } = useWizard();
  const field = useReportField('figuresByEntityLevel');
  const label = t`Entities that are listed`;
  const { saved, error } = useSaveWords(field.state, label);
  const parents = new Set(entities.flatMap((entity) => (isInUse(entity) ? (entity.parentId ?? []) : [])));
  const options: { value: EntityLevel; label: string }[] = [
    { value: 'first', label: t`The first level that has several` },
    { value: 'top', label: t`The top level` },
    { value: 'every', label: t`Every entity that counts` },
    ...entities.flatMap(({ id, name }) =>
      parents.has(id) || id === field.value ? [{ value: id, label: t`Those directly below ${name}` }] : [],
    ),
  ];
  const nameOf = (level: EntityLevel) => options.find(({ value }) => value === level)?.label ?? level;
  return (
    <Stack gap={2}>
      <Combobox
        label={label}
        hint={t`The rows always add up to the total: an entity is listed with everything below it that has no row of its own.`}
        saved={saved}
        error={error}
        disabled={readOnly}
        value={field.value}
        onChange={({ value }) => field.change(value)}
        options={options}
        labels={{ list: t`Levels`, clear: t`Show what is chosen`, none: t`No such entity` }}
      />
      <ConflictNotice field={field} label={label} show={(value) => <Text>{nameOf(value)}</Text>} />
    </Stack>
  );
};
