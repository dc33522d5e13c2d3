export * from './Button/index.ts';
export * from './Stack/index.ts';
export * from './Text/index.ts';
