import type { EntityUserEntities, NewEntityUser, Party } from '@esg/contract';
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
import { meant } from './party.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** Entity users, for people who manage their entities; everything here is about suppliers and their people with `suppliers`. */
export const entityUserQueries = {
  /** Sorted by e-mail, including invited ones. */
  all: (client: ApiClient, of: Party = 'entities') =>
    query([...keys.entityUsers, of], (signal) => listEntityUsers({ client, query: meant(of), signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'entity-users.changed' });

export const entityUserMutations = {
  invite: (client: ApiClient, queryClient: QueryClient, of: Party = 'entities') =>
    mutation(
      (body: NewEntityUser) => inviteEntityUser({ client, throwOnError, query: meant(of), body }),
      readAgain(queryClient),
    ),
  /** Sends an invitation again with a new link, which replaces the old one. */
  resend: (client: ApiClient, queryClient: QueryClient, of: Party = 'entities') =>
    mutation(
      (id: string) => resendEntityUserInvitation({ client, throwOnError, query: meant(of), path: { id } }),
      readAgain(queryClient),
    ),
  /** Sets which of the caller's entities a person answers for. */
  changeEntities: (client: ApiClient, queryClient: QueryClient, of: Party = 'entities') =>
    mutation(
      ({ id, ...body }: EntityUserEntities & { id: string }) =>
        changeEntityUserEntities({ client, throwOnError, query: meant(of), path: { id }, body }),
      readAgain(queryClient),
    ),
  /** Removes somebody from the caller's entities, or withdraws their invitation. */
  remove: (client: ApiClient, queryClient: QueryClient, of: Party = 'entities') =>
    mutation(
      (id: string) => removeEntityUser({ client, throwOnError, query: meant(of), path: { id } }),
      readAgain(queryClient),
    ),
};

type LinksPlace = { readonly id: string; readonly entityId: string };

/** The links in letters to a person about an entity. */
export const entityLinkMutations = {
  /** No link of theirs to the entity works from the next call on. */
  withdraw: (client: ApiClient, queryClient: QueryClient, of: Party = 'entities') =>
    mutation(
      (path: LinksPlace) => withdrawEntityLinks({ client, throwOnError, query: meant(of), path }),
      readAgain(queryClient),
    ),
  /** Lets their next letter carry a link again. */
  allow: (client: ApiClient, queryClient: QueryClient, of: Party = 'entities') =>
    mutation(
      (path: LinksPlace) => allowEntityLinks({ client, throwOnError, query: meant(of), path }),
      readAgain(queryClient),
    ),
};

/** The data of an entity user's portal. */
export const entityPortalQueries = {
  entities: (client: ApiClient) =>
    query([...keys.entityUsers, 'portal'], (signal) => listPortalEntities({ client, signal, throwOnError })),
};
