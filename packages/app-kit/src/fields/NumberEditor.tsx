import {
  byEntity,
  isCalendarYear,
  limits,
  ownCurrencyFirst,
  preferredUnit,
  unitChoice,
  type ValueRow,
} from '@esg/contract';
import { MetricValueField, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useFormatters, useLanguage } from '../i18n/formatters.ts';
import { useNumberFormat, useOwnCurrency } from '../i18n/number-format.ts';
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

/** The rows as typed, each with its error. */
const useRows = ({ value, onChange, onHold, whole, units, unit, label, refusedAt }: NumberEditorProps) => {
  const { decimal } = useFormatters();
  const { issue } = useProblemSentences();
  const locale = useNumberFormat();
  const language = useLanguage();
  const format = units.some(({ code }) => isCalendarYear(code)) ? (year: string) => year : decimal;
  const [rows, type] = useTyped<readonly ValueRow[], NamedRow[]>(
    value,
    (stored) => showRows(stored ?? undefined, format, { unit: unit ?? units[0]?.code ?? '', language }),
    { onChange: (read) => onChange(read && [...read]), onHold },
  );
  const errors = rows.map((row, index) => {
    const local = numberIssue(row.number, locale, whole);
    return local ? issue(local, label) : refusedAt(`rows.${index}`);
  });
  return {
    rows,
    errors,
    change: (typed: NamedRow[]) => type(typed, readRows(typed, locale, whole)),
    parse: (typed: string) => readNumber(typed, locale, whole),
    format,
  };
};

/** What the parts of a row are called. */
const useRowLabels = (reorder: NumberEditorProps['reorder']) => {
  const { t } = useLingui();
  return {
    number: t`Number`,
    unit: t`Unit`,
    descriptor: t`Descriptor`,
    row: ({ row }: RowPlace) => t`Row ${row}`,
    add: t`Add a row`,
    remove: ({ row }: RowPlace) => t`Remove row ${row}`,
    move: reorder
      ? { up: ({ row }: RowPlace) => t`Move row ${row} up`, down: ({ row }: RowPlace) => t`Move row ${row} down` }
      : undefined,
  };
};

/** The breakdown that a further row belongs to: the one that the disclosure asks for, where it asks for a single one. */
const addedPart = ({ breakdowns }: NumberEditorProps['field']) => {
  const [only, ...others] = breakdowns.filter(({ required }) => required);
  return others.length === 0 ? only?.id : undefined;
};

type RowPlace = { readonly row: number };

/** Rows of number, unit and descriptor (spec section 3). Text that is no number stays in its box with the reason below. */
export const NumberEditor = (given: NumberEditorProps) => {
  const currency = useOwnCurrency();
  const units = ownCurrencyFirst(given.units, currency);
  const unit = given.unit ?? preferredUnit(given.field.key, units) ?? undefined;
  const props = { ...given, units, unit };
  const { field, whole, onBlur, frame, disabled = false, reorder, reportLanguages } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { rows, errors, change, parse, format } = useRows(props);
  const hasEntities = rows.some(({ breakdown }) => breakdown === byEntity.id);
  const parts = [...field.breakdowns, ...(hasEntities ? [byEntity] : [])].flatMap(({ id, ...name }) =>
    id ? [{ value: id, label: name[language] }] : [],
  );
  const figures = (
    <MetricValueField
      {...frame}
      error={errors.some(Boolean) ? undefined : frame.error}
      value={rows}
      onChange={(changed) => change(changed.value)}
      onBlur={onBlur}
      parse={parse}
      format={format}
      units={units.map((unit) => ({ value: unit.code, label: unitChoice(unit, language) }))}
      breakdowns={
        parts.length > 0
          ? { label: t`Part of`, whole: t`The whole`, options: parts, added: addedPart(field) }
          : undefined
      }
      rowErrors={errors}
      rowsMax={limits.valueRowsMax}
      descriptorLengthMax={limits.descriptorLengthMax}
      whole={whole}
      disabled={disabled}
      labels={useRowLabels(reorder)}
    />
  );
  if (reportLanguages.length < 2) return figures;
  return (
    <Stack gap={3} align="stretch">
      {figures}
      {rows.some(({ descriptor }) => descriptor !== '') && (
        <Suspense>
          <OwnNames rows={rows} languages={reportLanguages} disabled={disabled} onBlur={onBlur} onChange={change} />
        </Suspense>
      )}
    </Stack>
  );
};
