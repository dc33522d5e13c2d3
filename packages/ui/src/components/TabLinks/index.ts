export * from './TabLinks.tsx';
