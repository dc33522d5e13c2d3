export {
  countGrantsOf,
  endGrant,
  giveEntities,
  listGivenEntities,
  passGrantsOn,
  takeEntities,
} from './access-grants.repository.ts';
export { accessGrants } from './access-grants.tables.ts';
export { requireGrant } from './require-grant.ts';
