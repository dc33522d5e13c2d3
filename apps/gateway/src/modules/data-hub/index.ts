export { hasDataHub } from './data-hub.repository.ts';
export { createDataHubGate } from './data-hub-gate.ts';
