import { reportQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { type Report, reportNameIn } from '@esg/contract';
import { Button, Card, CardAbove, EmptyState, Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DotSeparated } from './DotSeparated.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportCover } from './ReportCover.tsx';
import { ReportDownloads } from './ReportDownloads.tsx';
import { ReportCardsPending, ReportListProblem, type ReportListProps } from './ReportListStates.tsx';

/** Published reports with their files, the latest first: the first `max` of them, or all, page by page. */
export const PublishedReportList = ({ max, level, q, none }: ReportListProps) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...reportQueries.list(useApi(), 'published', q),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? (
      <ReportListProblem level={level} error={error} onRetry={() => void refetch()} />
    ) : (
      <ReportCardsPending />
    );
  if (data.reports.length === 0) {
    if (none) return none;
    return (
      <EmptyState
        level={level}
        title={<Trans>Nothing is published yet</Trans>}
        purpose={<Trans>Published reports appear here, ready to download as PDF, Word and Excel.</Trans>}
        example={<Trans>You can publish a report once validation finds nothing that blocks it.</Trans>}
      />
    );
  }
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3}>
        {data.reports.slice(0, max).map((report) => (
          <PublishedReport key={report.id} report={report} level={level} />
        ))}
      </Stack>
      {hasNextPage && max === undefined && (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Stack>
  );
};

const PublishedReport = ({ report, level }: { readonly report: Report } & Pick<ReportListProps, 'level'>) => {
  const language = useLanguage();
  const { date, period } = useFormatters();
  return (
    <Card as="li" padding="compact">
      <Inline justify="between" gap={4}>
        <Inline gap={4} wrap={false}>
          <ReportCover period={report.period} />
          <Stack gap={1}>
            <Heading level={level} size="md">
              <TextLink asChild emphasis="quiet">
                <Link
                  to="/ct/framework-reports/$versionId/reports/$reportId/$step"
                  params={{ versionId: report.versionId, reportId: report.id, step: 'preview' }}
                >
                  {reportNameIn(report, language)}
                </Link>
              </TextLink>
            </Heading>
            <Text size="sm" tone="muted">
              <DotSeparated
                parts={[
                  report.framework[language],
                  report.period && period(report.period),
                  report.publishedAt && <Trans key="published">Published {date(report.publishedAt)}</Trans>,
                ]}
              />
            </Text>
          </Stack>
        </Inline>
        <CardAbove>
          <Inline>
            <ReportDownloads report={report} />
            <ReportActions report={report} />
          </Inline>
        </CardAbove>
      </Inline>
    </Card>
  );
};
