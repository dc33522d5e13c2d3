import { exportMutations } from '@esg/api-client';
import { exportFormatNames, languageNames, problemSentence, useApi, useFormatters } from '@esg/app-kit';
import type { ReportExport } from '@esg/contract';
import { Button, Inline, Progress, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handOver, saveExport } from './hand-over.ts';
import { RemoveExport } from './RemoveExport.tsx';

/** What a person can ask of one file. */
const useExportDeeds = (entry: ReportExport) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const download = useMutation({ mutationFn: () => saveExport(api, entry) });
  const again = useMutation(exportMutations.retry(api, queryClient, entry.reportId));
  const cancel = useMutation(exportMutations.cancel(api, queryClient, entry.reportId));
  return {
    download: { pending: download.isPending, onClick: () => download.mutate() },
    cancel: { pending: cancel.isPending, onClick: () => cancel.mutate(entry.id) },
    again: {
      pending: again.isPending,
      onClick: () => again.mutate(entry.id, { onSuccess: () => void handOver({ api, queryClient }, entry) }),
    },
    error: download.error ?? again.error ?? cancel.error,
  };
};

type ExportRowProps = {
  readonly entry: ReportExport;
  /** It shows the report as it was published before. */
  readonly isSuperseded?: boolean;
};

/** One file: download it when it is there, follow or cancel it while it is made, try again when it failed, remove it. */
export const ExportRow = ({ entry, isSuperseded = false }: ExportRowProps) => {
  const { t, i18n } = useLingui();
  const format = useFormatters();
  const called = entry.fileName ?? i18n._(exportFormatNames[entry.format]);
  const deeds = useExportDeeds(entry);
  return (
    <tr>
      <th scope="row">
        {called}
        {entry.fileBytes !== null && (
          <Text size="sm" tone="muted" numeric>
            {format.fileSize(entry.fileBytes)}
          </Text>
        )}
        {entry.sha256 !== null && (
          <Text size="sm" tone="muted" title={t`Files with the same code show the same content: ${entry.sha256}`}>
            {t`Content code ${entry.sha256.slice(0, 8)}`}
          </Text>
        )}
      </th>
      <td data-label={t`Language`}>
        {[entry.language, ...(entry.beside ? [entry.beside] : [])].map((each) => languageNames[each]).join(' | ')}
      </td>
      <td data-label={t`Created at`}>
        <Text>{`${format.date(entry.createdAt)} ${format.time(entry.createdAt)}`}</Text>
        <Text size="sm" tone="muted">
          {entry.createdBy.name}
        </Text>
      </td>
      <td data-label={t`State`}>
        <ExportState entry={entry} isSuperseded={isSuperseded} />
        {deeds.error && (
          <Text tone="danger" role="alert">
            {i18n._(problemSentence(deeds.error))}
          </Text>
        )}
      </td>
      <td>
        <Inline gap={2}>
          {entry.status === 'complete' && (
            <Button size="compact" aria-label={t`Download ${called}`} {...deeds.download}>
              <Trans>Download</Trans>
            </Button>
          )}
          {(entry.status === 'waiting' || entry.status === 'running') && (
            <Button size="compact" aria-label={t`Cancel ${called}`} {...deeds.cancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          {(entry.status === 'error' || entry.status === 'cancelled') && (
            <Button size="compact" aria-label={t`Try again: ${called}`} {...deeds.again}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <RemoveExport entry={entry} called={called} />
        </Inline>
      </td>
    </tr>
  );
};

/** How far the file is. */
const ExportState = ({ entry, isSuperseded }: Required<ExportRowProps>) => {
  const { t } = useLingui();
  const { percent } = useFormatters();
  const share = entry.progress / 100;
  switch (entry.status) {
    case 'complete':
      return isSuperseded ? (
        <Status tone="neutral">{t`Superseded`}</Status>
      ) : (
        <Status tone="success">{t`Ready`}</Status>
      );
    case 'error':
      return <Status tone="danger">{t`Failed`}</Status>;
    case 'cancelled':
      return <Status tone="neutral">{t`Cancelled`}</Status>;
    case 'waiting':
      return <Status tone="neutral">{t`Waiting`}</Status>;
    case 'running':
      return <Progress value={share} label={t`Creating the file`} valueText={percent(share)} />;
  }
};
