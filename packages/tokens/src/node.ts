export * from './index.ts';
export { type DocumentColors, documentColors } from './tenant/document-colors.ts';
export { themeCss } from './tenant/theme-css.ts';
