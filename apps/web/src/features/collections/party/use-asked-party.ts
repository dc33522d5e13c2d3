import { useHasEntityUsers } from '@esg/app-kit/entities';
import { type Party, parties, type UserProfile } from '@esg/contract';
import { useSearch } from '@tanstack/react-router';

/** Whether the person may ask suppliers: who manages all entities, in an organisation whose suppliers can have people. */
export const useMayAskSuppliers = ({ permissions }: Pick<UserProfile, 'permissions'>): boolean => {
  const hasPeople = useHasEntityUsers();
  return hasPeople && permissions.includes('entity:manage');
};

/** Whom the address means, `?of=suppliers`: entities where it says nothing, or the person may not ask suppliers. */
export const useAskedParty = (profile: Pick<UserProfile, 'permissions'>) => {
  const { of } = useSearch({ strict: false }) as { of?: unknown };
  const maySuppliers = useMayAskSuppliers(profile);
  const asked: Party = (maySuppliers && parties.find((party) => party === of)) || 'entities';
  return { of: asked, maySuppliers };
};

/** What an address says about whom it means. */
export const searchOf = (of: Party): { of?: Party } => (of === 'suppliers' ? { of } : {});
