export { modulesInForce, readModulesInForce } from './module-gate.repository.ts';
export { createModuleGate } from './module-gate.ts';
export { requireOpen } from './require-open.ts';
