export * from './Panes.tsx';
