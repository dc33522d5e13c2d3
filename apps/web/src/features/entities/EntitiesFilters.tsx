import { useEntityTypeName } from '@esg/app-kit';
import { ShelfSelect } from '@esg/app-kit/entities';
import { entityTypes } from '@esg/contract';
import { Combobox, Grid, SearchField, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type EntitiesSearch, readEntitiesSearch } from './entities-search.ts';
import { type EntityRow, placesOf } from './entity-rows.ts';

type EntitiesFiltersProps = {
  readonly rows: readonly EntityRow[];
  readonly search: EntitiesSearch;
  readonly onChange: (part: EntitiesSearch) => void;
};

/** Places and people of entities, each once, by name. */
const useChoices = (rows: readonly EntityRow[]) =>
  useMemo(() => {
    const inOrder = (options: { value: string; label: string }[]) =>
      options.toSorted((one, other) => one.label.localeCompare(other.label));
    const places = new Set(rows.flatMap(({ entity }) => placesOf(entity)));
    const people = new Map(
      rows.flatMap(({ entity: { managerId }, manager, users }) => [
        ...(managerId !== null && manager !== '' ? [[managerId, manager] as const] : []),
        ...users.map(({ id, name }) => [id, name] as const),
      ]),
    );
    return {
      places: inOrder([...places].map((place) => ({ value: place, label: place }))),
      people: inOrder([...people].map(([value, label]) => ({ value, label }))),
    };
  }, [rows]);

/** Filters the list by name, type, place, people and missing parts, and chooses whether archived entities are shown. */
export const EntitiesFilters = ({ rows, search, onChange }: EntitiesFiltersProps) => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const { places, people } = useChoices(rows);
  // Values that the lists do not offer are left out.
  const take = (part: Record<string, unknown>) =>
    onChange({ ...search, ...readEntitiesSearch({ ...search, ...part }) });
  return (
    <Grid cell="line" gap={2} role="search" aria-label={t`Find an entity`}>
      <SearchField
        label={t`Search entities`}
        placeholder={t`Search entities`}
        labels={{ clear: t`Clear search` }}
        value={search.q ?? ''}
        onChange={({ value }) => take({ q: value })}
      />
      <Select
        label={t`Type`}
        labelHidden
        placeholder={t`All types`}
        options={entityTypes.map((type) => ({ value: type, label: typeName(type) }))}
        value={search.type ?? ''}
        onChange={({ value }) => take({ type: value })}
      />
      <Combobox
        label={t`Place`}
        labelHidden
        placeholder={t`All places`}
        options={places}
        value={search.place ?? ''}
        onChange={({ value }) => take({ place: value })}
        labels={{ list: t`Places`, clear: t`All places`, none: t`No such place` }}
      />
      <Combobox
        label={t`People`}
        labelHidden
        placeholder={t`All people`}
        options={people}
        value={search.person ?? ''}
        onChange={({ value }) => take({ person: value })}
        labels={{ list: t`Managers and entity users`, clear: t`All people`, none: t`No such person` }}
      />
      <StateFilters search={search} onTake={take} />
    </Grid>
  );
};

type StateFiltersProps = {
  readonly search: EntitiesSearch;
  readonly onTake: (part: Partial<Record<'gap' | 'shelf', string>>) => void;
};

/** Filters for missing parts and for archived entities. */
const StateFilters = ({ search, onTake }: StateFiltersProps) => {
  const { t } = useLingui();
  return (
    <>
      <Select
        label={t`Completeness`}
        labelHidden
        placeholder={t`Complete or not`}
        options={[
          { value: 'complete', label: t`Nothing missing` },
          { value: 'no-address', label: t`Without an address` },
          { value: 'no-manager', label: t`Without a manager` },
          { value: 'no-figures', label: t`Without data points` },
        ]}
        value={search.gap ?? ''}
        onChange={({ value }) => onTake({ gap: value })}
      />
      <ShelfSelect value={search.shelf} onChange={(shelf) => onTake({ shelf })} />
    </>
  );
};
