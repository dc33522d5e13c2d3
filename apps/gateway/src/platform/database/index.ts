export { asConsultancy } from './as-consultancy.ts';
export { asOrganisation } from './as-organisation.ts';
export { asSuppliers } from './as-suppliers.ts';
export type { Outcome } from './batches.ts';
export { idColumn, instant, jsonOrText } from './columns.ts';
export { type Database, homeScopeOf, partyOf, type Scope, type Scoped, systemScope, type Visitor } from './database.ts';
export {
  fenceOf,
  givenEntities,
  ofSuppliersColumn,
  openTo,
  organisationFence,
  partyFence,
  tenantFence,
} from './fence.ts';
export { lockLimit } from './lock-limit.ts';
export { type OpenDatabase, openDatabase } from './open.ts';
export { orderedId } from './ordered-id.ts';
export { prepared, preparedSql } from './prepared.ts';
export { isRefusedBy } from './refusal.ts';
export { olderThan, ownRows } from './rows.ts';
export { afterCommit, type Transaction } from './transactions.ts';
export { vacuum } from './upkeep.ts';
