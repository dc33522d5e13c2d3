import { type ImportField, type ImportMapping, type ImportSheet, importFields, type Period } from '@esg/contract';
import { Select, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './ColumnTable.css.ts';
import { headingOf } from './column-heads.ts';
import { fieldNames } from './import-words.ts';
import type { NamedTime } from './use-named-times.ts';

type ColumnTableProps = {
  readonly sheet: ImportSheet;
  readonly mapping: ImportMapping;
  readonly onAssign: (index: number, field: ImportField | '') => void;
  readonly onAssignTime: (index: number, period: Period) => void;
  /** Reporting times that a column may have, with their names. */
  readonly times: readonly NamedTime[];
};

const examplesMax = 3;

/** Every column of the sheet with some of its values, and its meaning. */
export const ColumnTable = ({ sheet, mapping, onAssign, onAssignTime, times }: ColumnTableProps) => {
  const { t } = useLingui();
  const width = Math.max(0, ...sheet.preview.map((row) => row.length));
  const below = sheet.preview.slice(mapping.headerRow);
  const examplesOf = (index: number) => [
    ...new Set(below.flatMap((row) => (row[index] ? [row[index]] : [])).slice(0, examplesMax)),
  ];
  return (
    <Table caption={t`Columns of the sheet`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Column</Trans>
          </th>
          <th scope="col">
            <Trans>Examples</Trans>
          </th>
          <th scope="col">
            <Trans>Stands for</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: width }, (_, index) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={index}
            index={index}
            heading={headingOf(sheet.preview, mapping.headerRow, index)}
            examples={examplesOf(index)}
            field={mapping.columns.find((column) => column.index === index)?.field}
            time={mapping.times?.find((time) => time.index === index)}
            onAssign={onAssign}
            onAssignTime={onAssignTime}
            times={times}
          />
        ))}
      </tbody>
    </Table>
  );
};

type ColumnRowProps = Pick<ColumnTableProps, 'onAssign' | 'onAssignTime' | 'times'> & {
  readonly index: number;
  readonly heading: string;
  readonly examples: readonly string[];
  readonly field: ImportField | undefined;
  readonly time: NonNullable<ImportMapping['times']>[number] | undefined;
};

const timeValue = ({ start, end }: Period) => `${start}/${end}`;

const ColumnRow = ({ index, heading, examples, field, time, onAssign, onAssignTime, times }: ColumnRowProps) => {
  const { t, i18n } = useLingui();
  const number = index + 1;
  const name = heading || t`Column ${number}`;
  const assign = (value: string) => {
    const chosen = times.find(({ period }) => timeValue(period) === value);
    if (chosen) onAssignTime(index, chosen.period);
    else onAssign(index, value as ImportField | '');
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={css.examples}>
        <Text size="sm" tone="muted">
          {examples.join(' · ')}
        </Text>
      </td>
      <td className={css.field}>
        <Select
          label={t`${name} stands for`}
          labelHidden
          value={time ? timeValue(time.period) : (field ?? '')}
          placeholder={t`Nothing: leave it out`}
          onChange={({ value }) => assign(value)}
          options={[
            ...importFields.map((value) => ({ value: String(value), label: i18n._(fieldNames[value]) })),
            ...times.map((each) => ({ value: timeValue(each.period), label: t`Value of ${each.name}` })),
          ]}
        />
        {time && time.part !== '' && (
          <Text size="sm" tone="muted">
            {time.part}
          </Text>
        )}
      </td>
    </tr>
  );
};
