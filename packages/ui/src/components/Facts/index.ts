export * from './Facts.tsx';
