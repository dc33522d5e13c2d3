import { exportMutations, fetchExportFile } from '@esg/api-client';
import { exportFormatNames, languageNames, problemSentence, saveFile, useApi, useFormatters } from '@esg/app-kit';
import type { ReportExport } from '@esg/contract';
import { Button, Progress, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** One file: download it when it is there, see its progress while it is made, try again when it failed. */
export const ExportRow = ({ entry }: { entry: ReportExport }) => {
  const { t, i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const name = i18n._(exportFormatNames[entry.format]);
  const download = useMutation({
    mutationFn: async () => saveFile(await fetchExportFile(api, entry.id), entry.fileName ?? name),
  });
  const again = useMutation(exportMutations.create(api, useQueryClient(), entry.reportId));
  const error = download.error ?? again.error;
  return (
    <tr>
      <th scope="row">
        {entry.fileName ?? name}
        {entry.fileBytes !== null && (
          <Text size="sm" tone="muted" numeric>
            {format.fileSize(entry.fileBytes)}
          </Text>
        )}
      </th>
      <td>{languageNames[entry.language]}</td>
      <td>
        <Text numeric>{`${format.date(entry.createdAt)} ${format.time(entry.createdAt)}`}</Text>
        <Text size="sm" tone="muted">
          {entry.createdBy.name}
        </Text>
      </td>
      <td>
        <ExportState entry={entry} />
        {error && <Text tone="danger">{i18n._(problemSentence(error))}</Text>}
      </td>
      <td>
        {entry.status === 'complete' && (
          <Button
            size="compact"
            pending={download.isPending}
            aria-label={t`Download ${entry.fileName ?? name}`}
            onClick={() => download.mutate()}
          >
            <Trans>Download</Trans>
          </Button>
        )}
        {entry.status === 'error' && (
          <Button
            size="compact"
            pending={again.isPending}
            onClick={() => again.mutate({ format: entry.format, language: entry.language })}
          >
            <Trans>Try again</Trans>
          </Button>
        )}
      </td>
    </tr>
  );
};

const ExportState = ({ entry }: { entry: ReportExport }) => {
  const { t } = useLingui();
  const { percent } = useFormatters();
  const share = entry.progress / 100;
  switch (entry.status) {
    case 'complete':
      return <Status tone="success">{t`Ready`}</Status>;
    case 'error':
      return <Status tone="danger">{t`Failed`}</Status>;
    case 'waiting':
      return <Status tone="neutral">{t`Waiting`}</Status>;
    case 'running':
      return <Progress value={share} label={t`Making the file`} valueText={percent(share)} />;
  }
};
