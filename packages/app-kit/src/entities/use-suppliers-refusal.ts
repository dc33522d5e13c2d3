import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type SuppliersRefusal, suppliersRefusal } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

/** Why the person, who manages entities, keeps no suppliers. Undefined for those who keep them and ask them, and until the person is known. */
export const useSuppliersRefusal = (): SuppliersRefusal | undefined => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  return profile && suppliersRefusal(profile, profile.organizationType);
};
