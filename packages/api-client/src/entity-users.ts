import type { EntityUserEntities, NewEntityUser } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  allowEntityLinks,
  changeEntityUserEntities,
  inviteEntityUser,
  listEntityUsers,
  listPortalEntities,
  removeEntityUser,
  resendEntityUserInvitation,
  withdrawEntityLinks,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** Entity users, for people who manage their entities. */
export const entityUserQueries = {
  /** Sorted by e-mail, including invited ones. */
  all: (client: ApiClient) => query(keys.entityUsers, (signal) => listEntityUsers({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'entity-users.changed' });

export const entityUserMutations = {
  invite: (client: ApiClient, queryClient: QueryClient) =>
    mutation((body: NewEntityUser) => inviteEntityUser({ client, throwOnError, body }), readAgain(queryClient)),
  /** Sends an invitation again with a new link, which replaces the old one. */
  resend: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (id: string) => resendEntityUserInvitation({ client, throwOnError, path: { id } }),
      readAgain(queryClient),
    ),
  /** Sets which of the caller's entities a person answers for. */
  changeEntities: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: EntityUserEntities & { id: string }) =>
        changeEntityUserEntities({ client, throwOnError, path: { id }, body }),
      readAgain(queryClient),
    ),
  /** Removes somebody from the caller's entities, or withdraws their invitation. */
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => removeEntityUser({ client, throwOnError, path: { id } }), readAgain(queryClient)),
};

type LinksPlace = { readonly id: string; readonly entityId: string };

/** The links in letters to a person about an entity. */
export const entityLinkMutations = {
  /** No link of theirs to the entity works from the next call on. */
  withdraw: (client: ApiClient, queryClient: QueryClient) =>
    mutation((path: LinksPlace) => withdrawEntityLinks({ client, throwOnError, path }), readAgain(queryClient)),
  /** Lets their next letter carry a link again. */
  allow: (client: ApiClient, queryClient: QueryClient) =>
    mutation((path: LinksPlace) => allowEntityLinks({ client, throwOnError, path }), readAgain(queryClient)),
};

/** The data of an entity user's portal. */
export const entityPortalQueries = {
  entities: (client: ApiClient) =>
    query([...keys.entityUsers, 'portal'], (signal) => listPortalEntities({ client, signal, throwOnError })),
};
