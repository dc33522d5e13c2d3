export * from './ContextMenu.tsx';
