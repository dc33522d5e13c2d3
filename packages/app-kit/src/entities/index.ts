export { EntityChanges } from './EntityChanges.tsx';
export { calledOf, nameOf } from './entity-user-names.ts';
export { LineMenu, type LineMenuOpening, useLineMenu } from './LineMenu.tsx';
export { RequestStatusMark, requestStatusNames } from './RequestStatusMark.tsx';
export { Section } from './Section.tsx';
export { useEntityWords } from './use-entity-words.ts';
export { useHasEntityUsers } from './use-has-entity-users.ts';
export { useProgressWords } from './use-progress-words.ts';
export { useSuppliersRefusal } from './use-suppliers-refusal.ts';
