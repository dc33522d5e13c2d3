import { reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Button, EmptyState, Grid, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OngoingReportCard } from './OngoingReportCard.tsx';
import { ReportCardsPending, ReportListProblem, type ReportListProps } from './ReportListStates.tsx';

/** Renders what is due next in a report. */
type DueProps = { readonly dueOf?: (reportId: string) => ReactNode };

/** Ongoing reports, the newest first: the first `max` of them, or all, page by page. */
export const OngoingReportCards = ({ max, level, dueOf, q, none }: ReportListProps & DueProps) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...reportQueries.list(useApi(), 'ongoing', q),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? (
      <ReportListProblem level={level} error={error} onRetry={() => void refetch()} />
    ) : (
      <ReportCardsPending />
    );
  if (data.reports.length === 0) return none ?? <NoReports level={level} isPart={max !== undefined} />;
  return (
    <Stack gap={4}>
      <Grid as="ul" cell="medium">
        {data.reports.slice(0, max).map((report) => (
          <OngoingReportCard key={report.id} report={report} level={level} due={dueOf?.(report.id)} />
        ))}
      </Grid>
      {hasNextPage && max === undefined && (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Stack>
  );
};

/** As a part of Home it has no button of its own: the banner above links to the first report. */
const NoReports = ({ level, isPart }: Pick<ReportListProps, 'level'> & { readonly isPart: boolean }) => (
  <EmptyState
    level={level}
    title={<Trans>No report is in progress</Trans>}
    purpose={<Trans>Reports you are working on appear here, with their progress.</Trans>}
    example={<Trans>For example “Sustainability report 2026” by GRI.</Trans>}
    action={
      !isPart && (
        <Button asChild emphasis="soft">
          <Link to="/ct/select-framework">
            <Trans>Create a report</Trans>
          </Link>
        </Button>
      )
    }
  />
);
