export { EntityChanges } from './EntityChanges.tsx';
export { useEntityWords } from './use-entity-words.ts';
