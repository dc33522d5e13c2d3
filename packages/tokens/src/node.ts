export * from './index.ts';
export { themeCss } from './tenant/theme-css.ts';
