export * from './TextLink.tsx';
