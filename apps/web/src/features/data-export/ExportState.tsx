import { useFormatters } from '@esg/app-kit';
import type { DataExport } from '@esg/contract';
import { Progress, Status } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** The progress of a file. */
export const ExportState = ({ file: { status, progress, fileName } }: { readonly file: DataExport }) => {
  const { t } = useLingui();
  const { percent } = useFormatters();
  switch (status) {
    case 'waiting':
      return (
        <Status tone="neutral">
          <Trans>Waiting</Trans>
        </Status>
      );
    case 'running':
      return <Progress label={fileName ?? t`Export data`} value={progress / 100} valueText={percent(progress / 100)} />;
    case 'complete':
      return (
        <Status tone="success">
          <Trans>Ready</Trans>
        </Status>
      );
    case 'cancelled':
      return (
        <Status tone="neutral">
          <Trans>Cancelled</Trans>
        </Status>
      );
    case 'error':
      return (
        <Status tone="danger">
          <Trans>Failed</Trans>
        </Status>
      );
  }
};
