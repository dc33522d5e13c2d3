import { ColumnTable } from '@esg/app-kit/imports';
import { type ImportField, type ImportMapping, type ImportSheet, importFields, type Period } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { headingOf } from './column-heads.ts';
import { fieldNames } from './import-words.ts';
import type { NamedTime } from './use-named-times.ts';

type DataColumnsProps = {
  readonly sheet: ImportSheet;
  readonly mapping: ImportMapping;
  readonly onAssign: (index: number, field: ImportField | '') => void;
  readonly onAssignTime: (index: number, period: Period) => void;
  /** Reporting times that a column may have, with their names. */
  readonly times: readonly NamedTime[];
};

const timeValue = ({ start, end }: Period) => `${start}/${end}`;

/** Every column of the sheet: it stands for a field, or has the values of a reporting time. */
export const DataColumns = ({ sheet, mapping, onAssign, onAssignTime, times }: DataColumnsProps) => {
  const { t, i18n } = useLingui();
  const timeOf = (index: number) => mapping.times?.find((time) => time.index === index);
  const fieldOf = (index: number) => mapping.columns.find((column) => column.index === index)?.field ?? '';
  const meaningOf = (index: number) => {
    const time = timeOf(index);
    return time ? timeValue(time.period) : fieldOf(index);
  };
  const assign = (index: number, value: string) => {
    const chosen = times.find(({ period }) => timeValue(period) === value);
    if (chosen) onAssignTime(index, chosen.period);
    else onAssign(index, importFields.find((field) => field === value) ?? '');
  };
  return (
    <ColumnTable
      preview={sheet.preview}
      headerRow={mapping.headerRow}
      headingOf={(index) => headingOf(sheet.preview, mapping.headerRow, index)}
      options={[
        ...importFields.map((value) => ({ value: String(value), label: i18n._(fieldNames[value]) })),
        ...times.map((each) => ({ value: timeValue(each.period), label: t`Value of ${each.name}` })),
      ]}
      meaningOf={meaningOf}
      onAssign={assign}
      noteOf={(index) => timeOf(index)?.part}
    />
  );
};
