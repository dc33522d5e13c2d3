import { languageNames, useFormatters } from '@esg/app-kit';
import { type Language, languages } from '@esg/contract';
import { CheckboxGroup, RadioGroup, Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** Languages of the report; it opens in the first one. */
export const LanguagesField = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const { readOnly } = useWizard();
  const field = useReportField('languages');
  const { saved, error } = useSaveWords(field.state, t`Languages`);
  const [main] = field.value;

  const choose = (wanted: readonly Language[]) =>
    // The main language stays first as long as it is chosen at all.
    field.change([...wanted].sort((left, right) => Number(right === main) - Number(left === main)));

  return (
    <Stack gap={3}>
      <CheckboxGroup
        label={t`Languages`}
        hint={t`Texts are entered once per language; figures are shared.`}
        required
        saved={saved}
        error={error}
        disabled={readOnly}
        value={field.value}
        onChange={({ value }) => choose(value)}
        options={options}
      />
      {field.value.length > 1 && main && (
        <RadioGroup
          label={t`Opens in`}
          disabled={readOnly}
          value={main}
          onChange={({ value }) => field.change([value, ...field.value.filter((each) => each !== value)])}
          options={options.filter(({ value }) => field.value.includes(value))}
        />
      )}
      <ConflictNotice
        field={field}
        label={t`Languages`}
        show={(value) => <Text>{list(value.map((each) => languageNames[each]))}</Text>}
      />
    </Stack>
  );
};
