import type { OrganizationUserInvitation, Role } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  assignEntitiesManager,
  assignManagedEntities,
  changeOrganizationUserRoles,
  inviteOrganizationUser,
  listOrganizationUsers,
  removeOrganizationUser,
  resendOrganizationUserInvitation,
} from './generated/sdk.gen.ts';
import { invalidationsOf } from './invalidations.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** The people of the own organisation, for its administrators. */
export const peopleQueries = {
  /** Everybody including invited people, the seats, and the available permission levels. */
  users: (client: ApiClient) =>
    query(keys.organizationUsers, (signal) => listOrganizationUsers({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => () =>
  queryClient.invalidateQueries({ queryKey: keys.organizationUsers });

export const peopleMutations = {
  invite: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: OrganizationUserInvitation) => inviteOrganizationUser({ client, throwOnError, body }),
      readAgain(queryClient),
    ),
  /** Sends an invitation again with a new link, which replaces the old one. */
  resend: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (id: string) => resendOrganizationUserInvitation({ client, throwOnError, path: { id } }),
      readAgain(queryClient),
    ),
  /** Removes a person, whose work the successor (else the caller) takes over, or withdraws an invitation. */
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, successorId }: { id: string; successorId?: string }) =>
        removeOrganizationUser({ client, throwOnError, path: { id }, query: { successorId } }),
      () => Promise.all([readAgain(queryClient)(), queryClient.invalidateQueries({ queryKey: keys.reportLists })]),
    ),
  changeRole: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, role }: { id: string; role: Role }) =>
        changeOrganizationUserRoles({ client, throwOnError, path: { id }, body: { roles: [role] } }),
      readAgain(queryClient),
    ),
  /** The entities manager of a basic user; null for nobody. */
  assignEntitiesManager: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, entitiesManagerId }: { id: string; entitiesManagerId: string | null }) =>
        assignEntitiesManager({ client, throwOnError, path: { id }, body: { entitiesManagerId } }),
      readAgain(queryClient),
    ),
  /** The entities that this person manages, and no others. */
  assignEntities: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, entityIds }: { id: string; entityIds: readonly string[] }) =>
        assignManagedEntities({ client, throwOnError, path: { id }, body: { entityIds: [...entityIds] } }),
      () =>
        Promise.all(
          invalidationsOf({ type: 'entities.changed' }).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        ),
    ),
};
