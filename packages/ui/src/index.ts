// Components: layout, actions, overlays, display
export * from './components/index.ts';
// Forms: fields and the parts of a form
export * from './forms/index.ts';
