import { sessionQueries } from '@esg/api-client';
import { type SuppliersRefusal, suppliersRefusal } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/services.tsx';

/** Why the person, who manages entities, keeps no suppliers. Undefined for those who keep them and ask them, and until the person is known. */
export const useSuppliersRefusal = (): SuppliersRefusal | undefined => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  return profile && suppliersRefusal(profile, profile.organizationType);
};
