import { useLanguage } from '@esg/app-kit';
import {
  type ClimateImportDetail,
  type ClimateImportField,
  type ClimateImportMapping,
  climateImportColumns,
  climateImportFields,
} from '@esg/contract';
import { Select, Table, TableHead, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import * as css from './ColumnTable.css.ts';

type Assign = (index: number, field: ClimateImportField | '') => void;
type ColumnTableProps = {
  readonly sheet: ClimateImportDetail['sheets'][number];
  readonly mapping: ClimateImportMapping;
  readonly onAssign: Assign;
};

const examplesMax = 3;

/** Every column of the sheet with some of its values, and its meaning. */
export const ColumnTable = ({ sheet: { preview }, mapping, onAssign }: ColumnTableProps) => {
  const { t } = useLingui();
  const width = Math.max(0, ...preview.map((row) => row.length));
  const below = preview.slice(mapping.headerRow);
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
            heading={preview[mapping.headerRow - 1]?.[index] ?? ''}
            examples={examplesOf(index)}
            field={mapping.columns.find((column) => column.index === index)?.field}
            onAssign={onAssign}
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
  readonly field: ClimateImportField | undefined;
  readonly onAssign: Assign;
};

const ColumnRow = ({ index, heading, examples, field, onAssign }: ColumnRowProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const number = index + 1;
  const name = heading || t`Column ${number}`;
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
          value={field ?? ''}
          placeholder={t`Nothing: leave it out`}
          onChange={({ value }) => onAssign(index, value as ClimateImportField | '')}
          options={climateImportFields.map((each) => ({ value: each, label: climateImportColumns[each][language] }))}
        />
      </td>
    </tr>
  );
};
