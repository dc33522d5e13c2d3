// Components: layout, actions, overlays, display
export * from './components/index.ts';
// Forms: fields and the parts of a form
export * from './forms/index.ts';
// Theme: typed references to the tokens, for the styles of applications
export { vars } from './theme/contract.css.ts';
