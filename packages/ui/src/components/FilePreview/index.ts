export * from './FilePreview.tsx';
