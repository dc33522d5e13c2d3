import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Permission } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

/** Whether the signed-in person may do this. False until it is known: nothing is offered that is then refused. */
export const useMay = (permission: Permission): boolean => {
  const { data } = useQuery(sessionQueries.profile(useApi()));
  return data?.permissions.includes(permission) ?? false;
};
