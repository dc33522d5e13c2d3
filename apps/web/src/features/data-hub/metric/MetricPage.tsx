import { frameworkQueries, metricQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import type { MetricDetail, UserProfile } from '@esg/contract';
import { Breadcrumb, Page, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { readHubPlace } from '../frame/hub-place.ts';
import { MetricDefinition } from './MetricDefinition.tsx';

type MetricPageProps = Pick<UserProfile, 'permissions'> & {
  /** A metric, or one of its sub-metrics or sections. */
  readonly metricNodeId: string;
};

/** One metric: what it means, what is there of it, and how it is calculated (spec section 2, data hub). */
export const MetricPage = ({ metricNodeId }: MetricPageProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const key = metricNodeId.split(':')[0] ?? '';
  const { data, error, refetch } = useQuery(metricQueries.one(useApi(), key));
  const name = data?.metric.name[language] ?? t`Metric`;
  usePageTitle(name);
  return (
    <Page
      title={name}
      {...(data?.metric.hint ? { purpose: data.metric.hint[language] } : {})}
      before={<Place detail={data} name={name} />}
    >
      {data ? (
        <MetricDefinition detail={data} />
      ) : error ? (
        <LoadFailed
          title={<Trans>The metric could not be loaded</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t`Loading the metric`}>
          <Skeleton shape="block" height="12rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
};

/** Where the metric stands in the tree; the words of its branches lead back to it. */
const Place = ({ detail, name }: { readonly detail: MetricDetail | undefined; readonly name: string }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const place = readHubPlace(useSearch({ strict: false }));
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const topic = library?.dimensions.flatMap(({ topics }) => topics).find(({ id }) => id === detail?.metric.topic);
  return (
    <Breadcrumb
      label={t`You are here`}
      above={[
        { id: 'hub', label: t`Data hub`, link: <Link to="/ct/data-hub" search={place} /> },
        ...(topic
          ? [
              {
                ...{ id: topic.id, label: topic.name[language] },
                link: <Link to="/ct/data-hub" search={{ ...place, q: topic.name[language] }} />,
              },
            ]
          : []),
      ]}
      current={name}
      moreLabel={t`More`}
    />
  );
};
