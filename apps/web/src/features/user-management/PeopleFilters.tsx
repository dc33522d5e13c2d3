import { personStatusNames, roleNames } from '@esg/app-kit';
import { personStatuses, type Role, roles } from '@esg/contract';
import { Grid, SearchField, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { PeopleSearch } from './people-search.ts';

type PeopleFiltersProps = {
  readonly search: PeopleSearch;
  readonly levels: readonly Role[];
  readonly onChange: (part: PeopleSearch) => void;
};

/** Filters the list by name, level and status. */
export const PeopleFilters = ({ search, levels, onChange }: PeopleFiltersProps) => {
  const { t, i18n } = useLingui();
  const shown = roles.filter((role) => levels.includes(role) || role === search.level);
  return (
    <Grid cell="line" gap={2}>
      <SearchField
        label={t`Search`}
        placeholder={t`Name or e-mail address`}
        labels={{ clear: t`Clear search` }}
        value={search.q ?? ''}
        onChange={({ value }) => onChange({ q: value || undefined })}
      />
      <Select
        label={t`Permission level`}
        labelHidden
        placeholder={t`All levels`}
        options={shown.map((role) => ({ value: role, label: i18n._(roleNames[role]) }))}
        value={search.level ?? ''}
        onChange={({ value }) => onChange({ level: roles.find((role) => role === value) })}
      />
      <Select
        label={t`Status`}
        labelHidden
        placeholder={t`All statuses`}
        options={personStatuses.map((status) => ({ value: status, label: i18n._(personStatusNames[status]) }))}
        value={search.status ?? ''}
        onChange={({ value }) => onChange({ status: personStatuses.find((status) => status === value) })}
      />
    </Grid>
  );
};
