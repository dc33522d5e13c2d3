export { EntityChanges } from './EntityChanges.tsx';
export { calledOf, nameOf } from './entity-user-names.ts';
export { RequestStatusMark, requestStatusNames } from './RequestStatusMark.tsx';
export { useEntityWords } from './use-entity-words.ts';
export { useHasEntityUsers } from './use-has-entity-users.ts';
