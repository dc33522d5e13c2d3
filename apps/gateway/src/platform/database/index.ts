export { idColumn, instant } from './columns.ts';
export { type Database, homeScopeOf, type Scope, type Scoped, type Visitor } from './database.ts';
export { fenceOf, organisationFence, tenantFence } from './fence.ts';
export { type OpenDatabase, openDatabase } from './open.ts';
export { orderedId } from './ordered-id.ts';
export { prepared } from './prepared.ts';
export { isRefusedBy } from './refusal.ts';
export { afterCommit, type Transaction } from './transactions.ts';
export { vacuum } from './upkeep.ts';
