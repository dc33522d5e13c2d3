import { AnswerWords, FieldEditor, useAnswerLines, useFormatters, useLanguage } from '@esg/app-kit';
import { type AnswerValue, languages, percentOfChange, unitPrinted } from '@esg/contract';
import { Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PointEditor } from './use-point-editor.ts';

type ValueFieldProps = { readonly editor: PointEditor; readonly valueId: string };

/** The value itself: rows of number, unit and descriptor, or one answer, beside the value of the previous period. */
export const ValueField = ({ editor, valueId }: ValueFieldProps) => {
  const { draft, section, state, tried, isComplete, type, hold } = editor;
  const { t } = useLingui();
  const language = useLanguage();
  const { field, units, countries } = section;
  const isRefused = state.kind === 'refused' && state.error.code === 'data_point.invalid';
  const reportLanguages = [language, ...languages.filter((other) => other !== language)];
  return (
    <Stack gap={2} align="stretch">
      <FieldEditor
        field={field}
        units={units}
        countries={countries}
        reportLanguages={reportLanguages}
        id={valueId}
        reorder
        value={draft.value}
        onChange={(value: AnswerValue | null) => type({ value })}
        onHold={hold}
        {...(isRefused ? { state: { kind: 'refused' as const, issues: state.issues, error: state.error } } : {})}
      />
      {tried && !isComplete && draft.reportingTimeId !== '' && (
        <Text tone="danger" size="sm">
          {t`You have missed to input valid data point`}
        </Text>
      )}
      <Previous editor={editor} />
      <Total editor={editor} />
    </Stack>
  );
};

/** The value of the previous period. */
const Previous = ({ editor: { checks, section } }: { readonly editor: PointEditor }) => {
  const lines = useAnswerLines();
  const { period } = useFormatters();
  const { field, units, countries } = section;
  const { previous } = checks;
  if (!previous) return null;
  return (
    <Text size="sm" tone="muted">
      {period(previous.period)}
      {': '}
      <AnswerWords lines={lines(previous.value, { field, units, countries })} between=" · " />
    </Text>
  );
};

/** The sum of all rows in the base unit while they are typed, and its change from the previous period. */
const Total = ({ editor: { checks, section } }: { readonly editor: PointEditor }) => {
  const { decimal } = useFormatters();
  const language = useLanguage();
  const { total, previous } = checks;
  if (!total) return null;
  const unit = section.units.find(({ code }) => code === total.unit);
  const percent = percentOfChange(total, previous?.total ?? null);
  const shown = `${decimal(total.number)} ${unit ? unitPrinted(unit, language) : total.unit}`.trim();
  return (
    <Inline gap={4}>
      <Text role="status">
        <Trans>Total: {shown}</Trans>
      </Text>
      {percent !== undefined && (
        <Text tone="muted">
          <Trans>
            {percent > 0 ? '+' : ''}
            {decimal(String(percent))}% compared with the previous period
          </Trans>
        </Text>
      )}
    </Inline>
  );
};
