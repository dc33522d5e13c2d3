import { entityQueries, entityUserQueries } from '@esg/api-client';
import { NotLoaded, PagePath, useApi, usePageTitle } from '@esg/app-kit';
import { useHasEntityUsers } from '@esg/app-kit/entities';
import type { Entity, EntityUser } from '@esg/contract';
import { Button, EmptyState, Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
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
  const hasEntityUsers = useHasEntityUsers();
  const error = users.error ?? entities.error;
  const invite = hasEntityUsers && (
    <Button emphasis="strong" onClick={() => setInviting(true)}>
      <Trans>Invite an entity user</Trans>
    </Button>
  );
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[{ id: 'all', label: t`Entity Management`, link: <Link to="/ct/entity-management" /> }]}
        />
      }
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
  /** The button; false where the organisation has no entity users. */
  readonly invite: ReactNode;
};

const People = ({ users, entities, invite }: PeopleProps) =>
  users.length > 0 ? (
    <EntityUsersTable users={users} entities={entities} />
  ) : !invite ? (
    <NoneHere />
  ) : (
    <EmptyState
      title={<Trans>No entity users yet</Trans>}
      purpose={<Trans>Invite the people who know the figures of a site, a building or a ship.</Trans>}
      example={<Trans>For example the engineer who reads the meters of a plant.</Trans>}
      action={invite}
    />
  );

/** In a consultancy, and in a client's organisation: why there is nobody to invite, and what to do instead. */
const NoneHere = () => (
  <EmptyState
    title={<Trans>Your organisation has no entity users</Trans>}
    purpose={
      <Trans>
        Consultancies and their clients work without them. Enter the figures of your entities in the data hub, or import
        a sheet.
      </Trans>
    }
    action={
      <Button asChild>
        <Link to="/ct/data-hub">
          <Trans>Open the data hub</Trans>
        </Link>
      </Button>
    }
  />
);
