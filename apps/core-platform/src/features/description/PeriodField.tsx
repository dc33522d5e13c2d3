import { PeriodInput, useFormatters } from '@esg/app-kit';
import { Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

/** First and last day of the reporting period. Only a complete and valid period is sent; what is typed stays either way. */
export const PeriodField = () => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const { readOnly } = useWizard();
  const field = useReportField('period');
  const label = t`Reporting period`;
  const { saved, error } = useSaveWords(field.state, label);
  return (
    <Stack gap={2}>
      <PeriodInput
        frame={{
          label,
          hint: t`The figures of this report belong to these days, both included.`,
          required: true,
          saved,
          error,
          aside: undefined,
          id: undefined,
        }}
        value={field.value}
        onChange={(value) => value && field.change(value)}
        onBlur={field.flush}
        disabled={readOnly}
      />
      <ConflictNotice
        field={field}
        label={label}
        show={(value) => <Text>{value ? period(value) : t`No period`}</Text>}
      />
    </Stack>
  );
};
