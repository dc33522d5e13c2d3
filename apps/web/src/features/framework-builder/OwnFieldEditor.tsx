import { useLanguage } from '@esg/app-kit';
import {
  type BuilderField,
  type BuilderOwnField,
  type BuilderPalette,
  builderLimits,
  fieldTypes,
  unitLabel,
} from '@esg/contract';
import { Grid, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useBuilderWords } from './builder-words.ts';
import { LabelList } from './LabelList.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';

type OwnFieldEditorProps = {
  readonly field: BuilderOwnField;
  readonly units: BuilderPalette['units'];
  readonly disabled: boolean;
  readonly onChange: (field: BuilderField) => void;
};

/** A field of the framework's own: its texts and type, and the settings of that type. */
export const OwnFieldEditor = ({ field, units, disabled, onChange }: OwnFieldEditorProps) => {
  const { t } = useLingui();
  const words = useBuilderWords();
  const isNumber = field.type === 'number' || field.type === 'integer';
  const isChoice = field.type === 'singleSelect' || field.type === 'multiSelect';
  return (
    <>
      <TwoLanguages
        label={t`Label`}
        required
        disabled={disabled}
        value={field.label}
        onChange={(label) => onChange({ ...field, label })}
      />
      <TwoLanguages
        label={t`Hint`}
        lines="several"
        disabled={disabled}
        value={field.hint}
        onChange={(hint) => onChange({ ...field, hint })}
      />
      <Select
        label={t`Type`}
        value={field.type}
        disabled={disabled}
        options={fieldTypes.map((value) => ({ value, label: words.type(value) }))}
        onChange={({ value }) =>
          onChange({ ...field, type: fieldTypes.find((known) => known === value) ?? field.type })
        }
      />
      {isNumber && <NumberSettings field={field} units={units} disabled={disabled} onChange={onChange} />}
      {isChoice && (
        <LabelList
          title={t`Options`}
          addLabel={t`Add an option`}
          entryName={t`Option`}
          max={builderLimits.optionsMax}
          entries={field.options}
          disabled={disabled}
          onChange={(options) => onChange({ ...field, options })}
        />
      )}
      {isNumber && (
        <LabelList
          title={t`Breakdowns`}
          addLabel={t`Add a breakdown`}
          entryName={t`Breakdown`}
          max={builderLimits.breakdownsMax}
          entries={field.breakdowns}
          disabled={disabled}
          onChange={(breakdowns) => onChange({ ...field, breakdowns })}
        />
      )}
    </>
  );
};

const NumberSettings = ({ field, units, disabled, onChange }: OwnFieldEditorProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const symbols = (kind: string) => {
    const known = (units[kind] ?? []).map((unit) => unitLabel(unit, language));
    return known.length > 4 ? `${known.slice(0, 4).join(', ')} …` : known.join(', ');
  };
  return (
    <Grid as="div" cell="small" gap={3}>
      <Select
        label={t`Units`}
        placeholder={t`No unit`}
        value={field.unitKind ?? ''}
        disabled={disabled}
        options={Object.keys(units).map((kind) => ({ value: kind, label: symbols(kind) }))}
        onChange={({ value }) => onChange({ ...field, unitKind: value || null })}
      />
      {field.type === 'number' && (
        <Select
          label={t`Digits after the point`}
          value={String(field.decimals)}
          disabled={disabled}
          options={[0, 1, 2, 3, 4, 5, 6].map((count) => ({ value: String(count), label: String(count) }))}
          onChange={({ value }) => onChange({ ...field, decimals: Number(value) })}
        />
      )}
    </Grid>
  );
};
