import { dataPointQueries, frameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import type { Coverage, MetricLibrary, UserProfile } from '@esg/contract';
import { Button, Inline, Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { HubTabs } from '../frame/HubTabs.tsx';
import { MetricsBeyond, MetricsShownField } from '../frame/MetricsShownField.tsx';
import { NoReportingTimes } from '../frame/NoReportingTimes.tsx';
import { useHubChoices } from '../frame/use-hub-choices.ts';
import { type MetricsShown, useMetricsShown } from '../frame/use-metrics-shown.ts';
import { useTypedSearch } from '../frame/use-typed-search.ts';
import { HubTree } from './HubTree.tsx';
import { type HubNode, hubNodes, metricNodes } from './hub-nodes.ts';
import { TreeFilters } from './TreeFilters.tsx';
import { readTreePlace, type TreePlace } from './tree-place.ts';
import { useKeptMetrics } from './use-kept-metrics.ts';

const none: readonly HubNode[] = [];

type MetricTreePageProps = Pick<UserProfile, 'permissions'> & {
  /** Says that there are sample data, or offers them. */
  readonly sample?: ReactNode;
};

/** All metrics as a tree with their present data (spec section 2, data hub). The address keeps the filters. */
export const MetricTreePage = ({ permissions, sample }: MetricTreePageProps) => {
  const { t } = useLingui();
  const title = t`Data hub`;
  usePageTitle(title);
  const navigate = useNavigate();
  const place = readTreePlace(useSearch({ strict: false }));
  const move = (change: TreePlace) =>
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: (before) => ({ ...readTreePlace(before), ...change }),
    });
  const choices = useHubChoices(place);
  const search = useTypedSearch(place.q ?? '', (words) => move({ q: words || undefined }));
  const metricsShown = useMetricsShown(place.metrics, place.versionId !== undefined || place.review === true);
  const tree = useTree({ ...place, q: search.words }, metricsShown.keys, choices);
  const error = choices.error ?? tree.error;
  return (
    <Page
      title={title}
      tabs={<HubTabs current="/ct/data-hub" permissions={permissions} />}
      action={
        <Inline gap={2}>
          <MetricsShownField of={metricsShown} library={tree.library} onMove={move} />
          {permissions.includes('emission-factor:read') && <EmissionFactorsLink />}
        </Inline>
      }
    >
      {error ? (
        <LoadFailed
          title={<Trans>Couldn’t load the metrics</Trans>}
          error={error}
          onRetry={() => {
            choices.retry();
            tree.retry();
          }}
        />
      ) : (
        <Stack gap={3}>
          {sample}
          {choices.times?.length === 0 && <NoReportingTimes mayWrite={permissions.includes('data-hub:write')} />}
          <TreeFilters place={place} choices={choices} search={search} onMove={move} />
          <MetricsBeyond of={metricsShown} beyond={tree.beyond} onMove={move} />
          <HubTree
            nodes={tree.nodes ?? none}
            waiting={!tree.nodes}
            narrowed={tree.narrowed}
            reportingTimeId={place.reportingTimeId}
            entityId={place.entityId}
          />
        </Stack>
      )}
    </Page>
  );
};

const EmissionFactorsLink = () => (
  <Button asChild emphasis="quiet">
    <Link to="/ct/emission-factors">
      <Trans>Emission factors</Trans>
    </Link>
  </Button>
);

/** Lines of the metrics with their answered shares; undefined while they load. */
const useMetricNodes = (library: MetricLibrary | undefined, coverage: Coverage | undefined, isKnown: boolean) => {
  const { t } = useLingui();
  const language = useLanguage();
  const figures = t`Figures`;
  const answer = t`Answer`;
  return useMemo(
    () =>
      library && isKnown
        ? metricNodes(library, {
            coverage,
            language,
            nameOfSection: (kind) => (kind === 'figures' ? figures : answer),
          })
        : undefined,
    [library, coverage, isKnown, language, figures, answer],
  );
};

/** The tree of the metrics that match the filters, at the chosen time. `inUse`: the metrics that the hub is narrowed to. */
const useTree = (
  place: TreePlace,
  inUse: MetricsShown['keys'],
  { time, times, subject }: ReturnType<typeof useHubChoices>,
) => {
  const language = useLanguage();
  const api = useApi();
  const library = useQuery(frameworkQueries.metrics(api));
  const coverage = useQuery({
    ...dataPointQueries.coverage(api, { reportingTimeIds: time?.id ?? '', ...(subject ? { subjects: subject } : {}) }),
    enabled: time !== undefined,
    placeholderData: keepPreviousData,
  });
  const kept = useKeptMetrics(library.data, coverage.data, {
    place,
    inUse,
    reportingTimeId: time?.id,
    subject,
  });
  const isKnown = coverage.data !== undefined || (times !== undefined && !time);
  const metrics = useMetricNodes(library.data, coverage.data, isKnown);
  const { keep, q } = kept;
  const nodes = useMemo(
    () => (library.data && metrics && keep ? hubNodes(library.data, { language, nodes: metrics, keep }) : undefined),
    [library.data, metrics, keep, language],
  );
  const { topic, versionId, unanswered, review } = place;
  const asked = [q, topic, versionId, unanswered, review];
  const reads = [library, coverage];
  const narrowed = asked.some(Boolean) ? asked.join(' ') : '';
  return {
    library: library.data,
    nodes,
    /** Metrics that match the filters outside the frameworks in use; none without filters, where they are all the others. */
    beyond: narrowed === '' ? 0 : kept.beyond,
    /** The active filters, empty without filters. */
    narrowed,
    error: reads.find(({ data, error }) => !data && error)?.error ?? kept.error,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};
