import { emissionFactorQueries } from '@esg/api-client';
import { tagOf, useApi, useLanguage } from '@esg/app-kit';
import { emissionScopes } from '@esg/contract';
import { Grid, SearchField, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FactorSearch } from './factor-search.ts';
import { useFactorWords } from './use-factor-words.ts';

type FactorFiltersProps = {
  readonly search: FactorSearch;
  readonly onChange: (part: Partial<Record<keyof FactorSearch, unknown>>) => void;
};

/** Filters the factors by words, category, region, scope, year and source. Offers the values that the library has. */
export const FactorFilters = ({ search, onChange }: FactorFiltersProps) => {
  const { t } = useLingui();
  const words = useFactorWords();
  const locale = tagOf(useLanguage());
  const { data } = useQuery(emissionFactorQueries.choices(useApi()));
  const regions = (data?.regions ?? []).map((id) => ({ value: id, label: words.region(id) }));
  return (
    <Grid as="div" cell="line" gap={2} role="search" aria-label={t`Find an emission factor`}>
      <SearchField
        label={t`Search emission factors`}
        placeholder={t`Search emission factors`}
        value={search.q ?? ''}
        onChange={({ value }) => onChange({ q: value })}
        labels={{ clear: t`Clear search` }}
      />
      <Select
        label={t`Category`}
        labelHidden
        placeholder={t`All categories`}
        value={search.category ?? ''}
        onChange={({ value }) => onChange({ category: value })}
        options={(data?.categories ?? []).map((id) => ({ value: id, label: words.category(id) }))}
      />
      <Select
        label={t`Region`}
        labelHidden
        placeholder={t`All regions`}
        value={search.region ?? ''}
        onChange={({ value }) => onChange({ region: value })}
        options={regions.toSorted((one, other) => one.label.localeCompare(other.label, locale))}
      />
      <Select
        label={t`Scope`}
        labelHidden
        placeholder={t`All scopes`}
        value={search.scope ?? ''}
        onChange={({ value }) => onChange({ scope: value })}
        options={emissionScopes.map((id) => ({ value: id, label: words.scope(id) }))}
      />
      <Select
        label={t`Year of publication`}
        labelHidden
        placeholder={t`All years`}
        value={search.year ? String(search.year) : ''}
        onChange={({ value }) => onChange({ year: value })}
        options={(data?.years ?? []).map((year) => ({ value: String(year), label: String(year) }))}
      />
      <Select
        label={t`Source`}
        labelHidden
        placeholder={t`All sources`}
        value={search.source ?? ''}
        onChange={({ value }) => onChange({ source: value })}
        options={(data?.sources ?? []).map((source) => ({ value: source, label: source }))}
      />
    </Grid>
  );
};
