import type { InBothLanguages } from '@esg/contract';
import { Grid, TextArea, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type BothFieldsProps = {
  label: string;
  value: InBothLanguages;
  onChange: (value: { en: string; zhTw: string }) => void;
  disabled: boolean;
  lines?: number;
  maxLength: number;
};

/** A text in English and Chinese, side by side. A language that is missing is said beside its field. */
export const BothFields = ({ label, value, onChange, disabled, lines = 1, maxLength }: BothFieldsProps) => {
  const { t } = useLingui();
  const names = { en: t`${label} in English`, zhTw: t`${label} in Chinese` };
  return (
    <Grid gap={3} cell="medium">
      {(['en', 'zhTw'] as const).map((language) => {
        const isMissing = value[language].trim() === '' && (value.en + value.zhTw).trim() !== '';
        const shared = {
          label: names[language],
          disabled,
          maxLength,
          hint: isMissing ? t`Not translated yet: people read the other language.` : undefined,
          value: value[language],
          onChange: (change: { value: string }) => onChange({ ...value, [language]: change.value }),
        };
        return lines > 1 ? (
          <TextArea key={language} rows={lines} {...shared} />
        ) : (
          <TextField key={language} {...shared} />
        );
      })}
    </Grid>
  );
};
