import { useFormatters, useMonthOptions } from '@esg/app-kit';
import { periodsOf, type ReportingTimeSet, reportingTimeLimits } from '@esg/contract';
import { Select, Text, TextField } from '@esg/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

const { yearMin, yearMax } = reportingTimeLimits;

/** Year and month in which a fiscal year begins: the typed values, their errors, and the value to send. */
export const useYear = () => {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(() => String(new Date().getFullYear()));
  const [startMonth, setStartMonth] = useState(1);
  const [tried, setTried] = useState(false);
  const year = Number(typed.normalize('NFKC').trim());
  const good = Number.isInteger(year) && year >= yearMin && year <= yearMax;
  const start = good ? { year, startMonth } : undefined;
  const error = tried && !good ? t`Type a year between ${String(yearMin)} and ${String(yearMax)}` : undefined;
  return {
    start,
    startMonth,
    setStartMonth,
    errors: error ? [{ fieldId: id, message: error }] : [],
    field: { id, error, value: typed, onChange: ({ value }: { value: string }) => setTyped(value) },
    /** The value to send; undefined, with the errors shown, while something is wrong. */
    take: () => {
      setTried(true);
      return start;
    },
  };
};

type YearFieldsProps = { readonly kind: ReportingTimeSet['kind']; readonly year: ReturnType<typeof useYear> };

/** Asks for the beginning of a fiscal year, and lists the resulting times. */
export const YearFields = ({ kind, year }: YearFieldsProps) => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const periods = year.start ? periodsOf({ kind, ...year.start }) : [];
  const first = periods[0];
  const last = periods.at(-1);
  const days = first && last && period({ start: first.start, end: last.end });
  return (
    <>
      <Select
        label={t`First month of the fiscal year`}
        options={useMonthOptions()}
        value={String(year.startMonth)}
        onChange={({ value }) => year.setStartMonth(Number(value))}
      />
      <TextField
        {...year.field}
        label={t`Year in which it begins`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
      />
      <Text role="status" tone="muted">
        {days && (
          <Plural value={periods.length} one={`# reporting time: ${days}`} other={`# reporting times: ${days}`} />
        )}
      </Text>
    </>
  );
};
