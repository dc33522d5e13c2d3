export * from './ChatThread.tsx';
