import { entityUserMutations, entityUserQueries } from '@esg/api-client';
import { NotLoaded, notify, notifyProblem, PersonStatusMark, useApi, useFormatters } from '@esg/app-kit';
import { calledOf, LineMenu, nameOf, Section } from '@esg/app-kit/entities';
import type { EntityLinks, EntityUser, Supplier } from '@esg/contract';
import { Button, Inline, MenuItem, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { InviteSupplierDialog } from './InviteSupplierDialog.tsx';
import { RemoveEntityUserDialog } from './RemoveEntityUserDialog.tsx';

type PeopleOfSupplierProps = {
  readonly supplier: Supplier;
  /** Draws what is known of the links in letters to a person, and the actions on them. */
  readonly links: (user: EntityUser, links: EntityLinks) => ReactNode;
};

/** The people who answer for a supplier, and those who are invited to: inviting, sending again, removing. */
export const PeopleOfSupplier = ({ supplier, links }: PeopleOfSupplierProps) => {
  const { data, error, refetch } = useQuery(entityUserQueries.all(useApi(), 'suppliers'));
  const [inviting, setInviting] = useState(false);
  const people = data?.filter(({ entityIds }) => entityIds.includes(supplier.id));
  return (
    <Section
      title={<Trans>People</Trans>}
      hint={<Trans>They answer for this supplier, see nothing else of your organisation, and take no seat.</Trans>}
    >
      {people ? (
        <People people={people} supplier={supplier} links={links} />
      ) : (
        <NotLoaded title={<Trans>Couldn’t load the people</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {people && supplier.archivedAt === null && (
        <Inline>
          <Button size="compact" onClick={() => setInviting(true)}>
            <Trans>Invite someone</Trans>
          </Button>
        </Inline>
      )}
      {inviting && <InviteSupplierDialog supplier={supplier} onClose={() => setInviting(false)} />}
    </Section>
  );
};

type PeopleProps = PeopleOfSupplierProps & { readonly people: readonly EntityUser[] };

const People = ({ people, supplier, links }: PeopleProps) => {
  const [removing, setRemoving] = useState<EntityUser>();
  if (people.length === 0)
    return (
      <Text tone="muted">
        <Trans>No people yet. Requests reach the supplier once you invite someone.</Trans>
      </Text>
    );
  return (
    <>
      <Stack as="ul" gap={3} align="stretch">
        {people.map((user) => (
          <li key={user.id}>
            <Person user={user} onRemove={() => setRemoving(user)} />
            {user.links
              .filter(({ entityId }) => entityId === supplier.id)
              .map((one) => (
                <div key={one.entityId}>{links(user, one)}</div>
              ))}
          </li>
        ))}
      </Stack>
      {removing && (
        <RemoveEntityUserDialog user={removing} supplier={supplier} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
};

type PersonProps = { readonly user: EntityUser; readonly onRemove: () => void };

const Person = ({ user, onRemove }: PersonProps) => {
  const { t } = useLingui();
  const resend = useMutation(entityUserMutations.resend(useApi(), useQueryClient(), 'suppliers'));
  const send = () =>
    resend.mutate(user.id, {
      onSuccess: () => notify('success', msg`Invitation sent`),
      onError: (error) => notifyProblem(error),
    });
  const name = calledOf(user);
  return (
    <Inline gap={2} wrap={false} justify="between" align="start">
      <Stack gap={1}>
        <Inline gap={2}>
          <Text strong>{name}</Text>
          <PersonStatusMark status={user.status} />
        </Inline>
        {nameOf(user) !== '' && (
          <Text size="sm" tone="muted">
            {user.email}
          </Text>
        )}
        <Text size="sm" tone="muted">
          <Seen user={user} />
        </Text>
      </Stack>
      <LineMenu label={t`Actions for ${name}`}>
        {user.invitation && (
          <MenuItem onSelect={send}>
            <Trans>Send invitation again</Trans>
          </MenuItem>
        )}
        <MenuItem tone="danger" onSelect={onRemove}>
          {user.invitation ? <Trans>Withdraw invitation</Trans> : <Trans>Remove user</Trans>}
        </MenuItem>
      </LineMenu>
    </Inline>
  );
};

/** When the person last signed in; of an invitation, when it was sent or ended. */
const Seen = ({ user: { invitation, lastSignInAt } }: Pick<PersonProps, 'user'>) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  if (invitation)
    return Date.parse(invitation.expiresAt) < Date.now()
      ? t`Invitation ended ${date(invitation.expiresAt)}`
      : t`Invited ${date(invitation.sentAt)}`;
  if (!lastSignInAt) return t`Not signed in yet`;
  const at = `${date(lastSignInAt)} ${time(lastSignInAt)}`;
  return t`Last sign-in ${at}`;
};
