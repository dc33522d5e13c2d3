import { EmptyState, TextLink } from '@esg/ui';
import { type TableColumn, TreeTable } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, memo, useCallback, useMemo } from 'react';
import type { HubPlace } from '../frame/hub-place.ts';
import { isNarrow } from '../frame/name-width.ts';
import { branchesOf, type HubNode } from './hub-nodes.ts';

/** Width of the second column, so that it stays in sight beside the first on a phone. */
const answeredWidthPx = () => (isNarrow() ? 120 : 200);
/** Both columns fit a narrow window, with the edges of the page beside them. */
const treeWidthPx = () => Math.min(560, Math.max(176, window.innerWidth - answeredWidthPx() - 66));

type HubTreeProps = {
  readonly nodes: readonly HubNode[];
  /** The active filters, which open the whole tree. Empty without filters. */
  readonly narrowed: string;
  readonly waiting: boolean;
} & HubPlace;

/** Target of a line of the tree: a metric and its sub-metrics lead to the metric, a section to its data entry. */
const useOpen = ({ reportingTimeId, entityId }: HubPlace) => {
  const navigate = useNavigate();
  return useCallback(
    ({ id, kind, metricKey }: HubNode) => {
      const metricNodeId = kind === 'metric' ? id : metricKey;
      if (metricNodeId === undefined) return;
      const search = { reportingTimeId, entityId };
      void navigate({ to: '/ct/data-hub/$metricNodeId', params: { metricNodeId }, search });
    },
    [navigate, reportingTimeId, entityId],
  );
};

/** Presses that a browser handles by itself, such as opening another tab. */
const isOfTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

type NodeNameProps = { readonly node: HubNode; readonly query: string; readonly onOpen: (node: HubNode) => void };

/** A light link: one of the router follows every change of address, which is slow for dozens of lines per frame. */
const NodeName = ({ node, query, onOpen }: NodeNameProps) =>
  node.kind === 'metric' ? (
    <TextLink asChild emphasis="quiet">
      <a
        href={`/ct/data-hub/${encodeURIComponent(node.id)}${query}`}
        tabIndex={-1}
        onClick={(event) => {
          if (isOfTheBrowser(event)) return;
          event.preventDefault();
          onOpen(node);
        }}
      >
        {node.name}
      </a>
    </TextLink>
  ) : (
    node.name
  );

const keyOf = ({ id }: HubNode) => id;
const childrenOf = ({ children }: HubNode) => children;

/** The metric tree as a table that opens: names, and the answered share of each line. */
export const HubTree = memo(({ nodes, narrowed, waiting, reportingTimeId, entityId }: HubTreeProps) => {
  const { t } = useLingui();
  const open = useOpen({ reportingTimeId, entityId });
  const query = useRouter().options.stringifySearch({ reportingTimeId, entityId });
  const columns = useMemo((): TableColumn<HubNode>[] => {
    const answered = ({ kind, done, total }: HubNode) =>
      kind === 'metric' || kind === 'sub-metric' || kind === 'section' || isNarrow()
        ? t`${done} of ${total}`
        : t`${done} of ${total} metrics`;
    return [
      {
        id: 'name',
        header: t`Metric`,
        pinned: true,
        grow: true,
        widthPx: treeWidthPx(),
        textOf: ({ name }) => name,
        cell: (node) => <NodeName node={node} query={query} onOpen={open} />,
        reusesCells: true,
      },
      { id: 'answered', header: t`With data`, figure: true, widthPx: answeredWidthPx(), textOf: answered },
    ];
  }, [t, query, open]);
  // Results of filters are open; without filters the tree begins with its topics.
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
          purpose={<Trans>Remove a filter or try a shorter search.</Trans>}
        />
      }
      headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
      height="large"
      density="compact"
    />
  );
});
