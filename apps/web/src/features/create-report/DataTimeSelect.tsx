import { useLanguage } from '@esg/app-kit';
import { timeName } from '@esg/contract';
import { Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useDataTime, useDataTimes } from './use-answered.ts';

type DataTimeSelectProps = { readonly time: string | undefined; readonly onChange: (time: string) => void };

/** The reporting time whose data count as answers. Shows nothing without a data hub. */
export const DataTimeSelect = ({ time, onChange }: DataTimeSelectProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { times } = useDataTimes();
  const chosen = useDataTime(time);
  if (times.length === 0) return null;
  return (
    <Select
      label={t`Your data of`}
      labelHidden
      placeholder={chosen ? undefined : t`Any time`}
      value={chosen?.id ?? ''}
      onChange={({ value }) => onChange(value)}
      options={times.map((entry) => ({ value: entry.id, label: timeName(entry, language) }))}
    />
  );
};
