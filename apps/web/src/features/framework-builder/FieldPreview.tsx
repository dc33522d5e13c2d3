import { referenceQueries } from '@esg/api-client';
import { FieldEditor, useApi, useLanguage } from '@esg/app-kit';
import {
  type AnswerValue,
  type BuilderField,
  type BuilderPalette,
  type Field,
  fieldOfBuilder,
  type PaletteMetric,
} from '@esg/contract';
import { Card, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type FieldPreviewProps = {
  readonly field: BuilderField;
  readonly metric: PaletteMetric | undefined;
  readonly units: BuilderPalette['units'];
};

/** Preview of the field as in a report, to try out; nothing entered here is stored. */
export const FieldPreview = ({ field, metric, units }: FieldPreviewProps) => {
  const shown = fieldOfBuilder(field, metric);
  return (
    <Card padding="compact" tone="sunken">
      <Stack gap={2} align="stretch">
        <Text size="sm" tone="muted">
          <Trans>What people will see</Trans>
        </Text>
        {shown ? (
          // Another type, or other choices, reset the preview.
          <Tried key={`${shown.type} ${shown.unitKind} ${shown.options.length}`} field={shown} units={units} />
        ) : (
          <Text>
            <Trans>The library has no such metric.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
};

const Tried = ({ field, units }: { readonly field: Field; readonly units: BuilderPalette['units'] }) => {
  const language = useLanguage();
  const [value, setValue] = useState<AnswerValue | null>(null);
  const { data: countries = [] } = useQuery({
    ...referenceQueries.countries(useApi()),
    enabled: field.type === 'country',
  });
  const named = field.label[language].trim() ? field : { ...field, label: { en: '…', zhTw: '…' } };
  return (
    <FieldEditor
      field={named}
      value={value}
      onChange={setValue}
      reportLanguages={[language]}
      units={field.unitKind === null ? [] : (units[field.unitKind] ?? [])}
      countries={countries}
    />
  );
};
