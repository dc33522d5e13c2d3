import { organizationQueries, referenceQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';

/** Where the organisation is listed, else where its headquarters are; `undefined` until that is known. */
export const useOwnCountry = () => {
  const api = useApi();
  const { data: organisation } = useQuery(organizationQueries.profile(api));
  const { data: exchanges = [] } = useQuery(referenceQueries.stockExchanges(api));
  const listedIn = exchanges.find(({ id }) => id === organisation?.stockExchange)?.country;
  const code = listedIn ?? organisation?.headquartersCountry;
  return code ? { code, isListed: listedIn !== undefined } : undefined;
};
