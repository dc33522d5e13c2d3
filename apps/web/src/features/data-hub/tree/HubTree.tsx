import { EmptyState, TextLink } from '@esg/ui';
import { type TableColumn, TreeTable } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import type { HubPlace } from '../frame/hub-place.ts';
import { branchesOf, type HubNode } from './hub-nodes.ts';

/** The first column leaves the second in sight on a phone too. */
const treeWidthPx = () => Math.min(560, Math.max(176, window.innerWidth - 180));
const answeredWidthPx = () => (window.innerWidth < 600 ? 120 : 200);

type HubTreeProps = {
  readonly nodes: readonly HubNode[];
  /** What filters have narrowed it to: then all that is left is open. Empty where none has. */
  readonly narrowed: string;
  readonly waiting: boolean;
} & HubPlace;

/** Where a line of the tree leads: a metric and its sub-metrics to the metric, a section to its data entry. */
const useOpen = ({ reportingTimeId, entityId }: HubPlace) => {
  const navigate = useNavigate();
  const search = { reportingTimeId, entityId };
  return ({ metricKey }: HubNode) => {
    if (metricKey === undefined) return;
    void navigate({ to: '/ct/data-hub/$metricNodeId', params: { metricNodeId: metricKey }, search });
  };
};

const NodeName = ({ node, place }: { readonly node: HubNode; readonly place: HubPlace }) =>
  node.kind === 'metric' ? (
    <TextLink asChild emphasis="quiet">
      <Link to="/ct/data-hub/$metricNodeId" params={{ metricNodeId: node.id }} search={place} tabIndex={-1}>
        {node.name}
      </Link>
    </TextLink>
  ) : (
    node.name
  );

const keyOf = ({ id }: HubNode) => id;
const childrenOf = ({ children }: HubNode) => children;

/** The metric tree as a table that opens: names, and how much of each line is answered. */
export const HubTree = memo(({ nodes, narrowed, waiting, reportingTimeId, entityId }: HubTreeProps) => {
  const { t } = useLingui();
  const open = useOpen({ reportingTimeId, entityId });
  const columns = useMemo((): TableColumn<HubNode>[] => {
    const answered = ({ kind, done, total }: HubNode) =>
      kind === 'metric' || kind === 'sub-metric' || kind === 'section'
        ? t`${done} of ${total}`
        : t`${done} of ${total} metrics`;
    return [
      {
        ...{
          id: 'name',
          header: t`Metric`,
          pinned: true,
          grow: true,
          widthPx: treeWidthPx(),
          textOf: ({ name }) => name,
        },
        cell: (node) => <NodeName node={node} place={{ reportingTimeId, entityId }} />,
      },
      { ...{ id: 'answered', header: t`With data`, figure: true, widthPx: answeredWidthPx() }, textOf: answered },
    ];
  }, [t, reportingTimeId, entityId]);
  // What filters have left is open; without them the tree begins with its topics.
  const expanded = useMemo(() => (narrowed === '' ? nodes.map(({ id }) => id) : branchesOf(nodes)), [narrowed, nodes]);
  return (
    <TreeTable
      label={t`Metrics`}
      nodes={nodes}
      keyOf={keyOf}
      childrenOf={childrenOf}
      defaultExpanded={expanded}
      shownFor={narrowed}
      columns={columns}
      onOpen={({ row }) => open(row)}
      state={waiting ? 'loading' : 'ready'}
      message={
        <EmptyState
          title={<Trans>No metric is left</Trans>}
          purpose={<Trans>Take a filter away, or search for fewer words.</Trans>}
        />
      }
      headHint={t`Alt and an arrow key change the width, with Shift the place.`}
      height="large"
      density="compact"
    />
  );
});
