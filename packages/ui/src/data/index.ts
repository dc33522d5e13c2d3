export * from './DataTable/index.ts';
export { InfiniteList, type InfiniteListProps } from './InfiniteList/InfiniteList.tsx';
export { Masonry, type MasonryProps } from './Masonry/Masonry.tsx';
export type { TreeMoving } from './TreeTable/moving.ts';
export { TreeTable, type TreeTableProps } from './TreeTable/TreeTable.tsx';
