import { entityQueries, entityUserQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import type { Entity, EntityUser } from '@esg/contract';
import { Button, EmptyState, Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EntityUsersTable } from './EntityUsersTable.tsx';
import { InviteEntityUserDialog } from './InviteEntityUserDialog.tsx';

/** The entity users with their entities, and open invitations (spec section 6). Follows the changes of others. */
export const EntityUsersPage = () => {
  const { t } = useLingui();
  const title = t`Entity users`;
  usePageTitle(title);
  const api = useApi();
  const users = useQuery(entityUserQueries.all(api));
  const entities = useQuery(entityQueries.all(api));
  const [inviting, setInviting] = useState(false);
  const error = users.error ?? entities.error;
  const invite = (
    <Button emphasis="strong" onClick={() => setInviting(true)}>
      <Trans>Invite an entity user</Trans>
    </Button>
  );
  return (
    <Page
      title={title}
      purpose={<Trans>People who answer for their own entities. They see nothing else and take no seat.</Trans>}
      action={users.data?.length ? invite : undefined}
    >
      {users.data && entities.data ? (
        <People users={users.data} entities={entities.data} invite={invite} />
      ) : (
        <NotLoaded
          title={<Trans>Couldn’t load the entity users</Trans>}
          error={error}
          onRetry={() => void Promise.all([users.refetch(), entities.refetch()])}
        />
      )}
      {inviting && entities.data && (
        <InviteEntityUserDialog entities={entities.data} onClose={() => setInviting(false)} />
      )}
    </Page>
  );
};

type PeopleProps = {
  readonly users: readonly EntityUser[];
  readonly entities: readonly Entity[];
  readonly invite: React.ReactNode;
};

const People = ({ users, entities, invite }: PeopleProps) =>
  users.length > 0 ? (
    <EntityUsersTable users={users} entities={entities} />
  ) : (
    <EmptyState
      title={<Trans>No entity users yet</Trans>}
      purpose={<Trans>Invite the people who know the figures of a site, a building or a ship.</Trans>}
      example={<Trans>For example the engineer who reads the meters of a plant.</Trans>}
      action={invite}
    />
  );
