import type { ClientOrganization } from '@esg/contract';

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Clients that have every word in their name, industry or country, in the given order. */
export const findClients = (
  clients: readonly ClientOrganization[],
  query: string,
  countryOf: (client: ClientOrganization) => string,
): readonly ClientOrganization[] => {
  const words = plain(query).trim().split(/\s+/);
  return clients.filter((client) => {
    const text = plain([client.name, client.industry ?? '', countryOf(client)].join(' '));
    return words.every((word) => text.includes(word));
  });
};
