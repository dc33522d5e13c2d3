import { useCountryName } from '@esg/app-kit/company';
import { textSearch } from '@esg/contract';
import { Grid, SearchField, Stack } from '@esg/ui';
import type { TableColumn } from '@esg/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { AskedSupplier } from '../party/askable.ts';
import { usePartyWords } from '../party/use-party-words.ts';
import { ChoiceTable } from './ChoiceTable.tsx';

type SupplierChoiceProps = {
  readonly suppliers: readonly AskedSupplier[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Suppliers to ask, by name, narrowed by words of their name and reference. */
export const SupplierChoice = ({ suppliers, chosen, onChange }: SupplierChoiceProps) => {
  const { t } = useLingui();
  const { ask } = usePartyWords('suppliers');
  const [q, setQ] = useState('');
  const rows = useMemo(
    () => suppliers.filter(({ entity: { name, reference } }) => textSearch(q)(`${name} ${reference}`)),
    [suppliers, q],
  );
  return (
    <Stack gap={4} align="stretch">
      <Grid cell="line" gap={2} role="search" aria-label={ask.find}>
        <SearchField
          label={ask.search}
          placeholder={ask.search}
          labels={{ clear: t`Clear search` }}
          value={q}
          onChange={({ value }) => setQ(value)}
        />
      </Grid>
      <ChoiceTable
        of="suppliers"
        rows={rows}
        all={suppliers.length}
        columns={useSupplierColumns()}
        shownFor={q}
        chosen={chosen}
        onChange={onChange}
      />
    </Stack>
  );
};

const useSupplierColumns = () => {
  const { t } = useLingui();
  const { one, ask } = usePartyWords('suppliers');
  const { people } = ask;
  const countryName = useCountryName();
  return useMemo(
    (): TableColumn<AskedSupplier>[] => [
      { id: 'name', header: one, pinned: true, grow: true, widthPx: 220, textOf: ({ entity }) => entity.name },
      {
        id: 'reference',
        header: t({ message: 'Reference', context: 'supplier' }),
        widthPx: 140,
        textOf: ({ entity }) => entity.reference,
      },
      {
        id: 'country',
        header: t`Country or region`,
        widthPx: 160,
        textOf: ({ entity }) => countryName(entity.country),
      },
      {
        id: 'users',
        header: people,
        widthPx: 110,
        sortValueOf: ({ users }) => users,
        textOf: ({ users }) => (users === 0 ? t({ message: 'None', context: 'people' }) : String(users)),
      },
    ],
    [t, one, people, countryName],
  );
};
