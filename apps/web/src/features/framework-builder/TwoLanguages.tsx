import { languageNames, tagOf } from '@esg/app-kit';
import { type BuilderText, builderLimits, languages } from '@esg/contract';
import { Grid, TextArea, TextField } from '@esg/ui';

type TwoLanguagesProps = {
  /** Label of the text, such as "Title"; each field adds its language. */
  readonly label: string;
  readonly value: BuilderText;
  readonly onChange: (value: BuilderText) => void;
  readonly lines?: 'one' | 'several';
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
};

/** One text in both languages, side by side if there is room. */
export const TwoLanguages = ({
  label,
  value,
  onChange,
  lines = 'one',
  hint,
  required = false,
  disabled,
}: TwoLanguagesProps) => (
  <Grid as="div" cell="medium" gap={3}>
    {languages.map((language) => {
      const shared = {
        label: `${label} (${languageNames[language]})`,
        lang: tagOf(language),
        hint,
        required,
        value: value[language],
        readOnly: disabled,
        onChange: (change: { value: string }) => onChange({ ...value, [language]: change.value }),
      };
      return lines === 'one' ? (
        <TextField key={language} {...shared} maxLength={builderLimits.titleLengthMax} />
      ) : (
        <TextArea key={language} {...shared} maxLength={builderLimits.textLengthMax} rows={2} />
      );
    })}
  </Grid>
);
