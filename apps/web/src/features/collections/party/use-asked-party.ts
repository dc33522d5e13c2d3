import { useSuppliersRefusal } from '@esg/app-kit/entities';
import { type Party, parties } from '@esg/contract';
import { useSearch } from '@tanstack/react-router';

/** Whom the address means, `?of=suppliers`: entities where it says nothing, or the person may not ask suppliers. */
export const useAskedParty = () => {
  const { of } = useSearch({ strict: false }) as { of?: unknown };
  const maySuppliers = useSuppliersRefusal() === undefined;
  const asked: Party = (maySuppliers && parties.find((party) => party === of)) || 'entities';
  return { of: asked, maySuppliers };
};
