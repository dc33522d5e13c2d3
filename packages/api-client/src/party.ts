import type { Party } from '@esg/contract';

/** The query of calls that serve entities and suppliers alike. */
export const meant = (of: Party): { of?: Party } => (of === 'suppliers' ? { of } : {});
