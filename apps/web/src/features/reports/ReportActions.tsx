import { menuOnDemand, useLanguage } from '@esg/app-kit';
import { type Report, reportNameIn } from '@esg/contract';
import { IconButton } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { EllipsisVertical } from 'lucide-react';

const ReportActionsOnDemand = menuOnDemand(() =>
  import('./ReportActions.lazy.tsx').then((module) => module.ReportActionsOpen),
);

/** The button that opens further actions on a report. */
export const ReportActions = ({ report }: { readonly report: Report }) => {
  const name = reportNameIn(report, useLanguage());
  const { t } = useLingui();
  return (
    <ReportActionsOnDemand
      report={report}
      trigger={<IconButton label={t`More about ${name}`} icon={<EllipsisVertical />} size="compact" />}
    />
  );
};
