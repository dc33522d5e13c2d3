import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { hasEntityUsers } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

/** Whether the person's organisation may have entity users: clients and consultancies have none. True until the person is known. */
export const useHasEntityUsers = (): boolean => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  return profile === undefined || hasEntityUsers(profile.organizationType);
};
