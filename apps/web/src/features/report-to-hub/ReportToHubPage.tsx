import { ApiError, reportQueries } from '@esg/api-client';
import { LoadFailed, NotFoundPage, useApi, usePageTitle } from '@esg/app-kit';
import type { Permission } from '@esg/contract';
import { Button, Card, Heading, Page, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SaveReport } from './SaveReport.tsx';
import { SavesHistory } from './SavesHistory.tsx';

type ReportToHubPageProps = { readonly reportId: string; readonly permissions: readonly Permission[] };

/** Exports the data of one report (spec section 2, export data): into the data hub, or as a file. */
export const ReportToHubPage = ({ reportId, permissions }: ReportToHubPageProps) => {
  const { t } = useLingui();
  const title = t`Export data`;
  usePageTitle(title);
  const { data: report, error, refetch } = useQuery(reportQueries.one(useApi(), reportId));
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const maySave = permissions.includes('report:write') && permissions.includes('data-hub:write');
  return (
    <Page title={title} purpose={report?.name}>
      {report ? (
        <Stack gap={8} align="stretch">
          {maySave && <SaveReport report={report} />}
          <SavesHistory reportId={reportId} mayUndo={maySave} />
          <Card as="section" aria-label={t`As a file`}>
            <Stack gap={3} align="start">
              <Heading level={2}>
                <Trans>As a file</Trans>
              </Heading>
              <Text tone="muted">
                <Trans>The data points that answer this report, as Excel or CSV.</Trans>
              </Text>
              <Button asChild>
                <Link to="/ct/data-hub/export" search={{ mode: 'exportAllDataReport', reportId }}>
                  <Trans>Export as a file</Trans>
                </Link>
              </Button>
            </Stack>
          </Card>
        </Stack>
      ) : error ? (
        <LoadFailed title={<Trans>Couldn’t load the report</Trans>} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height="16rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
};
