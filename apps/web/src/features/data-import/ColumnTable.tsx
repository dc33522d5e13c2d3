import { type ImportField, type ImportMapping, type ImportSheet, importFields } from '@esg/contract';
import { Select, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './ColumnTable.css.ts';
import { fieldNames } from './import-words.ts';

type ColumnTableProps = {
  readonly sheet: ImportSheet;
  readonly mapping: ImportMapping;
  readonly onAssign: (index: number, field: ImportField | '') => void;
};

const examplesMax = 3;

/** Every column of the sheet with some of its values, and what it stands for. */
export const ColumnTable = ({ sheet, mapping, onAssign }: ColumnTableProps) => {
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
            heading={sheet.preview[mapping.headerRow - 1]?.[index] ?? ''}
            examples={examplesOf(index)}
            field={mapping.columns.find((column) => column.index === index)?.field}
            onAssign={onAssign}
          />
        ))}
      </tbody>
    </Table>
  );
};

type ColumnRowProps = Pick<ColumnTableProps, 'onAssign'> & {
  readonly index: number;
  readonly heading: string;
  readonly examples: readonly string[];
  readonly field: ImportField | undefined;
};

const ColumnRow = ({ index, heading, examples, field, onAssign }: ColumnRowProps) => {
  const { t, i18n } = useLingui();
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
          onChange={({ value }) => onAssign(index, value as ImportField | '')}
          options={importFields.map((value) => ({ value, label: i18n._(fieldNames[value]) }))}
        />
      </td>
    </tr>
  );
};
