export * from './Status.tsx';
