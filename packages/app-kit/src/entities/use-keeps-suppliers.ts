import { sessionQueries } from '@esg/api-client';
import { hasEntityUsers, mayArrange } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/services.tsx';

/**
 * Whether the person keeps the suppliers and asks them: who manages all entities, in an organisation whose suppliers can have people. True
 * until the person is known.
 */
export const useKeepsSuppliers = (): boolean => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  if (!profile) return true;
  return (
    profile.permissions.includes('entity:manage') &&
    mayArrange(profile, null) &&
    hasEntityUsers(profile.organizationType)
  );
};
