import { menuOnDemand, useLanguage } from '@esg/app-kit';
import { type Report, reportNameIn } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useReportDownload } from './use-report-download.ts';

const ReportDownloadsOnDemand = menuOnDemand(() =>
  import('./ReportDownloads.lazy.tsx').then((module) => module.ReportDownloadsOpen),
);

/** The report as a file. */
export const ReportDownloads = ({ report }: { readonly report: Report }) => {
  const name = reportNameIn(report, useLanguage());
  const { t } = useLingui();
  const { pending, download } = useReportDownload(report);
  return (
    <ReportDownloadsOnDemand
      onChoose={download}
      trigger={
        <Button
          size="compact"
          pending={pending}
          icon={<Download size="1rem" strokeWidth={1.5} aria-hidden />}
          aria-label={t`Download ${name}`}
        >
          {pending ? <Trans>Preparing…</Trans> : <Trans>Download</Trans>}
        </Button>
      }
    />
  );
};
