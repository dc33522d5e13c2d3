import { ApiError, auditLogQueries } from '@esg/api-client';
import { NotFoundPage, useApi, useFormatters, usePageTitle, useRoom } from '@esg/app-kit';
import { auditTimeOffset } from '@esg/contract';
import { Button, EmptyState, Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AuditChain } from './AuditChain.tsx';
import { AuditFileMenu } from './AuditFileMenu.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTimeline } from './AuditTimeline.tsx';
import { type AuditSearch, filterOf, readAuditSearch } from './audit-search.ts';
import { ReportCardsPending, ReportListProblem } from './ReportListStates.tsx';
import { useAuditWords } from './use-audit-words.ts';

type AuditLogPageProps = { readonly reportId: string; readonly reportName: string; readonly framework: string };

/** The filter in the address, so that a link or a reload shows the same entries. */
const useAuditSearch = () => {
  const navigate = useNavigate();
  const search = readAuditSearch(useSearch({ strict: false }));
  const change = (part: AuditSearch) =>
    void navigate({ to: '.', search: readAuditSearch({ ...search, ...part }), replace: true, resetScroll: false });
  return { search, change };
};

/** Who changed what in a report, and when. */
export const AuditLogPage = ({ reportId, ...given }: AuditLogPageProps) => {
  const { t } = useLingui();
  const api = useApi();
  const timeZone = `UTC${auditTimeOffset}`;
  const { search, change } = useAuditSearch();
  const words = useAuditWords(reportId);
  // The name in the address may be old: the report's present name has priority.
  const reportName = words.reportName ?? given.reportName;
  const framework = words.framework ?? given.framework;
  usePageTitle(t`Audit log of ${reportName}`);
  useRoom('report', reportId);
  const filter = filterOf(search);
  const { data: choices } = useQuery(auditLogQueries.choices(api, reportId));
  const log = useInfiniteQuery({
    ...auditLogQueries.pages(api, reportId, filter),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch } = log;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <Page
      title={t`Audit log of ${reportName}`}
      purpose={
        <Trans>
          Every change of this {framework} report. Times are shown in {timeZone}.
        </Trans>
      }
      action={<AuditFileMenu reportId={reportId} reportName={reportName} filter={filter} />}
    >
      <Stack gap={6}>
        <AuditFilters search={search} choices={choices} sectionName={words.sectionName} onChange={change} />
        {!data &&
          (error ? (
            <ReportListProblem level={2} error={error} onRetry={() => void refetch()} />
          ) : (
            <ReportCardsPending />
          ))}
        {data?.entries.length === 0 && <Nothing filtered={Object.keys(search).length > 0} />}
        {data && data.entries.length > 0 && <Entries reportId={reportId} log={log} shown={data} />}
        {choices && <AuditChain chain={choices.chain} />}
      </Stack>
    </Page>
  );
};

type EntriesProps = {
  readonly reportId: string;
  readonly shown: {
    readonly entries: Parameters<typeof AuditTimeline>[0]['entries'];
    readonly total: number;
  };
  readonly log: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
};

const Entries = ({ reportId, shown: { entries, total }, log }: EntriesProps) => {
  const { integer } = useFormatters();
  const count = integer(total);
  return (
    <Stack gap={6}>
      <Text size="sm" tone="muted" numeric role="status">
        <Trans>Changes: {count}, the latest first</Trans>
      </Text>
      <AuditTimeline reportId={reportId} entries={entries} />
      {log.hasNextPage && (
        <Button pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          <Trans>Show earlier changes</Trans>
        </Button>
      )}
    </Stack>
  );
};

const Nothing = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
    <EmptyState
      title={<Trans>No changes match</Trans>}
      purpose={<Trans>Remove a filter or search for other words.</Trans>}
    />
  ) : (
    <EmptyState
      title={<Trans>Nothing has been changed yet</Trans>}
      purpose={<Trans>Every change will be listed here with its author, time and previous value.</Trans>}
    />
  );
