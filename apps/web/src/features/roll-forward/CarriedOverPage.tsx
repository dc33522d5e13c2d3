import { ApiError, reportQueries, rollForwardQueries } from '@esg/api-client';
import { LoadFailed, NotFoundPage, useApi, useFormatters, usePageTitle } from '@esg/app-kit';
import type { Report, ReportOrigin } from '@esg/contract';
import { Button, EmptyState, Page, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CarryCounts } from './CarryCounts.tsx';
import { CarryLines } from './CarryLines.tsx';

/** What a report copied from the one it started from: a permanent record of its creation. */
export const CarriedOverPage = ({ reportId }: { readonly reportId: string }) => {
  const { t } = useLingui();
  const api = useApi();
  const title = t`What was carried over`;
  usePageTitle(title);
  const report = useQuery(reportQueries.one(api, reportId));
  const origin = useQuery(rollForwardQueries.origin(api, reportId));
  const error = report.error ?? origin.error;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <Page title={title} purpose={report.data?.name} action={report.data && <ContinueButton report={report.data} />}>
      {report.data && origin.data && <Account origin={origin.data} versionId={report.data.versionId} />}
      {!error && !(report.data && origin.data) && (
        <SkeletonGroup label={t`Loading what was carried over`}>
          <Skeleton shape="block" height="16rem" />
        </SkeletonGroup>
      )}
      {error && !(report.data && origin.data) && (
        <LoadFailed
          title={<Trans>Couldn’t load what was carried over</Trans>}
          error={error}
          onRetry={() => void Promise.all([report.refetch(), origin.refetch()])}
        />
      )}
    </Page>
  );
};

const ContinueButton = ({ report }: { readonly report: Report }) => (
  <Button asChild emphasis="strong">
    <Link
      to="/ct/framework-reports/$versionId/reports/$reportId/$step"
      params={{ versionId: report.versionId, reportId: report.id, step: 'data-input' }}
    >
      <Trans>Continue with the data</Trans>
    </Link>
  </Button>
);

type AccountProps = { readonly origin: ReportOrigin; readonly versionId: string };

const Account = ({ origin: { source }, versionId }: AccountProps) => {
  const format = useFormatters();
  if (!source)
    return (
      <EmptyState
        title={<Trans>This report began empty</Trans>}
        purpose={<Trans>Roll a published report forward to see here what was carried over.</Trans>}
      />
    );
  const { from, by, at, filledFromHub } = source;
  const fromName = from.name;
  const byName = by.name;
  const day = format.date(at);
  return (
    <Stack gap={6} align="stretch">
      <Stack gap={1}>
        <Text>
          <Trans>
            {byName} started it from “{fromName}” on {day}.
          </Trans>
        </Text>
        {filledFromHub > 0 && (
          <Text>
            <Plural
              value={filledFromHub}
              one="# field was filled from the data hub."
              other="# fields were filled from the data hub."
            />
          </Text>
        )}
      </Stack>
      <CarryCounts disclosures={source.disclosures} fallsAway={source.fallsAway} />
      <CarryLines
        headingLevel={2}
        versionId={versionId}
        from={from}
        disclosures={source.disclosures}
        additions={withoutProposal(source)}
        fallsAway={source.fallsAway}
      />
    </Stack>
  );
};

const withoutProposal = ({ additions }: NonNullable<ReportOrigin['source']>) =>
  additions.map((added) => ({ ...added, proposed: false, fromHub: 0 }));
