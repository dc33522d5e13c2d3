import { dataPointQueries, frameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import type { UserProfile } from '@esg/contract';
import { Button, Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { HubTabs } from '../frame/HubTabs.tsx';
import { NoTimes } from '../frame/NoTimes.tsx';
import { useHubChoices } from '../frame/use-hub-choices.ts';
import { HubTree } from './HubTree.tsx';
import { hubNodes } from './hub-nodes.ts';
import { TreeFilters } from './TreeFilters.tsx';
import { readTreePlace, type TreePlace } from './tree-place.ts';
import { useKeptMetrics } from './use-kept-metrics.ts';

/** Everything that can be collected, as a tree with what is there already (spec section 2, data hub). Filters are in the address. */
export const MetricTreePage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const title = t`Data hub`;
  usePageTitle(title);
  const navigate = useNavigate();
  const place = readTreePlace(useSearch({ strict: false }));
  const move = (change: TreePlace) =>
    void navigate({ to: '.', search: { ...place, ...change }, replace: true, resetScroll: false });
  const choices = useHubChoices(place);
  const tree = useTree(place, choices);
  const error = choices.error ?? tree.error;
  return (
    <Page
      title={title}
      purpose={<Trans>Collect each figure once: every framework that asks for it is answered from here.</Trans>}
      action={
        permissions.includes('report:read') && (
          <Button asChild emphasis="quiet">
            <Link to="/ct/emission-factors">
              <Trans>Emission factors</Trans>
            </Link>
          </Button>
        )
      }
    >
      <HubTabs current="/ct/data-hub" permissions={permissions} />
      {error ? (
        <LoadFailed
          title={<Trans>The metrics could not be loaded</Trans>}
          error={error}
          onRetry={() => {
            choices.retry();
            tree.retry();
          }}
        />
      ) : (
        <Stack gap={4}>
          {choices.times?.length === 0 && <NoTimes />}
          <TreeFilters place={place} choices={choices} onMove={move} />
          <HubTree
            nodes={tree.nodes ?? []}
            waiting={!tree.nodes}
            narrowed={Boolean(place.q ?? place.topic ?? place.versionId ?? place.unanswered ?? place.review)}
            place={{ reportingTimeId: place.reportingTimeId, entityId: place.entityId }}
          />
        </Stack>
      )}
    </Page>
  );
};

/** Metrics, what is filled of them at the chosen time, and what the filters leave. */
const useTree = (place: TreePlace, { time, times, subject }: ReturnType<typeof useHubChoices>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const library = useQuery(frameworkQueries.metrics(api));
  const coverage = useQuery({
    ...dataPointQueries.coverage(api, { reportingTimeIds: time?.id ?? '', ...(subject ? { subjects: subject } : {}) }),
    enabled: time !== undefined,
    placeholderData: keepPreviousData,
  });
  const kept = useKeptMetrics(library.data, coverage.data, { place, reportingTimeId: time?.id, subject });
  const ready = library.data && kept.keep && (coverage.data ?? (times && !time));
  const [figures, answer] = [t`Figures`, t`Answer`];
  const { keep } = kept;
  const nodes = useMemo(
    () =>
      library.data && ready && keep
        ? hubNodes(library.data, {
            ...{ coverage: coverage.data, language, keep },
            nameOfSection: (kind) => (kind === 'figures' ? figures : answer),
          })
        : undefined,
    [library.data, coverage.data, ready, keep, language, figures, answer],
  );
  const reads = [library, coverage];
  return {
    nodes,
    error: reads.find(({ data, error }) => !data && error)?.error ?? kept.error,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};
