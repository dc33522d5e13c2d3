export { endGrant, giveEntities, listGivenEntities, takeEntities } from './access-grants.repository.ts';
export { accessGrants } from './access-grants.tables.ts';
export { requireGrant } from './require-grant.ts';
