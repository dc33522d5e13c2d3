import { Select, Table, TableHead, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './ColumnTable.css.ts';

type ColumnTableProps = {
  /** The first rows of the sheet. */
  readonly preview: readonly (readonly string[])[];
  /** The row of its headings, from 1. */
  readonly headerRow: number;
  /** The heading of a column; empty where it has none. */
  readonly headingOf: (index: number) => string;
  /** What columns can stand for. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What the column stands for, empty where it is left out. */
  readonly meaningOf: (index: number) => string;
  readonly onAssign: (index: number, value: string) => void;
  /** What else is known of the column. */
  readonly noteOf?: (index: number) => ReactNode;
};

const examplesMax = 3;

/** Every column of the sheet with some of its values, and its meaning. */
export const ColumnTable = (props: ColumnTableProps) => {
  const { preview, headerRow } = props;
  const { t } = useLingui();
  const width = Math.max(0, ...preview.map((row) => row.length));
  const below = preview.slice(headerRow);
  const examplesOf = (index: number) =>
    [...new Set(below.flatMap((row) => (row[index] ? [row[index]] : [])))].slice(0, examplesMax);
  return (
    <Table caption={t`Columns of the sheet`} stacked>
      <TableHead heads={[t`Column`, t`Examples`, t`Stands for`]} />
      <tbody>
        {Array.from({ length: width }, (_, index) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={index}
            index={index}
            heading={props.headingOf(index)}
            examples={examplesOf(index)}
            table={props}
          />
        ))}
      </tbody>
    </Table>
  );
};

type ColumnRowProps = {
  readonly index: number;
  readonly heading: string;
  readonly examples: readonly string[];
  readonly table: Pick<ColumnTableProps, 'options' | 'meaningOf' | 'onAssign' | 'noteOf'>;
};

const ColumnRow = ({ index, heading, examples, table }: ColumnRowProps) => {
  const { t } = useLingui();
  const number = index + 1;
  const name = heading || t`Column ${number}`;
  const note = table.noteOf?.(index);
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
          value={table.meaningOf(index)}
          placeholder={t`Nothing: leave it out`}
          onChange={({ value }) => table.onAssign(index, value)}
          options={table.options}
        />
        {note && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </td>
    </tr>
  );
};
