import { ApiError, reportQueries } from '@esg/api-client';
import { NotFoundPage, useApi, useFormatters, usePageTitle, useRoom } from '@esg/app-kit';
import { EmptyState, Page, Pagination, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AuditTimeline } from './AuditTimeline.tsx';
import { ReportCardsPending, ReportListProblem } from './ReportListStates.tsx';

const entriesPerPage = 50;

type AuditLogPageProps = {
  readonly reportId: string;
  readonly reportName: string;
  readonly framework: string;
  /** Counted from 1; one beyond the last shows the last. */
  readonly page: number;
};

/** Who changed what in a report, and when, at UTC+01:00. */
export const AuditLogPage = ({ reportId, reportName, framework, page: asked }: AuditLogPageProps) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  usePageTitle(t`Audit log of ${reportName}`);
  useRoom('report', reportId);
  const { data, error, refetch } = useQuery(reportQueries.auditLog(useApi(), reportId));
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const total = data?.length ?? 0;
  const count = integer(total);
  const pages = Math.max(1, Math.ceil(total / entriesPerPage));
  const page = Math.min(asked, pages);
  const shown = data?.slice((page - 1) * entriesPerPage, page * entriesPerPage) ?? [];
  const params = { reportId, reportName, framework };
  return (
    <Page
      title={t`Audit log of ${reportName}`}
      purpose={<Trans>Every change of this {framework} report. Times are shown in UTC+01:00.</Trans>}
    >
      {!data &&
        (error ? <ReportListProblem level={2} error={error} onRetry={() => void refetch()} /> : <ReportCardsPending />)}
      {data?.length === 0 && (
        <EmptyState
          title={<Trans>Nothing has been changed yet</Trans>}
          purpose={<Trans>Every change will be listed here with its author, its time, and the value before.</Trans>}
        />
      )}
      {shown.length > 0 && (
        <Stack gap={6}>
          <Text size="sm" tone="muted" numeric>
            <Trans>Changes: {count}, the latest first</Trans>
          </Text>
          <AuditTimeline reportId={reportId} entries={shown} />
          {pages > 1 && (
            <Pagination
              label={t`Pages of the audit log`}
              page={page}
              pages={pages}
              labels={{
                previous: t`Newer changes`,
                next: t`Earlier changes`,
                page: ({ page: place }) => t`Page ${place}`,
              }}
              linkTo={(each) => (
                <Link to="/ct/newfeed/$reportId/$reportName/$framework" params={params} search={{ page: each }} />
              )}
            />
          )}
        </Stack>
      )}
    </Page>
  );
};
