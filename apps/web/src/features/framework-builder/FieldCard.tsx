import { useLanguage } from '@esg/app-kit';
import type { BuilderField, BuilderMetricField, BuilderPalette } from '@esg/contract';
import { Badge, Card, Checkbox, Grid, Heading, Inline, Select, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBuilderWords } from './builder-words.ts';
import { FieldPreview } from './FieldPreview.tsx';
import { OwnFieldEditor } from './OwnFieldEditor.tsx';
import { RowActions } from './RowActions.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';

type FieldCardProps = {
  readonly field: BuilderField;
  readonly palette: BuilderPalette;
  readonly disabled: boolean;
  readonly place: number;
  readonly count: number;
  readonly onChange: (field: BuilderField) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: (() => void) | undefined;
  readonly onRemove: () => void;
};

/** One field: its settings on the left, its preview on the right. */
export const FieldCard = ({ field, palette, disabled, onChange, ...row }: FieldCardProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useBuilderWords();
  const metric = field.kind === 'metric' ? palette.metrics.find(({ key }) => key === field.metricKey) : undefined;
  const own = field.kind === 'own' ? words.text(field.label) : field.metricKey;
  const name = metric?.name[language] ?? (own || t`Field ${row.place + 1}`);
  const type = field.kind === 'own' ? field.type : metric?.type;
  return (
    <Card padding="compact">
      <Stack gap={3} align="stretch">
        <Inline justify="between">
          <Inline gap={2}>
            <Heading level={4} size="sm">
              {name}
            </Heading>
            {type && <Badge>{words.type(type)}</Badge>}
            {field.kind === 'metric' && (
              <Badge tone="info">
                <Trans>Metric of the library</Trans>
              </Badge>
            )}
          </Inline>
          {!disabled && <RowActions name={name} {...row} />}
        </Inline>
        <Grid as="div" cell="medium" gap={4}>
          <Stack gap={3} align="stretch">
            {field.kind === 'metric' ? (
              <MetricFieldEditor field={field} disabled={disabled} onChange={onChange} />
            ) : (
              <OwnFieldEditor field={field} units={palette.units} disabled={disabled} onChange={onChange} />
            )}
            <Checkbox
              label={t`Must be answered`}
              value={field.required}
              disabled={disabled}
              onChange={({ value }) => onChange({ ...field, required: value })}
            />
          </Stack>
          <FieldPreview field={field} metric={metric} units={palette.units} />
        </Grid>
      </Stack>
    </Card>
  );
};

type MetricFieldEditorProps = {
  readonly field: BuilderMetricField;
  readonly disabled: boolean;
  readonly onChange: (field: BuilderField) => void;
};

const MetricFieldEditor = ({ field, disabled, onChange }: MetricFieldEditorProps) => {
  const { t } = useLingui();
  return (
    <>
      <Text size="sm" tone="muted">
        {field.metricKey}
      </Text>
      <Select
        label={t`How far it answers`}
        value={field.coverage}
        disabled={disabled}
        options={[
          { value: 'full', label: t`In full` },
          { value: 'partial', label: t`In part` },
        ]}
        onChange={({ value }) => onChange({ ...field, coverage: value === 'partial' ? 'partial' : 'full' })}
      />
      <TwoLanguages
        label={t`Hint`}
        hint={t`Replaces the metric’s own.`}
        lines="several"
        disabled={disabled}
        value={field.hint}
        onChange={(hint) => onChange({ ...field, hint })}
      />
    </>
  );
};
