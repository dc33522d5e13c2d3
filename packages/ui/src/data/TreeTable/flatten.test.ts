import { expect, it } from 'vitest';
import { flatten } from './flatten.ts';

type Row = { id: string; children?: Row[] };
const nodes: Row[] = [
  { id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }, { id: 'd' }] },
  { id: 'e', children: [] },
];
const tree = { nodes, keyOf: ({ id }: Row) => id, childrenOf: ({ children }: Row) => children };

it('shows only rows below open rows, with their levels', () => {
  const { rows, places } = flatten(tree, (key) => key === 'a');
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e']);
  expect(places.get('a')).toEqual({ level: 1, expanded: true });
  expect(places.get('b')).toEqual({ level: 2, expanded: false });
  expect(places.get('e')).toEqual({ level: 1, expanded: undefined });
});

it('shows every row when all are open', () => expect(flatten(tree, () => true).rows).toHaveLength(5));
