import { Button, Fieldset, IconButton, Inline, Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';

type RowsFieldProps<Row extends Record<string, string>> = {
  readonly label: string;
  readonly hint: string;
  /** Labels of the fields of a row, in their order. */
  readonly fields: Readonly<Record<keyof Row & string, string>>;
  readonly rows: readonly Row[];
  readonly most: number;
  readonly addLabel: string;
  readonly onChange: (rows: readonly Row[]) => void;
};

/** Rows of a few short texts, which can be added and removed. */
export const RowsField = <Row extends Record<string, string>>(props: RowsFieldProps<Row>) => {
  const { label, hint, fields, rows, most, addLabel, onChange } = props;
  const { t } = useLingui();
  const names = Object.keys(fields) as (keyof Row & string)[];
  const blank = Object.fromEntries(names.map((name) => [name, ''])) as Row;
  return (
    <Fieldset label={label} hint={hint}>
      <Stack gap={2} align="stretch">
        {rows.map((row, place) => (
          // Rows have nothing that names them while they are typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end, and hold no state of their own
          <Inline key={place} gap={2} align="end">
            {names.map((name) => (
              <TextField
                key={name}
                label={t`${fields[name]}, ${place + 1}`}
                value={row[name] ?? ''}
                onChange={({ value }) => onChange(rows.with(place, { ...row, [name]: value }))}
              />
            ))}
            <IconButton
              label={t`Remove: ${label}, ${place + 1}`}
              icon={<X />}
              onClick={() => onChange(rows.toSpliced(place, 1))}
            />
          </Inline>
        ))}
        {rows.length < most && <Button onClick={() => onChange([...rows, blank])}>{addLabel}</Button>}
      </Stack>
    </Fieldset>
  );
};
