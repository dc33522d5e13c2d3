import { reportQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import type { Report } from '@esg/contract';
import { Combobox } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Begins a template with the disclosures and answers of one of the organisation's reports. Shows nothing if there is none. */
export const ReportChoice = ({ onChoose }: { readonly onChoose: (report: Report) => void }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const [chosen, setChosen] = useState('');
  const ongoing = useInfiniteQuery(reportQueries.list(api, 'ongoing'));
  const published = useInfiniteQuery(reportQueries.list(api, 'published'));
  const reports = [...(ongoing.data?.reports ?? []), ...(published.data?.reports ?? [])].filter(
    ({ disclosureCodes }) => disclosureCodes.length > 0,
  );
  if (reports.length === 0) return null;
  return (
    <Combobox
      label={t`Begin with a report`}
      hint={t`Its framework, disclosures, languages and texts about itself are copied; its answers aren’t.`}
      value={chosen}
      options={reports.map(({ id, name, framework }) => ({ value: id, label: name, detail: framework[language] }))}
      onChange={({ value }) => {
        setChosen(value);
        const report = reports.find(({ id }) => id === value);
        if (report) onChoose(report);
      }}
      labels={{ list: t`Reports`, none: t`No reports match` }}
    />
  );
};
