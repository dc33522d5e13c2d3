import { EntityTypeIcon, tagOf, useEntityTypeName, useFormatters, useLanguage } from '@esg/app-kit';
import { useHasEntityUsers } from '@esg/app-kit/entities';
import { entityTypes } from '@esg/contract';
import { Combobox, Grid, Inline, SearchField, Select, Stack, Text } from '@esg/ui';
import { DataTable, type TableColumn } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { type AskedEntity, type EntityFilter, findAsked } from './collection-choices.ts';
import { chosenAmong } from './parts.tsx';

type EntityChoiceProps = {
  readonly entities: readonly AskedEntity[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

const keyOf = ({ entity }: AskedEntity) => entity.id;

/** Entities to ask, in the order of their tree, narrowed by words, type and the entity above them. */
export const EntityChoice = ({ entities, chosen, onChange }: EntityChoiceProps) => {
  const { t } = useLingui();
  const [filter, setFilter] = useState<EntityFilter>({ q: '', type: '', below: '' });
  const rows = useMemo(() => findAsked(entities, filter), [entities, filter]);
  const shown = rows.length;
  const { integer } = useFormatters();
  const all = entities.length;
  const some = integer(chosen.length);
  return (
    <Stack gap={4} align="stretch">
      <EntityFilters entities={entities} filter={filter} onChange={setFilter} />
      <Stack gap={2} align="stretch">
        <DataTable
          label={t`Entities to ask`}
          rows={rows}
          keyOf={keyOf}
          columns={useEntityColumns()}
          shownFor={JSON.stringify(filter)}
          locale={tagOf(useLanguage())}
          selection={{
            ...chosenAmong(rows.map(keyOf), chosen, onChange),
            labels: {
              all: plural(shown, { one: 'Choose the one shown', other: 'Choose all # shown' }),
              row: ({ entity }) => t`Choose ${entity.name}`,
            },
          }}
          message={<Trans>No match. Remove a filter or try a shorter search.</Trans>}
          headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
          density="compact"
          height="medium"
        />
        <Text size="sm" tone="muted" role="status">
          <Plural value={all} one={`${some} of # entity chosen`} other={`${some} of # entities chosen`} />
        </Text>
      </Stack>
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
  const above = useMemo(() => {
    const parents = new Set(entities.map(({ entity }) => entity.parentId));
    return entities.filter(({ entity }) => parents.has(entity.id));
  }, [entities]);
  return (
    <Grid cell="line" gap={2} role="search" aria-label={t`Find an entity`}>
      <SearchField
        label={t`Search entities`}
        placeholder={t`Search entities`}
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
          labels={{ list: t`Entities`, clear: t`Below any entity`, none: t`No such entity` }}
        />
      )}
    </Grid>
  );
};

const useEntityColumns = () => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const hasEntityUsers = useHasEntityUsers();
  return useMemo((): TableColumn<AskedEntity>[] => {
    const columns: TableColumn<AskedEntity>[] = [
      {
        id: 'name',
        header: t`Entity`,
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
        header: t`Entity users`,
        widthPx: 110,
        sortValueOf: ({ users }) => users,
        textOf: ({ users }) => (users === 0 ? t({ message: 'None', context: 'people' }) : String(users)),
      },
    ];
    return columns.filter(({ id }) => hasEntityUsers || id !== 'users');
  }, [t, typeName, hasEntityUsers]);
};
