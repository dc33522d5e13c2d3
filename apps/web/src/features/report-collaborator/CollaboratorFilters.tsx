import { Grid, SearchField, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { contributionStatusNames } from './ContributionStatusMark.tsx';
import { type CollaboratorRow, type CollaboratorSearch, rowStatuses } from './collaborator-rows.ts';

type CollaboratorFiltersProps = {
  readonly rows: readonly CollaboratorRow[];
  readonly search: CollaboratorSearch;
  readonly onChange: (part: CollaboratorSearch) => void;
};

/** Filters the list by person, report and status. */
export const CollaboratorFilters = ({ rows, search, onChange }: CollaboratorFiltersProps) => {
  const { t, i18n } = useLingui();
  const reports = new Map(rows.map(({ report }) => [report.id, report.name]));
  return (
    <Grid cell="line" gap={2}>
      <SearchField
        label={t`Search`}
        placeholder={t`Person, report or disclosure`}
        labels={{ clear: t`Clear search` }}
        value={search.q ?? ''}
        onChange={({ value }) => onChange({ q: value || undefined })}
      />
      <Select
        label={t`Report`}
        labelHidden
        placeholder={t`All reports`}
        options={[...reports].map(([value, label]) => ({ value, label }))}
        value={search.report ?? ''}
        onChange={({ value }) => onChange({ report: value || undefined })}
      />
      <Select
        label={t`Status`}
        labelHidden
        placeholder={t`All statuses`}
        options={rowStatuses.map((status) => ({ value: status, label: i18n._(contributionStatusNames[status]) }))}
        value={search.status ?? ''}
        onChange={({ value }) => onChange({ status: rowStatuses.find((status) => status === value) })}
      />
    </Grid>
  );
};
