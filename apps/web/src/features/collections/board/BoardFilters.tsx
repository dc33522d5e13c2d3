import { useEntityTypeName } from '@esg/app-kit';
import { calledOf, requestStatusNames } from '@esg/app-kit/entities';
import { entityTypes, type Party, requestStatuses } from '@esg/contract';
import { Combobox, Grid, SearchField, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { usePartyWords } from '../party/use-party-words.ts';
import type { BoardFilter, BoardRow } from './board-rows.ts';
import { readBoardFilter } from './board-search.ts';
import { gapNames } from './board-words.ts';

type BoardFiltersProps = {
  readonly of: Party;
  readonly rows: readonly BoardRow[];
  readonly filter: BoardFilter;
  readonly onChange: (part: BoardFilter) => void;
};

const gaps = ['missing', 'estimated', 'blocked'] as const;

/** Narrows the board by name, state, type and who answers. */
export const BoardFilters = ({ of, rows, filter, onChange }: BoardFiltersProps) => {
  const { ask, board } = usePartyWords(of);
  const { t, i18n } = useLingui();
  const typeName = useEntityTypeName();
  const people = useMemo(
    () => [...new Map(rows.flatMap(({ users }) => users.map((user) => [user.id, calledOf(user)])))],
    [rows],
  );
  // Suppliers have none.
  const hasTypes = rows.some(({ entity }) => entity.type !== undefined);
  // Values that the lists do not offer are left out.
  const take = (part: Record<string, string>) => onChange(readBoardFilter({ ...filter, ...part }));
  return (
    <Grid cell="line" gap={2} role="search" aria-label={ask.find}>
      <SearchField
        label={ask.search}
        placeholder={ask.search}
        labels={{ clear: t`Clear search` }}
        value={filter.q ?? ''}
        onChange={({ value }) => take({ q: value })}
      />
      <Select
        label={t`State`}
        labelHidden
        placeholder={t`All states`}
        options={[
          ...requestStatuses.map((status) => ({ value: status as string, label: i18n._(requestStatusNames[status]) })),
          ...gaps.map((state) => ({ value: state as string, label: i18n._(gapNames[state]) })),
        ]}
        value={filter.state ?? ''}
        onChange={({ value }) => take({ state: value })}
      />
      {hasTypes && (
        <Select
          label={t`Type`}
          labelHidden
          placeholder={t`All types`}
          options={entityTypes.map((type) => ({ value: type, label: typeName(type) }))}
          value={filter.type ?? ''}
          onChange={({ value }) => take({ type: value })}
        />
      )}
      <Combobox
        label={t`Who answers`}
        labelHidden
        placeholder={board.anyPerson}
        options={[{ value: 'none', label: t`No one yet` }, ...people.map(([value, label]) => ({ value, label }))]}
        value={filter.person ?? ''}
        onChange={({ value }) => take({ person: value })}
        labels={{ list: ask.people, clear: board.anyPerson, none: t`No such person` }}
      />
    </Grid>
  );
};
