/** A row of a tree as it stands in a list. */
export type TreePlace = { level: number; expanded: boolean | undefined };

type Tree<Row> = {
  nodes: readonly Row[];
  keyOf: (row: Row) => string;
  childrenOf: (row: Row) => readonly Row[] | undefined;
};

/** Rows whose branches are open, from the top down, and the place of each by its key. */
export const flatten = <Row>({ nodes, keyOf, childrenOf }: Tree<Row>, isOpen: (key: string) => boolean) => {
  const rows: Row[] = [];
  const places = new Map<string, TreePlace>();
  const walk = (siblings: readonly Row[], level: number) => {
    for (const row of siblings) {
      const key = keyOf(row);
      const children = childrenOf(row) ?? [];
      const expanded = children.length === 0 ? undefined : isOpen(key);
      rows.push(row);
      places.set(key, { level, expanded });
      if (expanded) walk(children, level + 1);
    }
  };
  walk(nodes, 1);
  return { rows, places };
};
