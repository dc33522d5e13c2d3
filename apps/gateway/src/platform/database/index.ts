export { idColumn, instant } from './columns.ts';
export {
  afterCommit,
  type Database,
  homeScopeOf,
  type Scope,
  type Scoped,
  type Transaction,
  type Visitor,
} from './database.ts';
export { fenceOf, organisationFence, tenantFence } from './fence.ts';
export { type OpenDatabase, openDatabase } from './open.ts';
export { orderedId } from './ordered-id.ts';
export { isRefusedBy } from './refusal.ts';
export { vacuum } from './upkeep.ts';
