import { type Ref, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanes } from '../../data/lanes/use-lanes.ts';
import { pathTo, type TreeNode, type TreeRow, visibleRows } from './tree-model.ts';

type Options = {
  nodes: readonly TreeNode[];
  selected: string | undefined;
  onSelect: (node: { id: string }) => void;
  defaultExpanded: readonly string[] | undefined;
  ref: Ref<HTMLDivElement> | undefined;
};

const gapPx = 1;
/** Height of a row of one line, until some are measured. */
const heightGuessPx = 32;
/** Drawn before the width is known, and on a server. */
const firstDrawn = 40;

const useExpanded = ({
  nodes,
  selected,
  defaultExpanded = [],
}: Pick<Options, 'nodes' | 'selected' | 'defaultExpanded'>) => {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set([...defaultExpanded, ...pathTo(nodes, selected)]),
  );
  const [shown, setShown] = useState(selected);
  const [wanted, setWanted] = useState<string | undefined>(selected);
  if (shown !== selected) {
    setShown(selected);
    setWanted(selected);
    setExpanded(new Set([...expanded, ...pathTo(nodes, selected)]));
  }
  const setOpen = (ids: readonly string[], open: boolean): void => {
    const next = new Set(expanded);
    for (const id of ids) open ? next.add(id) : next.delete(id);
    setExpanded(next);
  };
  return { expanded, setOpen, wanted, setWanted };
};

/** The open branches, the current row of the keyboard, and the rows to draw. */
export const useTree = ({ nodes, selected, onSelect, defaultExpanded, ref }: Options) => {
  const list = useRef<HTMLDivElement | null>(null);
  const { expanded, setOpen, wanted, setWanted } = useExpanded({ nodes, selected, defaultExpanded });
  const rows = useMemo(() => visibleRows(nodes, expanded), [nodes, expanded]);
  const keyOf = useCallback((index: number) => rows[index]?.node.id ?? '', [rows]);
  const view = useLanes({ count: rows.length, keyOf, laneMin: 1e6, gap: gapPx, heightGuess: heightGuessPx });
  const placed = view.width !== undefined;

  const stop = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === wanted),
  );
  const focused = rows[stop]?.node.id;
  const near = placed ? view.drawn : rows.slice(0, firstDrawn).map((_, index) => index);
  // The Tab stop is always in the page, wherever the tree is scrolled to.
  const indexes = rows.length === 0 || near.includes(stop) ? near : [...near, stop].sort((one, other) => one - other);
  const drawn = indexes.flatMap((index) => {
    const row = rows[index];
    return row ? [{ row, top: placed ? (view.lanes.tops[index] ?? 0) : undefined }] : [];
  });

  const { keepInSight, moved } = useArrival(list, focused, view.lanes.tops[stop]);
  const focus = (id: string): void => {
    flushSync(() => setWanted(id));
    list.current?.querySelector<HTMLElement>(`[data-lane="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
    keepInSight();
  };
  const choose = ({ node }: TreeRow): void =>
    node.children?.length ? setOpen([node.id], !expanded.has(node.id)) : onSelect({ id: node.id });

  const { setList } = view;
  const root = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element;
      setList(element);
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [setList, ref],
  );
  return {
    rows,
    rowOf: (id: string | undefined) => rows.find(({ node }) => node.id === id),
    expanded,
    focused,
    focus,
    setWanted,
    setOpen,
    choose,
    drawn,
    measure: view.measure,
    rootProps: {
      ref: root,
      'data-flowing': !placed || undefined,
      style: placed ? { height: view.lanes.height } : undefined,
      onWheel: moved,
      onPointerDown: moved,
    },
  };
};

export type TreeState = ReturnType<typeof useTree>;

/**
 * Distant rows are measured only when they are reached, which may move the target row. It is kept visible until the person scrolls or
 * points.
 */
const useArrival = (list: { current: HTMLElement | null }, focused: string | undefined, top: number | undefined) => {
  const arriving = useRef<string>(undefined);
  const show = useCallback(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && list.current?.contains(activeElement))
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move of the row that calls for it
  useLayoutEffect(() => {
    if (arriving.current !== undefined && arriving.current === focused) show();
  }, [focused, top, show]);
  return {
    keepInSight: () => {
      const { activeElement } = document;
      arriving.current = activeElement instanceof HTMLElement ? activeElement.dataset.lane : undefined;
      show();
    },
    moved: () => {
      arriving.current = undefined;
    },
  };
};
