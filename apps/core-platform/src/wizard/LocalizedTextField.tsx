import { languageNames, tagOf } from '@esg/app-kit';
import { type Language, type LocalizedText, languages, limits } from '@esg/contract';
import { Stack, Text, TextArea, TextField } from '@esg/ui';
import { type ReactNode, useState } from 'react';
import { useWizard } from './wizard-context.ts';

type LocalizedTextFieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean | undefined;
  readonly saved?: string | null;
  /** The error of the whole text. */
  readonly error?: string | undefined;
  /** The error of one language. */
  readonly errors?: Partial<Record<Language, string>>;
  readonly readOnly?: boolean;
  readonly value: LocalizedText;
  readonly onChange: (value: LocalizedText) => void;
  readonly onBlur?: () => void;
  /** More than one line. */
  readonly rows?: number;
  /** Id of the box of a language, so that findings can lead to it. */
  readonly idOf?: (language: Language) => string;
};

/** A text about the report: one box for each language that the report is written in. */
export const LocalizedTextField = (props: LocalizedTextFieldProps) => {
  const { label, hint, required, saved, error, errors, value, onChange, rows, idOf, ...rest } = props;
  const { report } = useWizard();
  const [main = 'en', second] = report.languages;
  const [changed = main, setChanged] = useState<Language>();
  const boxOf = (language: Language) => ({
    ...rest,
    ...(idOf && { id: idOf(language) }),
    label: second ? `${label} (${languageNames[language]})` : label,
    lang: tagOf(language),
    maxLength: rows ? limits.reportTextLengthMax : limits.lineLengthMax,
    value: value[language] ?? '',
    onChange: (typed: { value: string }) => {
      setChanged(language);
      onChange({ ...value, [language]: typed.value });
    },
    error: errors?.[language] ?? (language === main ? error : undefined),
    ...(language === main && { hint, required }),
    // "Saved" is shown where somebody has just typed.
    ...(language === changed && { saved }),
  });
  const boxes = report.languages.map((language) =>
    rows ? (
      <TextArea key={language} {...boxOf(language)} rows={rows} />
    ) : (
      <TextField key={language} {...boxOf(language)} />
    ),
  );
  return second ? (
    <Stack gap={3} align="stretch">
      {boxes}
    </Stack>
  ) : (
    boxes
  );
};

/** A text in each of its languages, one below the other. */
export const LocalizedWords = ({ value }: { readonly value: LocalizedText }) => (
  <Stack gap={1}>
    {languages.map(
      (language) =>
        value[language] && (
          <Text key={language} lang={tagOf(language)}>
            {value[language]}
          </Text>
        ),
    )}
  </Stack>
);
