import { useEntityTypeName } from '@esg/app-kit';
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

/** Places and managers of entities, each once, by name. */
const useChoices = (rows: readonly EntityRow[]) =>
  useMemo(() => {
    const inOrder = (options: { value: string; label: string }[]) =>
      options.toSorted((one, other) => one.label.localeCompare(other.label));
    const places = new Set(rows.flatMap(({ entity }) => placesOf(entity)));
    const managers = new Map(rows.map(({ entity, manager }) => [entity.managerId, manager]));
    return {
      places: inOrder([...places].map((place) => ({ value: place, label: place }))),
      managers: inOrder(
        [...managers].flatMap(([value, label]) => (value !== null && label !== '' ? [{ value, label }] : [])),
      ),
    };
  }, [rows]);

/** Filters the list by name, type, place, manager and missing parts, and chooses whether archived entities are shown. */
export const EntitiesFilters = ({ rows, search, onChange }: EntitiesFiltersProps) => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const { places, managers } = useChoices(rows);
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
        label={t`Entities manager`}
        labelHidden
        placeholder={t`All managers`}
        options={managers}
        value={search.manager ?? ''}
        onChange={({ value }) => take({ manager: value })}
        labels={{ list: t`Entities managers`, clear: t`All managers`, none: t`No such person` }}
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
      <Select
        label={t`Archived`}
        labelHidden
        placeholder={t`In use`}
        options={[
          { value: 'archived', label: t`Archived` },
          { value: 'all', label: t`In use and archived` },
        ]}
        value={search.shelf ?? ''}
        onChange={({ value }) => onTake({ shelf: value })}
      />
    </>
  );
};
