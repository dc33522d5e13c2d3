export * from './SplitButton.tsx';
