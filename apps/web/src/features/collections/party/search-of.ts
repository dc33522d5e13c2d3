import type { Party } from '@esg/contract';

/** What an address says about whom it means. */
export const searchOf = (of: Party): { of?: Party } => (of === 'suppliers' ? { of } : {});
