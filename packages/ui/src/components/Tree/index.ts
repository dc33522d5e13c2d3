export * from './Tree.tsx';
export type { TreeNode } from './tree-model.ts';
