import { TreeTable } from './TreeTable.tsx';

type Row = { id: string; parts?: Row[] };
const tree = {
  label: 'Metrics',
  nodes: [] as Row[],
  keyOf: ({ id }: Row) => id,
  childrenOf: ({ parts }: Row) => parts,
  columns: [{ id: 'name', header: 'Name', textOf: ({ id }: Row) => id }],
  message: '',
  headHint: '',
};

export const plain = <TreeTable {...tree} defaultExpanded="all" />;
// @ts-expect-error the rows of a tree come from its nodes
export const withRows = <TreeTable {...tree} rows={[]} />;
// @ts-expect-error what stands below something else cannot be filtered away from it
export const filtered = <TreeTable {...tree} filters={{ label: () => '', shown: () => '', nothing: '' }} />;
