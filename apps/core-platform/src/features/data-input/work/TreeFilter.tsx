import { Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { filterOf, type WorkFilter } from './filter.ts';

type TreeFilterProps = { readonly value: WorkFilter; readonly onChange: (filter: WorkFilter) => void };

/** Filters the disclosures by what the person has to do. */
export const TreeFilter = ({ value, onChange }: TreeFilterProps) => {
  const { t } = useLingui();
  return (
    <Select
      label={t`Show disclosures`}
      labelHidden
      value={value}
      onChange={(change) => onChange(filterOf(change.value))}
      options={[
        { value: 'all', label: t`All disclosures` },
        { value: 'mine', label: t`Given to me` },
        { value: 'overdue', label: t`Overdue` },
        { value: 'waiting', label: t`Waiting for my approval` },
      ]}
    />
  );
};
