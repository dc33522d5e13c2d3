import { PersonStatusMark, useFormatters } from '@esg/app-kit';
import { nameOf } from '@esg/app-kit/entities';
import type { Entity, EntityUser } from '@esg/contract';
import { Stack, Table, TableHead, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChangeEntitiesDialog } from './ChangeEntitiesDialog.tsx';
import { EntityUserActions } from './EntityUserActions.tsx';
import { RemoveEntityUserDialog } from './RemoveEntityUserDialog.tsx';

type EntityUsersTableProps = { readonly users: readonly EntityUser[]; readonly entities: readonly Entity[] };

/** Each entity user with their entities, when they joined and last signed in, and the actions on them. */
export const EntityUsersTable = ({ users, entities }: EntityUsersTableProps) => {
  const { t } = useLingui();
  const [changing, setChanging] = useState<EntityUser>();
  const [removing, setRemoving] = useState<EntityUser>();
  const names = new Map(entities.map(({ id, name }) => [id, name]));
  return (
    <>
      <Table caption={t`Entity users`} captionHidden stacked>
        <TableHead heads={[t`Name`, t`Entities`, t`Status`, t`Joined`, t`Last sign-in`, t`Actions`]} />
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <th scope="row">
                <Person user={user} />
              </th>
              <td>
                <EntitiesOf user={user} names={names} />
              </td>
              <td>
                <PersonStatusMark status={user.status} />
              </td>
              <Dates user={user} />
              <td>
                <EntityUserActions user={user} onChange={() => setChanging(user)} onRemove={() => setRemoving(user)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {changing && <ChangeEntitiesDialog user={changing} entities={entities} onClose={() => setChanging(undefined)} />}
      {removing && <RemoveEntityUserDialog user={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
};

const Person = ({ user }: { readonly user: EntityUser }) => {
  const name = nameOf(user);
  if (!name) return user.email;
  return (
    <Stack gap={1}>
      <span>{name}</span>
      <Text size="sm" tone="muted">
        {user.email}
      </Text>
    </Stack>
  );
};

type EntitiesOfProps = { readonly user: EntityUser; readonly names: ReadonlyMap<string, string> };

const EntitiesOf = ({ user, names }: EntitiesOfProps) => {
  const { list } = useFormatters();
  return list(user.entityIds.flatMap((id) => names.get(id) ?? []));
};

/** When the person joined and last signed in; of an invitation, when it was sent or ended. */
const Dates = ({ user: { joinedAt, lastSignInAt, invitation } }: { readonly user: EntityUser }) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  if (invitation) {
    const isOver = Date.parse(invitation.expiresAt) < Date.now();
    return (
      <td colSpan={2}>
        {isOver ? t`Invitation ended ${date(invitation.expiresAt)}` : t`Invited ${date(invitation.sentAt)}`}
      </td>
    );
  }
  return (
    <>
      <td data-label={t`Joined`}>
        <Text as="span" truncate>
          {joinedAt && date(joinedAt)}
        </Text>
      </td>
      <td data-label={t`Last sign-in`}>
        {lastSignInAt
          ? `${date(lastSignInAt)} ${time(lastSignInAt)}`
          : t({ message: 'Not yet', context: 'last sign-in' })}
      </td>
    </>
  );
};
