import { Stack, Text, TextArea, TextField } from '@esg/ui';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

type TextSettingProps = {
  name: 'name' | 'description' | 'reportingBoundary';
  label: string;
  hint?: string;
  required?: boolean;
  /** More than one line. */
  rows?: number;
};

/** One text of the report's settings, saved by itself. */
export const TextSetting = ({ name, label, hint, required, rows }: TextSettingProps) => {
  const { readOnly } = useWizard();
  const field = useReportField(name);
  const { saved, error } = useSaveWords(field.state, label);
  const control = {
    label,
    hint,
    required,
    saved,
    error,
    readOnly,
    value: field.value,
    onChange: ({ value }: { value: string }) => field.change(value),
    onBlur: field.flush,
  };
  return (
    <Stack gap={2}>
      {rows ? <TextArea {...control} rows={rows} /> : <TextField {...control} />}
      <ConflictNotice field={field} label={label} show={(value) => <Text>{value}</Text>} />
    </Stack>
  );
};
