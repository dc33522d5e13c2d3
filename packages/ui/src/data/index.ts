export * from './DataTable/index.ts';
export * from './InfiniteList/index.ts';
export * from './Masonry/index.ts';
export * from './TreeTable/index.ts';
