import { useLanguage } from '@esg/app-kit';
import type { FrameworkSummary, MetricLibrary } from '@esg/contract';
import { Card, EmptyState, Panes, SearchField, Stack, Text, Tree } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { CrosswalkPlace } from './crosswalk-place.ts';
import { MetricUses } from './MetricUses.tsx';
import { branchesOf, metricNodes } from './metric-nodes.ts';

export type MetricBrowserProps = {
  readonly library: MetricLibrary;
  readonly frameworks: readonly FrameworkSummary[];
  readonly place: CrosswalkPlace;
  readonly onMove: (place: CrosswalkPlace) => void;
};

/** The metric tree beside every use of the chosen metric. */
export const MetricBrowser = ({ library, frameworks, place, onMove }: MetricBrowserProps) => {
  const { t } = useLingui();
  const [open, setOpen] = useState<'start' | 'end'>();
  const metric = library.metrics.find(({ key }) => key === place.metric);
  const choose = (id: string) => {
    setOpen(undefined);
    onMove({ ...place, metric: id });
  };
  return (
    <Panes
      start={{
        label: t`Metrics`,
        content: <MetricTree library={library} place={place} onMove={onMove} onChoose={choose} />,
      }}
      closeLabel={t`Close`}
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
    >
      {metric ? (
        <MetricUses metric={metric} frameworks={frameworks} />
      ) : (
        <Card>
          <EmptyState
            title={<Trans>Choose a metric</Trans>}
            purpose={
              <Trans>Each metric is entered once. Here you see every disclosure and requirement that it answers.</Trans>
            }
          />
        </Card>
      )}
    </Panes>
  );
};

type MetricTreeProps = Pick<MetricBrowserProps, 'library' | 'place' | 'onMove'> & {
  readonly onChoose: (key: string) => void;
};

const MetricTree = ({ library, place, onMove, onChoose }: MetricTreeProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const typed = place.q ?? '';
  const nodes = useMemo(() => metricNodes(library, typed, language), [library, typed, language]);
  return (
    <Stack gap={3}>
      <SearchField
        label={t`Search metrics`}
        value={typed}
        onChange={({ value }) => onMove({ ...place, q: value })}
        labels={{ clear: t`Clear search` }}
      />
      {nodes.length > 0 ? (
        <Tree
          // The results of a search are open; without one the tree begins closed.
          key={typed === '' ? 'all' : 'found'}
          label={t`Metrics`}
          nodes={nodes}
          selected={place.metric}
          onSelect={({ id }) => onChoose(id)}
          defaultExpanded={typed === '' ? [] : branchesOf(nodes)}
        />
      ) : (
        <Text tone="muted" role="status">
          <Trans>No metrics match your search.</Trans>
        </Text>
      )}
    </Stack>
  );
};
