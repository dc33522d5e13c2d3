import { organizationQueries, referenceQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import type { OwnProfile } from './frameworks-that-concern.ts';

/** The parts of the organisation's profile that decide which frameworks concern it; `undefined` until its country is known. */
export const useOwnProfile = (): OwnProfile | undefined => {
  const api = useApi();
  const { data: organisation } = useQuery(organizationQueries.profile(api));
  const { data: exchanges = [] } = useQuery(referenceQueries.stockExchanges(api));
  const listedIn = exchanges.find(({ id }) => id === organisation?.stockExchange)?.country;
  const code = listedIn ?? organisation?.headquartersCountry;
  if (!code) return undefined;
  const { employeesCount: employees, industry } = organisation ?? {};
  return { code, isListed: listedIn !== undefined, employees, industry };
};
