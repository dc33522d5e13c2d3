export * from './ErrorPanel.tsx';
