import type { ApiClient } from './create-api-client.ts';
import { listMyClients, readConsultantCompany, switchOrganization } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

export const consultancyQueries = {
  /** Clients of the own consultancy. */
  clients: (client: ApiClient) =>
    query(keys.consultancies, (signal) => listMyClients({ client, signal, throwOnError })),
  /** The consultancy one is of, and the client one views. */
  company: (client: ApiClient) =>
    query(keys.consultantCompany, (signal) => readConsultantCompany({ client, signal, throwOnError })),
};

export const consultancyMutations = {
  /** Tokens of a client's organisation, or of the own consultancy again. Whoever takes them starts with an empty cache. */
  switchOrganization: (client: ApiClient) =>
    mutation(({ organizationId, refreshToken }: { organizationId: string; refreshToken: string }) =>
      switchOrganization({
        ...{ client, throwOnError },
        headers: { refreshToken },
        body: { clientOrConsultancyId: organizationId },
      }),
    ),
};
