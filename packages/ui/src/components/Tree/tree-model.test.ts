import { expect, it } from 'vitest';
import { pathTo, rowStartingWith, type TreeNode, visibleRows } from './tree-model.ts';

const nodes: TreeNode[] = [
  {
    id: 'a',
    label: 'Energy',
    children: [
      { id: 'a1', label: '302-1' },
      { id: 'a2', label: '302-2' },
    ],
  },
  { id: 'b', label: 'Water', children: [{ id: 'b1', label: 'x', children: [{ id: 'b11', label: 'deep' }] }] },
];

it('shows only nodes below open branches, each with its level and its position for screen readers', () => {
  const rows = visibleRows(nodes, new Set(['a']));
  expect(rows.map(({ node, level, place, siblings, parent }) => [node.id, level, place, siblings, parent])).toEqual([
    ['a', 1, 1, 2, undefined],
    ['a1', 2, 1, 2, 'a'],
    ['a2', 2, 2, 2, 'a'],
    ['b', 1, 2, 2, undefined],
  ]);
});

it('finds the branches above a node', () => {
  expect(pathTo(nodes, 'b11')).toEqual(['b', 'b1']);
  expect(pathTo(nodes, 'a')).toEqual([]);
  expect(pathTo(nodes, 'gone')).toEqual([]);
});

it('starts again at the top when typed letters match no later node', () => {
  const rows = visibleRows(nodes, new Set(['a']));
  expect(rowStartingWith(rows, 1, '302')?.node.id).toBe('a1');
  expect(rowStartingWith(rows, 3, 'e')?.node.id).toBe('a');
  expect(rowStartingWith(rows, 0, 'zz')).toBeUndefined();
});
