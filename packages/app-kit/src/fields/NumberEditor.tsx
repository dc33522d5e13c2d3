import { isCalendarYear, limits, unitChoice, type ValueRow } from '@esg/contract';
import { MetricValueField, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useFormatters, useLanguage } from '../i18n/formatters.ts';
import { useNumberFormat } from '../i18n/number-format.ts';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';
import type { EditorProps } from './editor-props.ts';
import { type NamedRow, numberIssue, readNumber, readRows, showRows } from './number-rows.ts';
import { useTyped } from './use-typed.ts';

const OwnNames = lazy(() => import('./OwnNames.tsx').then((module) => ({ default: module.OwnNames })));

type NumberEditorProps = Omit<EditorProps<'number'>, 'value' | 'onChange'> & {
  readonly value: readonly ValueRow[] | null;
  readonly onChange: (value: ValueRow[] | null) => void;
  /** Whether fractions are refused. */
  readonly whole: boolean;
};

/** Rows of number, unit and descriptor (spec section 3). What is no number stays in its box with the reason below. */
export const NumberEditor = (props: NumberEditorProps) => {
  const {
    field,
    value,
    onChange,
    onHold,
    whole,
    onBlur,
    units,
    label,
    frame,
    refusedAt,
    disabled = false,
    reorder,
    reportLanguages,
  } = props;
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const { issue } = useProblemSentences();
  const language = useLanguage();
  const locale = useNumberFormat();
  const format = units.some(({ code }) => isCalendarYear(code)) ? (year: string) => year : decimal;
  const [rows, type] = useTyped<readonly ValueRow[], NamedRow[]>(
    value,
    (stored) => showRows(stored ?? undefined, format, units[0]?.code ?? ''),
    { onChange: (read) => onChange(read && [...read]), onHold },
  );
  const parts = field.breakdowns.flatMap(({ id, ...name }) => (id ? [{ value: id, label: name[language] }] : []));
  const change = (typed: NamedRow[]) => type(typed, readRows(typed, locale, whole));
  const rowErrors = rows.map((row, index) => {
    const local = numberIssue(row.number, locale, whole);
    return local ? issue(local, label) : refusedAt(`rows.${index}`);
  });
  const own = rows.some(({ descriptor }) => descriptor !== '') && (
    <Suspense>
      <OwnNames rows={rows} languages={reportLanguages} disabled={disabled} onBlur={onBlur} onChange={change} />
    </Suspense>
  );
  const figures = (
    <MetricValueField
      {...frame}
      error={rowErrors.some(Boolean) ? undefined : frame.error}
      value={rows}
      onChange={(changed) => change(changed.value)}
      onBlur={onBlur}
      parse={(typed) => readNumber(typed, locale, whole)}
      format={format}
      units={units.map((unit) => ({ value: unit.code, label: unitChoice(unit, language) }))}
      breakdowns={parts.length > 0 ? { label: t`Part of`, whole: t`The whole`, options: parts } : undefined}
      rowErrors={rowErrors}
      rowsMax={limits.valueRowsMax}
      descriptorLengthMax={limits.descriptorLengthMax}
      whole={whole}
      disabled={disabled}
      labels={{
        number: t`Number`,
        unit: t`Unit`,
        descriptor: t`Descriptor`,
        row: ({ row }) => t`Row ${row}`,
        add: t`Add a row`,
        remove: ({ row }) => t`Remove row ${row}`,
        move: reorder
          ? { up: ({ row }) => t`Move row ${row} up`, down: ({ row }) => t`Move row ${row} down` }
          : undefined,
      }}
    />
  );
  if (reportLanguages.length < 2) return figures;
  return (
    <Stack gap={3} align="stretch">
      {figures}
      {own}
    </Stack>
  );
};
