export {
  countGrantsOf,
  endGrant,
  findHolder,
  type GivenEntity,
  giveEntities,
  holdGivenEntities,
  listGivenEntities,
  type OnGiven,
  passGrantsOn,
  takeEntities,
} from './access-grants.repository.ts';
export { accessGrants } from './access-grants.tables.ts';
export { requireGrant } from './require-grant.ts';
