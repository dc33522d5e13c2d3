import { useFormatters, useLanguage, useNumberFormat, useProblemSentences } from '@esg/app-kit';
import { readTyped, useMonthName } from '@esg/app-kit/figures';
import { type AnswerValue, unitLabel } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { isRich, plainRow } from './month-figures.ts';
import type { MonthCell, MonthLine } from './use-month-cells.ts';

/** A figure of a cell as text, reading such a text again, and why a text or a figure is not stored. */
export const useMonthTexts = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const locale = useNumberFormat();
  const { decimal } = useFormatters();
  const { issue, problem } = useProblemSentences();
  const nameOf = useMonthName();
  const symbolOf = ({ metric: { units } }: MonthLine, code: string) => {
    const unit = units.find((each) => each.code === code);
    return unit ? unitLabel(unit, language) : code;
  };
  const textOf = (line: MonthLine, value: AnswerValue | null): string => {
    if (isRich(value)) return t`Several figures`;
    const row = plainRow(value);
    if (!row) return '';
    return row.unit === line.unit ? decimal(row.number) : `${decimal(row.number)} ${symbolOf(line, row.unit)}`;
  };
  const read = ({ line: { metric, unit }, field }: MonthCell, text: string) => {
    const own = plainRow(field.snapshot().value.value)?.unit ?? unit;
    return readTyped(text, { type: metric.metric.type, units: metric.units }, { locale, language, unit: own });
  };
  return {
    textOf,
    read,
    symbolOf,
    /** Why a text is no figure. */
    unreadOf: (cell: MonthCell, text: string): string => {
      const typed = read(cell, text);
      const rule = typed.ok ? 'not_a_number' : typed.rule;
      const label = nameOf(cell.month.month);
      return issue({ rule: rule === 'unit_unknown' ? 'unit_not_allowed' : rule, params: {} }, label);
    },
    /** Why a figure is not stored. */
    refusalOf: ({ field }: MonthCell): string | undefined => {
      const { state } = field.snapshot();
      if (state.kind === 'refused') return problem(state.error);
      return state.kind === 'conflict' ? t`Changed by ${state.current.updatedBy.name}` : undefined;
    },
  };
};
