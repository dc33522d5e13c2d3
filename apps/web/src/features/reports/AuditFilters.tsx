import { useDateLabels, useLanguage } from '@esg/app-kit';
import { type AuditLogChoices, languageTags } from '@esg/contract';
import { DateField, Grid, SearchField, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { AuditSearch } from './audit-search.ts';
import { auditActionWords } from './audit-words.ts';

type AuditFiltersProps = {
  readonly search: AuditSearch;
  readonly choices: AuditLogChoices | undefined;
  /** A section's code with its title. */
  readonly sectionName: (code: string) => string;
  readonly onChange: (part: AuditSearch) => void;
};

/** Filters the log by words, person, action, section and day. */
export const AuditFilters = ({ search, choices, sectionName, onChange }: AuditFiltersProps) => {
  const { t, i18n } = useLingui();
  const locale = languageTags[useLanguage()];
  const day = (side: 'from' | 'to', label: string, labels: ReturnType<typeof useDateLabels>) => (
    <DateField
      label={label}
      locale={locale}
      labels={labels}
      value={search[side] ?? ''}
      onChange={({ value }) => value !== undefined && onChange({ [side]: value || undefined })}
    />
  );
  return (
    <Grid cell="small" gap={3}>
      <SearchField
        label={t`Search`}
        labelHidden={false}
        placeholder={t`A name, a field or a value`}
        labels={{ clear: t`Clear search` }}
        value={search.q ?? ''}
        onChange={({ value }) => onChange({ q: value || undefined })}
      />
      <Select
        label={t`Person`}
        placeholder={t`All people`}
        options={(choices?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={search.person ?? ''}
        onChange={({ value }) => onChange({ person: value || undefined })}
      />
      <Select
        label={t`Action`}
        placeholder={t`All actions`}
        options={(choices?.actions ?? []).map((action) => ({ value: action, label: i18n._(auditActionWords[action]) }))}
        value={search.action ?? ''}
        onChange={({ value }) => onChange({ action: choices?.actions.find((action) => action === value) })}
      />
      <Select
        label={t`Section`}
        placeholder={t`All sections`}
        options={(choices?.sections ?? []).map((code) => ({ value: code, label: sectionName(code) }))}
        value={search.section ?? ''}
        onChange={({ value }) => onChange({ section: value || undefined })}
      />
      {day('from', t`From`, useDateLabels(t`From`))}
      {day('to', t`Until`, useDateLabels(t`Until`))}
    </Grid>
  );
};
