import { problemSentence, useFormatters } from '@esg/app-kit';
import type { ReportExport } from '@esg/contract';
import { Button, Inline, Progress, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWizard } from '../../wizard/wizard-context.ts';
import { useDownloadAll } from './use-download-all.ts';

/** Saves all files of a report as one ZIP file, and first makes the missing ones; for a draft, all of them. */
export const DownloadAll = ({ exports }: { readonly exports: readonly ReportExport[] }) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  const { report } = useWizard();
  const { download, done, total } = useDownloadAll(report, exports);
  const makesAll = report.publishedAt === null || total === 0;
  const ready = integer(done);
  const all = integer(total);
  return (
    <Inline gap={3}>
      {download.error && (
        <Text tone="danger" role="alert">
          {i18n._(problemSentence(download.error))}
        </Text>
      )}
      {download.data === false && (
        <Text tone="danger" role="alert">
          {report.publishedAt === null ? (
            <Trans>Some files couldn’t be created. Create all of them again.</Trans>
          ) : (
            <Trans>Some files couldn’t be created. Try them again below, then download all.</Trans>
          )}
        </Text>
      )}
      {download.isPending && total > 0 && (
        <Progress value={done / total} label={t`Preparing all files`} valueText={t`${ready} of ${all} files ready`} />
      )}
      <Button pending={download.isPending} onClick={() => download.mutate()}>
        {makesAll ? <Trans>Create and download all</Trans> : <Trans>Download all</Trans>}
      </Button>
    </Inline>
  );
};
