import { type ImportMapping, importDayOrders, importNumberStyles } from '@esg/contract';
import { Grid, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Reading = Pick<ImportMapping, 'sheet' | 'headerRow' | 'numbers' | 'days'>;

type ReadingFieldsProps = {
  /** The sheets of the file, each with its first rows. */
  readonly sheets: readonly { readonly name: string; readonly preview: readonly (readonly string[])[] }[];
  readonly reading: Reading;
  readonly onSheet: (sheet: number) => void;
  readonly onChange: (change: Partial<Omit<Reading, 'sheet'>>) => void;
  /** Further fields. */
  readonly children?: ReactNode;
};

/** How the sheet is read: which sheet, the row of its headings, and the notation of numbers and days. */
export const ReadingFields = ({ sheets, reading, onSheet, onChange, children }: ReadingFieldsProps) => {
  const { t } = useLingui();
  const rows = sheets[reading.sheet]?.preview ?? [];
  const numbers = { point: t`1,234.5 (point)`, comma: t`1.234,5 (comma)` };
  const days = { dmy: t`31/12/2025 (day first)`, mdy: t`12/31/2025 (month first)`, ymd: t`2025/12/31 (year first)` };
  const headingOf = (row: readonly string[], index: number) => {
    const number = index + 1;
    const text = row.filter(Boolean).slice(0, 3).join(' · ');
    return t`Row ${number}: ${text}`;
  };
  return (
    <Grid cell="small">
      {sheets.length > 1 && (
        <Select
          label={t`Sheet`}
          value={String(reading.sheet)}
          onChange={({ value }) => onSheet(Number(value))}
          options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
        />
      )}
      <Select
        label={t`Row with the headings`}
        value={String(reading.headerRow)}
        onChange={({ value }) => onChange({ headerRow: Number(value) })}
        options={rows.map((row, index) => ({ value: String(index + 1), label: headingOf(row, index) }))}
      />
      <Select
        label={t`Numbers are written as`}
        value={reading.numbers}
        onChange={({ value }) => onChange({ numbers: value as Reading['numbers'] })}
        options={importNumberStyles.map((value) => ({ value, label: numbers[value] }))}
      />
      <Select
        label={t`Days are written as`}
        value={reading.days}
        onChange={({ value }) => onChange({ days: value as Reading['days'] })}
        options={importDayOrders.map((value) => ({ value, label: days[value] }))}
      />
      {children}
    </Grid>
  );
};
