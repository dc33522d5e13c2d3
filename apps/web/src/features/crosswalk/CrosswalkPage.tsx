import { frameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, usePageTitle } from '@esg/app-kit';
import { Page, Skeleton, SkeletonGroup, Stack, TabLinks } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type CrosswalkPlace, placeOf } from './crosswalk-place.ts';
import { FrameworkComparison } from './FrameworkComparison.tsx';
import { MetricBrowser } from './MetricBrowser.tsx';

/** How frameworks relate: by metric, or two side by side. The address keeps the place. */
export const CrosswalkPage = () => {
  const { t } = useLingui();
  const title = t`Crosswalk`;
  usePageTitle(title);
  const api = useApi();
  const navigate = useNavigate();
  const place = placeOf(useSearch({ strict: false }));
  const frameworks = useQuery(frameworkQueries.list(api));
  const metrics = useQuery(frameworkQueries.metrics(api));
  const error = frameworks.error ?? metrics.error;
  const move = (next: CrosswalkPlace) =>
    void navigate({ to: '.', search: placeOf(next), replace: true, resetScroll: false });
  return (
    <Page title={title} tabs={<Views place={place} />}>
      <Stack gap={4}>
        {frameworks.data && metrics.data ? (
          place.view === 'frameworks' ? (
            <FrameworkComparison frameworks={frameworks.data} place={place} onMove={move} />
          ) : (
            <MetricBrowser library={metrics.data} frameworks={frameworks.data} place={place} onMove={move} />
          )
        ) : error ? (
          <LoadFailed
            title={<Trans>Couldn’t load the crosswalk</Trans>}
            error={error}
            onRetry={() => {
              void frameworks.refetch();
              void metrics.refetch();
            }}
          />
        ) : (
          <SkeletonGroup label={t`Loading the crosswalk`}>
            <Skeleton shape="block" height="20rem" />
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
};

const Views = ({ place }: { readonly place: CrosswalkPlace }) => {
  const { t } = useLingui();
  return (
    <TabLinks
      label={t`Views of the crosswalk`}
      current={place.view ?? 'metrics'}
      items={[
        {
          id: 'metrics',
          label: t`By metric`,
          link: <Link to="." search={placeOf({ ...place, view: undefined })} />,
        },
        {
          id: 'frameworks',
          label: t`Two frameworks`,
          link: <Link to="." search={placeOf({ ...place, view: 'frameworks' })} />,
        },
      ]}
    />
  );
};
