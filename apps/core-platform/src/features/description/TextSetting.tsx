import { type LocalizedText, mergeTexts, writtenTexts } from '@esg/contract';
import { Stack } from '@esg/ui';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { settingId } from '../../wizard/field-id.ts';
import { LocalizedTextField, LocalizedWords } from '../../wizard/LocalizedTextField.tsx';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useTextSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

type TextSettingProps = {
  name: 'names' | 'descriptions' | 'reportingBoundaries';
  label: string;
  hint?: string;
  required?: boolean;
  /** More than one line. */
  rows?: number;
  /** Offers a text, as long as there is none. */
  offer?: ((write: (texts: LocalizedText) => void) => ReactNode) | undefined;
};

/** Two people can write two languages at once, and the gateway removes spaces around a text that is still being typed. */
const asWritten = { merge: mergeTexts, says: writtenTexts };

/** One text of the report's settings in each of its languages, saved by itself. */
export const TextSetting = ({ name, label, hint, required, rows, offer }: TextSettingProps) => {
  const { readOnly } = useWizard();
  const field = useReportField(name, asWritten);
  const { saved, error, errors } = useTextSaveWords(field.state, label);
  return (
    <Stack gap={2}>
      <LocalizedTextField
        label={label}
        hint={hint}
        required={required}
        saved={saved}
        error={error}
        errors={errors}
        readOnly={readOnly}
        value={field.value}
        onChange={field.change}
        onBlur={field.flush}
        idOf={(language) => settingId(name, language)}
        {...(rows && { rows })}
      />
      {offer && !readOnly && Object.values(field.value).every((text) => !text?.trim()) && offer(field.change)}
      <ConflictNotice field={field} label={label} show={(value) => <LocalizedWords value={value} />} />
    </Stack>
  );
};
