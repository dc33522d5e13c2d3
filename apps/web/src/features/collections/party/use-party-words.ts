import type { Party } from '@esg/contract';
import { type PartyWords, useWordsOfEntities } from './words-of-entities.ts';
import { useWordsOfSuppliers } from './words-of-suppliers.ts';

/** What the screens call those that a collection asks, and where these are kept. Every screen about collections has its words from here. */
export const usePartyWords = (of: Party): PartyWords => {
  const entities = useWordsOfEntities();
  const suppliers = useWordsOfSuppliers();
  return of === 'suppliers' ? suppliers : entities;
};
