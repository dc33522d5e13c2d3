export * from './Preloader.tsx';
