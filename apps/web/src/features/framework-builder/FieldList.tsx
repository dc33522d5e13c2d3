import { useLanguage } from '@esg/app-kit';
import { type BuilderField, builderLimits, type FieldType, fieldTypes } from '@esg/contract';
import { Button, Card, Combobox, Grid, Heading, Select, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBuilderWords } from './builder-words.ts';
import type { DisclosureEditorProps } from './disclosure-editor-props.ts';
import { copyOfField, metricField, moved, newField } from './edit-content.ts';
import { FieldCard } from './FieldCard.tsx';

/** The form of a disclosure: its fields in order, each with a preview. */
export const FieldList = ({ disclosure, palette, onChange, disabled }: DisclosureEditorProps) => {
  const { fields } = disclosure;
  const set = (next: BuilderField[]) => onChange({ ...disclosure, fields: next });
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Fields</Trans>
      </Heading>
      {fields.length === 0 && (
        <Text tone="muted">
          <Trans>
            Use a metric from the library where there is one, so that the data hub can answer it automatically.
          </Trans>
        </Text>
      )}
      {fields.map((field, place) => (
        <FieldCard
          key={field.id}
          field={field}
          palette={palette}
          disabled={disabled}
          place={place}
          count={fields.length}
          onChange={(next) => set(fields.map((entry) => (entry.id === next.id ? next : entry)))}
          onMove={(by) => set(moved(fields, field.id, by))}
          onDuplicate={field.kind === 'own' ? () => set(fields.toSpliced(place + 1, 0, copyOfField(field))) : undefined}
          onRemove={() => set(fields.filter(({ id }) => id !== field.id))}
        />
      ))}
      {!disabled && fields.length < builderLimits.fieldsMax && (
        <AddField fields={fields} palette={palette} onAdd={(field) => set([...fields, field])} />
      )}
    </Stack>
  );
};

type AddFieldProps = Pick<DisclosureEditorProps, 'palette'> & {
  readonly fields: readonly BuilderField[];
  readonly onAdd: (field: BuilderField) => void;
};

const AddField = ({ fields, palette, onAdd }: AddFieldProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useBuilderWords();
  const [type, setType] = useState<FieldType>('textArea');
  const taken = useMemo(
    () => new Set(fields.map((field) => (field.kind === 'metric' ? field.metricKey : ''))),
    [fields],
  );
  const metrics = useMemo(
    () =>
      palette.metrics
        .filter(({ key }) => !taken.has(key))
        .map(({ key, name, category }) => ({ value: key, label: name[language], detail: category[language] })),
    [palette, taken, language],
  );
  return (
    <Card padding="compact" tone="sunken">
      <Grid as="div" cell="medium" gap={3}>
        <Combobox
          label={t`Add a metric from the library`}
          hint={t`Type, unit and choices are the metric’s.`}
          options={metrics}
          value=""
          onChange={({ value }) => value && onAdd(metricField(value))}
          labels={{ list: t`Metrics`, none: t`No metrics match your search.` }}
        />
        <Stack gap={2} align="stretch">
          <Select
            label={t`Or a field of your own`}
            value={type}
            options={fieldTypes.map((value) => ({ value, label: words.type(value) }))}
            onChange={({ value }) => setType(fieldTypes.find((known) => known === value) ?? 'textArea')}
          />
          <div>
            <Button size="compact" onClick={() => onAdd(newField(type))}>
              <Plus aria-hidden />
              <Trans>Add this field</Trans>
            </Button>
          </div>
        </Stack>
      </Grid>
    </Card>
  );
};
