import { type ExportFormat, exportFormats, type Report } from '@esg/contract';
import { Button, Menu, MenuItem } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useReportDownload } from './use-report-download.ts';

const formatWords: Record<ExportFormat, MessageDescriptor> = {
  pdf: msg`PDF`,
  word: msg`Word`,
  excel: msg`Excel`,
};

/** The report as a file. */
export const ReportDownloads = ({ report }: { readonly report: Report }) => {
  const { t, i18n } = useLingui();
  const { pending, download } = useReportDownload(report);
  return (
    <Menu
      align="end"
      trigger={
        <Button
          size="compact"
          pending={pending}
          icon={<Download size="1rem" strokeWidth={1.5} aria-hidden />}
          aria-label={t`Download ${report.name}`}
        >
          {pending ? <Trans>Preparing…</Trans> : <Trans>Download</Trans>}
        </Button>
      }
    >
      {exportFormats.map((format) => (
        <MenuItem key={format} onSelect={() => download(format)}>
          {i18n._(formatWords[format])}
        </MenuItem>
      ))}
    </Menu>
  );
};
