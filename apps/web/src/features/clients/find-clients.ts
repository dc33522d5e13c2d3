import { type ClientOrganization, textSearch } from '@esg/contract';

/** Clients that have every word in their name, industry or country, in the given order. */
export const findClients = (
  clients: readonly ClientOrganization[],
  query: string,
  countryOf: (client: ClientOrganization) => string,
): readonly ClientOrganization[] => {
  const isFound = textSearch(query);
  return clients.filter((client) => isFound([client.name, client.industry ?? '', countryOf(client)].join(' ')));
};
