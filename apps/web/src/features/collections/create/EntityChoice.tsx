import { EntityTypeIcon, useEntityTypeName } from '@esg/app-kit';
import { useHasEntityUsers } from '@esg/app-kit/entities';
import { entityTypes } from '@esg/contract';
import { Combobox, Grid, Inline, SearchField, Select, Stack, Text } from '@esg/ui';
import type { TableColumn } from '@esg/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { AskedEntity } from '../party/askable.ts';
import { usePartyWords } from '../party/use-party-words.ts';
import { ChoiceTable } from './ChoiceTable.tsx';
import { type EntityFilter, findAsked } from './collection-choices.ts';

type EntityChoiceProps = {
  readonly entities: readonly AskedEntity[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Entities to ask, in the order of their tree, narrowed by words, type and the entity above them. */
export const EntityChoice = ({ entities, chosen, onChange }: EntityChoiceProps) => {
  const [filter, setFilter] = useState<EntityFilter>({ q: '', type: '', below: '' });
  const rows = useMemo(() => findAsked(entities, filter), [entities, filter]);
  return (
    <Stack gap={4} align="stretch">
      <EntityFilters entities={entities} filter={filter} onChange={setFilter} />
      <ChoiceTable
        of="entities"
        rows={rows}
        all={entities.length}
        columns={useEntityColumns()}
        shownFor={JSON.stringify(filter)}
        chosen={chosen}
        onChange={onChange}
      />
    </Stack>
  );
};

type EntityFiltersProps = {
  readonly entities: readonly AskedEntity[];
  readonly filter: EntityFilter;
  readonly onChange: (filter: EntityFilter) => void;
};

const EntityFilters = ({ entities, filter, onChange }: EntityFiltersProps) => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const { all, ask } = usePartyWords('entities');
  const above = useMemo(() => {
    const parents = new Set(entities.map(({ entity }) => entity.parentId));
    return entities.filter(({ entity }) => parents.has(entity.id));
  }, [entities]);
  return (
    <Grid cell="line" gap={2} role="search" aria-label={ask.find}>
      <SearchField
        label={ask.search}
        placeholder={ask.search}
        labels={{ clear: t`Clear search` }}
        value={filter.q}
        onChange={({ value }) => onChange({ ...filter, q: value })}
      />
      <Select
        label={t`Type`}
        labelHidden
        placeholder={t`All types`}
        options={entityTypes.map((type) => ({ value: type, label: typeName(type) }))}
        value={filter.type}
        onChange={({ value }) => onChange({ ...filter, type: entityTypes.find((type) => type === value) ?? '' })}
      />
      {above.length > 0 && (
        <Combobox
          label={t`Below`}
          labelHidden
          placeholder={t`Below any entity`}
          value={filter.below}
          onChange={({ value }) => onChange({ ...filter, below: value })}
          options={above.map(({ entity }) => ({ value: entity.id, label: entity.name }))}
          labels={{ list: all, clear: t`Below any entity`, none: t`No such entity` }}
        />
      )}
    </Grid>
  );
};

const useEntityColumns = () => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const hasEntityUsers = useHasEntityUsers();
  const { one, ask } = usePartyWords('entities');
  const { people } = ask;
  return useMemo((): TableColumn<AskedEntity>[] => {
    const columns: TableColumn<AskedEntity>[] = [
      {
        id: 'name',
        header: one,
        pinned: true,
        grow: true,
        widthPx: 220,
        textOf: ({ entity }) => entity.name,
        cell: ({ entity }) => (
          <Inline gap={2} wrap={false}>
            <EntityTypeIcon type={entity.type} />
            <Text as="span" truncate title={entity.name}>
              {entity.name}
            </Text>
          </Inline>
        ),
      },
      { id: 'type', header: t`Type`, widthPx: 110, textOf: ({ entity }) => typeName(entity.type) },
      { id: 'above', header: t`Belongs to`, widthPx: 200, textOf: ({ above }) => above },
      {
        id: 'users',
        header: people,
        widthPx: 110,
        sortValueOf: ({ users }) => users,
        textOf: ({ users }) => (users === 0 ? t({ message: 'None', context: 'people' }) : String(users)),
      },
    ];
    return columns.filter(({ id }) => hasEntityUsers || id !== 'users');
  }, [t, one, people, typeName, hasEntityUsers]);
};
