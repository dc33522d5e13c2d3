import { exportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { EmptyState, Heading, Inline, Stack, Table } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { DownloadAll } from './DownloadAll.tsx';
import { ExportRow } from './ExportRow.tsx';

/** Reloads while a file is being made, even when no notice arrives. */
const refetchWhileBusyMs = 4_000;

/** Every file made of this report: what, when, by whom; with progress while it is made. */
export const ExportHistory = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { data, error, refetch } = useQuery({
    ...exportQueries.ofReport(useApi(), report.id),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'waiting' || status === 'running') ? refetchWhileBusyMs : false,
  });
  return (
    <Stack as="section" gap={3} aria-label={t`Files`}>
      <Inline gap={4} justify="between">
        <Heading level={3}>
          <Trans>Files</Trans>
        </Heading>
        {data && <DownloadAll exports={data} />}
      </Inline>
      {error && !data && <StepError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <StepSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          level={3}
          title={t`No files yet`}
          purpose={t`Every file you create is kept here, with who created it and when.`}
        />
      )}
      {data && data.length > 0 && (
        <Table caption={t`Files of this report`} captionHidden>
          <thead>
            <tr>
              <th scope="col">{t`File`}</th>
              <th scope="col">{t`Language`}</th>
              <th scope="col">{t`Created at`}</th>
              <th scope="col">{t`State`}</th>
              <th scope="col">{t`Action`}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((entry) => (
              <ExportRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
};
