import type { Period } from '@esg/contract';
import { DateField, type DateLabels, DatePeriodField, DateTimeField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../i18n/formatters.ts';
import { tagOf } from '../i18n/languages.ts';
import type { IssueDescription } from '../problems/issue-sentences.ts';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';
import type { EditorProps } from './editor-props.ts';

/** Words of a calendar. `of` names the purpose of the day. */
export const useDateLabels = (of: string): DateLabels => {
  const { t } = useLingui();
  return {
    calendar: t`Open calendar for ${of}`,
    previousMonth: t`Previous month`,
    nextMonth: t`Next month`,
    month: t`Month`,
    year: t`Year`,
  };
};

const unreadable: IssueDescription = { rule: 'date_invalid', params: {} };

export const DateEditor = ({ value, onChange, onHold, onBlur, frame, disabled = false }: EditorProps<'date'>) => {
  const { issue } = useProblemSentences();
  const [readable, setReadable] = useState(true);
  return (
    <DateField
      {...frame}
      error={readable ? frame.error : issue(unreadable, frame.label)}
      value={value?.date ?? ''}
      locale={tagOf(useLanguage())}
      labels={useDateLabels(frame.label)}
      onChange={({ value: date }) => {
        setReadable(date !== undefined);
        if (date === undefined) onHold();
        else onChange(date ? { type: 'date', date } : null);
      }}
      onBlur={onBlur}
      disabled={disabled}
    />
  );
};

export const DateTimeEditor = ({
  value,
  onChange,
  onHold,
  onBlur,
  frame,
  disabled = false,
}: EditorProps<'dateTime'>) => {
  const { t } = useLingui();
  return (
    <DateTimeField
      {...frame}
      value={value?.instant ?? ''}
      locale={tagOf(useLanguage())}
      labels={{ date: t`Date`, time: t`Time`, calendar: useDateLabels(frame.label) }}
      onChange={({ value: instant }) => {
        if (instant === undefined) onHold();
        else onChange(instant ? { type: 'dateTime', instant } : null);
      }}
      onBlur={onBlur}
      disabled={disabled}
    />
  );
};

/** A typed end of a period: empty for none, `undefined` while it cannot be read. */
export type TypedPeriod = { readonly start: string | undefined; readonly end: string | undefined };

/** Why a period cannot be stored; nothing while it can or is still being typed. */
export const periodIssue = ({ start, end }: TypedPeriod): IssueDescription | undefined => {
  if (start === undefined || end === undefined) return unreadable;
  return start && end && end < start ? { rule: 'period_end_before_start', params: {} } : undefined;
};

type PeriodInputProps = {
  readonly frame: EditorProps<'datePeriod'>['frame'];
  readonly value: Period | null;
  /** Called with a complete and valid period, or with nothing when both ends are empty. */
  readonly onChange: (value: Period | null) => void;
  readonly onHold?: () => void;
  readonly onBlur: () => void;
  readonly disabled?: boolean;
};

/** First and last day. An incomplete or reversed period stays as typed, with the reason below. */
export const PeriodInput = ({ frame, value, onChange, onHold, onBlur, disabled = false }: PeriodInputProps) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const [typed, setTyped] = useState<TypedPeriod>();
  const shown: TypedPeriod = typed ?? value ?? { start: '', end: '' };
  const local = periodIssue(shown);
  const change = (next: TypedPeriod) => {
    const { start, end } = next;
    const settled = periodIssue(next) === undefined && Boolean(start) === Boolean(end);
    setTyped(settled ? undefined : next);
    if (settled) onChange(start && end ? { start, end } : null);
    else onHold?.();
  };
  return (
    <DatePeriodField
      {...frame}
      error={local ? issue(local, frame.label) : frame.error}
      invalid={shown.start === undefined ? 'start' : 'end'}
      value={{ start: shown.start ?? '', end: shown.end ?? '' }}
      locale={tagOf(useLanguage())}
      labels={{
        start: t`Start date`,
        end: t`End date`,
        startCalendar: useDateLabels(t`Start date`),
        endCalendar: useDateLabels(t`End date`),
      }}
      onChange={(changed) => change(changed.value)}
      onBlur={onBlur}
      disabled={disabled}
    />
  );
};

export const DatePeriodEditor = ({ value, onChange, ...rest }: EditorProps<'datePeriod'>) => (
  <PeriodInput
    {...rest}
    value={value?.period ?? null}
    onChange={(period) => onChange(period && { type: 'datePeriod', period })}
  />
);
