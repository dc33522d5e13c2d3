export * from './Panes.tsx';
export type { PaneResize } from './Splitter.tsx';
