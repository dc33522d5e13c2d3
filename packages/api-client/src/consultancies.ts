import type { ClientAdministratorInvitation, ClientBoardOrder, ClientBoardState, NewClient } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  acceptConsultancyAccess,
  createClientOrganization,
  declineConsultancyAccess,
  endConsultancyAccess,
  endConsultancyManagement,
  inviteClientAdministrator,
  listClientReleases,
  listConsultancyAccessRequests,
  listMyClients,
  readClientBoard,
  readConsultantCompany,
  releaseClientOrganization,
  requestClientAccess,
  switchOrganization,
  withdrawClientAccessRequest,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { startKeys } from './start-keys.ts';

const throwOnError = true;

/** The filter of the board; missing values have their defaults. */
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
  /** Former clients, each with the last request to manage it again. */
  releases: (client: ApiClient) =>
    query([...keys.consultancies, 'releases'], (signal) => listClientReleases({ client, signal, throwOnError })),
  /** Requests of consultancies to manage the own organisation. */
  accessRequests: (client: ApiClient) =>
    query([...keys.consultancies, 'access-requests'], (signal) =>
      listConsultancyAccessRequests({ client, signal, throwOnError }),
    ),
  /** The consultancy that the person belongs to or is advised by, and the client that they view or belong to. */
  company: (client: ApiClient) =>
    query([...keys.consultancies, 'company-information'], (signal) =>
      readConsultantCompany({ client, signal, throwOnError }),
    ),
};

const answers = {
  accept: (client: ApiClient, id: string) => acceptConsultancyAccess({ client, throwOnError, path: { id } }),
  decline: (client: ApiClient, id: string) => declineConsultancyAccess({ client, throwOnError, path: { id } }),
  end: (client: ApiClient, id: string) => endConsultancyAccess({ client, throwOnError, path: { id } }),
};

const readAgain = (queryClient: QueryClient) => () => queryClient.invalidateQueries({ queryKey: keys.consultancies });

/** Whether a consultancy manages a company changes the company's type. */
const readWithProfile = (queryClient: QueryClient) => () =>
  Promise.all([keys.consultancies, startKeys.profile].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

export const consultancyMutations = {
  /** Tokens of a client's organisation, or of the own consultancy again. Whoever uses them starts with an empty cache. */
  switchOrganization: (client: ApiClient) =>
    mutation(({ organizationId, refreshToken }: { organizationId: string; refreshToken: string }) =>
      switchOrganization({
        client,
        throwOnError,
        headers: { refreshToken },
        body: { clientOrConsultancyId: organizationId },
      }),
    ),
  /** Adds a company as a client. */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation((body: NewClient) => createClientOrganization({ client, throwOnError, body }), readAgain(queryClient)),
  /** Stops managing a client, by its name. */
  release: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, name }: { id: string; name: string }) =>
        releaseClientOrganization({ client, throwOnError, path: { id }, body: { name } }),
      readAgain(queryClient),
    ),
  /** Asks a former client to be managed again, by the id of its release. */
  requestAccess: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => requestClientAccess({ client, throwOnError, path: { id } }), readAgain(queryClient)),
  /** Withdraws such a request. */
  withdrawRequest: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (id: string) => withdrawClientAccessRequest({ client, throwOnError, path: { id } }),
      readAgain(queryClient),
    ),
  /** Accepts or declines a consultancy's request, or ends an accepted access. */
  answerRequest: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, answer }: { id: string; answer: keyof typeof answers }) => answers[answer](client, id),
      readWithProfile(queryClient),
    ),
  /** Ends the access of the consultancy that manages the own organisation. */
  endManagement: (client: ApiClient, queryClient: QueryClient) =>
    mutation(() => endConsultancyManagement({ client, throwOnError }), readWithProfile(queryClient)),
  /** Asks somebody to administer a client. */
  inviteAdministrator: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: { id: string } & ClientAdministratorInvitation) =>
        inviteClientAdministrator({ client, throwOnError, path: { id }, body }),
      readAgain(queryClient),
    ),
};
