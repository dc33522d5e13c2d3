import { roleNames } from '@esg/app-kit';
import { needsSeat, type Role, roles } from '@esg/contract';
import { Button, Grid, IconButton, Inline, Select, Stack, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { addressesIn, filledRows, type InviteRow } from './invite-rows.ts';
import type { InviteDraft } from './use-invite-draft.ts';

type InviteFieldsProps = {
  readonly draft: InviteDraft;
  readonly levels: readonly Role[];
  readonly free: number | undefined;
  readonly errorOf: (row: InviteRow) => string | undefined;
  /** Called when somebody leaves the address of this row. */
  readonly onLeave: (id: string) => void;
};

/** A row for each person: address, level, and a button to remove it. A pasted list becomes rows. */
export const InviteFields = ({ draft, levels, free, errorOf, onLeave }: InviteFieldsProps) => {
  const seated = filledRows(draft.rows).filter(({ role }) => needsSeat(role)).length;
  const isFull = free !== undefined && Math.max(seated, draft.rows.length) >= free;
  return (
    <Stack gap={4}>
      {draft.rows.map((row, place) => (
        <InviteField
          key={row.id}
          row={row}
          place={place}
          draft={draft}
          levels={levels}
          error={errorOf(row)}
          onLeave={onLeave}
        />
      ))}
      {!isFull && (
        <Inline>
          <Button size="compact" onClick={draft.add}>
            <Trans>Add another person</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

type InviteFieldProps = Pick<InviteFieldsProps, 'draft' | 'levels' | 'onLeave'> & {
  readonly row: InviteRow;
  readonly place: number;
  readonly error: string | undefined;
};

const InviteField = ({ row, place, draft, levels, error, onLeave }: InviteFieldProps) => {
  const { t, i18n } = useLingui();
  const number = place + 1;
  const called = row.email || String(number);
  return (
    <Grid cell="small" gap={3}>
      <TextField
        id={row.id}
        label={t`E-mail address ${number}`}
        type="email"
        inputMode="email"
        autoComplete="off"
        required={place === 0}
        autoFocus={place > 0 && row.email === ''}
        value={row.email}
        error={error}
        onChange={({ value }) => draft.change(row.id, { email: value })}
        onBlur={() => onLeave(row.id)}
        onPaste={(event) => {
          const addresses = addressesIn(event.clipboardData.getData('text'));
          if (addresses.length < 2) return;
          event.preventDefault();
          draft.spread(row.id, addresses);
        }}
      />
      <Inline gap={2} align="end" wrap={false}>
        <Select
          label={t`Permission level ${number}`}
          options={levels.map((level) => ({ value: level, label: i18n._(roleNames[level]) }))}
          value={row.role}
          onChange={({ value }) => draft.change(row.id, { role: roles.find((role) => role === value) ?? row.role })}
        />
        {draft.rows.length > 1 && (
          <IconButton label={t`Leave out ${called}`} icon={<Trash2 />} onClick={() => draft.remove(row.id)} />
        )}
      </Inline>
    </Grid>
  );
};
