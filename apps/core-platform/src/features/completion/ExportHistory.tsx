import { exportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { isEarlierPublication, type ReportExport } from '@esg/contract';
import { Accordion, EmptyState, Heading, Inline, Stack, Table, TableHead } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
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
  const isEarlier = (entry: ReportExport) => report.publishedAt !== null && isEarlierPublication(entry, report);
  const current = data?.filter((entry) => !isEarlier(entry)) ?? [];
  const earlier = data?.filter(isEarlier) ?? [];
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
      {current.length > 0 && <FilesTable caption={t`Files of this report`} files={current} />}
      {earlier.length > 0 && (
        <Accordion
          headingLevel={4}
          items={[
            {
              id: 'earlier',
              title: (
                <Plural
                  value={earlier.length}
                  one="# file of earlier versions, superseded"
                  other="# files of earlier versions, superseded"
                />
              ),
              content: <FilesTable caption={t`Files of earlier versions`} files={earlier} areSuperseded />,
            },
          ]}
        />
      )}
    </Stack>
  );
};

type FilesTableProps = {
  readonly caption: string;
  readonly files: readonly ReportExport[];
  readonly areSuperseded?: boolean;
};

const FilesTable = ({ caption, files, areSuperseded = false }: FilesTableProps) => {
  const { t } = useLingui();
  return (
    <Table caption={caption} captionHidden stacked>
      <TableHead heads={[t`File`, t`Language`, t`Created at`, t`State`, t`Action`]} />
      <tbody>
        {files.map((entry) => (
          <ExportRow key={entry.id} entry={entry} isSuperseded={areSuperseded} />
        ))}
      </tbody>
    </Table>
  );
};
