import {
  type ClimateImportDetail,
  type ClimateImportMapping,
  importDayOrders,
  importNumberStyles,
} from '@esg/contract';
import { Grid, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { Mapping } from './use-mapping.ts';

type ReadingFieldsProps = {
  readonly one: ClimateImportDetail;
  readonly columns: Mapping;
  readonly mapping: ClimateImportMapping;
};

/** How the sheet is read: which sheet, the row of its headings, and the notation of numbers and days. */
export const ReadingFields = ({ one, columns, mapping }: ReadingFieldsProps) => {
  const { t } = useLingui();
  const rows = one.sheets[mapping.sheet]?.preview ?? [];
  const change = (part: Partial<ClimateImportMapping>) => columns.change({ ...mapping, ...part });
  const numbers = { point: t`1,234.5 (point)`, comma: t`1.234,5 (comma)` };
  const days = { dmy: t`31/12/2025 (day first)`, mdy: t`12/31/2025 (month first)`, ymd: t`2025/12/31 (year first)` };
  const headingOf = (row: readonly string[], index: number) => {
    const number = index + 1;
    const text = row.filter(Boolean).slice(0, 3).join(' · ');
    return t`Row ${number}: ${text}`;
  };
  return (
    <Grid cell="small">
      {one.sheets.length > 1 && (
        <Select
          label={t`Sheet`}
          value={String(mapping.sheet)}
          onChange={({ value }) => columns.chooseSheet(Number(value))}
          options={one.sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
        />
      )}
      <Select
        label={t`Row with the headings`}
        value={String(mapping.headerRow)}
        onChange={({ value }) => change({ headerRow: Number(value) })}
        options={rows.map((row, index) => ({ value: String(index + 1), label: headingOf(row, index) }))}
      />
      <Select
        label={t`Numbers are written as`}
        value={mapping.numbers}
        onChange={({ value }) => change({ numbers: value as ClimateImportMapping['numbers'] })}
        options={importNumberStyles.map((value) => ({ value, label: numbers[value] }))}
      />
      <Select
        label={t`Days are written as`}
        value={mapping.days}
        onChange={({ value }) => change({ days: value as ClimateImportMapping['days'] })}
        options={importDayOrders.map((value) => ({ value, label: days[value] }))}
      />
    </Grid>
  );
};
