import { languageNames, tagOf } from '@esg/app-kit';
import { type DesignSettings, limits } from '@esg/contract';
import { Stack, TextField } from '@esg/ui';
import { useWizard } from '../../wizard/wizard-context.ts';

type Line = DesignSettings['cover']['title'];
type LocalizedLineProps = {
  label: string;
  hint?: string;
  value: Line;
  onChange: (value: Line) => void;
  readOnly: boolean;
};

/** One line, in each language of the report. */
export const LocalizedLine = ({ label, hint, value, onChange, readOnly }: LocalizedLineProps) => {
  const { languages } = useWizard().report;
  return (
    <Stack gap={3}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={languages.length > 1 ? `${label} (${languageNames[language]})` : label}
          hint={hint}
          lang={tagOf(language)}
          maxLength={limits.lineLengthMax}
          readOnly={readOnly}
          value={value[language] ?? ''}
          onChange={(typed) => onChange({ ...value, [language]: typed.value })}
        />
      ))}
    </Stack>
  );
};
