import type { ClientAdministratorInvitation, ClientBoardOrder, ClientBoardState, NewClient } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  createClientOrganization,
  inviteClientAdministrator,
  listClientReleases,
  listMyClients,
  readClientBoard,
  readConsultantCompany,
  releaseClientOrganization,
  restoreClientOrganization,
  switchOrganization,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** What of the board is asked for; what is left out is as usual. */
export type ClientBoardAsk = {
  readonly today: string;
  readonly q?: string | undefined;
  readonly state?: ClientBoardState | undefined;
  readonly order?: ClientBoardOrder | undefined;
  readonly page?: number | undefined;
};

export const consultancyQueries = {
  /** Clients of the own consultancy. */
  clients: (client: ApiClient) =>
    query(keys.consultancies, (signal) => listMyClients({ client, signal, throwOnError })),
  /** A page of the reports of all clients. */
  board: (client: ApiClient, asked: ClientBoardAsk) =>
    query([...keys.consultancies, 'board', asked], (signal) =>
      readClientBoard({ client, signal, throwOnError, query: asked }),
    ),
  /** Clients that were let go and not taken back. */
  releases: (client: ApiClient) =>
    query([...keys.consultancies, 'releases'], (signal) => listClientReleases({ client, signal, throwOnError })),
  /** The consultancy one is of or is advised by, and the client one views or is of. */
  company: (client: ApiClient) =>
    query(keys.consultantCompany, (signal) => readConsultantCompany({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => () => queryClient.invalidateQueries({ queryKey: keys.consultancies });

export const consultancyMutations = {
  /** Tokens of a client's organisation, or of the own consultancy again. Whoever takes them starts with an empty cache. */
  switchOrganization: (client: ApiClient) =>
    mutation(({ organizationId, refreshToken }: { organizationId: string; refreshToken: string }) =>
      switchOrganization({
        client,
        throwOnError,
        headers: { refreshToken },
        body: { clientOrConsultancyId: organizationId },
      }),
    ),
  /** Takes a company on as a client. */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation((body: NewClient) => createClientOrganization({ client, throwOnError, body }), readAgain(queryClient)),
  /** Lets a client go, by its name. */
  release: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, name }: { id: string; name: string }) =>
        releaseClientOrganization({ client, throwOnError, path: { id }, body: { name } }),
      readAgain(queryClient),
    ),
  /** Takes one back that was let go. */
  restore: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => restoreClientOrganization({ client, throwOnError, path: { id } }), readAgain(queryClient)),
  /** Asks somebody to administer a client. */
  inviteAdministrator: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: { id: string } & ClientAdministratorInvitation) =>
        inviteClientAdministrator({ client, throwOnError, path: { id }, body }),
      readAgain(queryClient),
    ),
};
