import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { OrganizationUser, OrganizationUsers } from '@esg/contract';
import { mayBeEntitiesManager } from '@esg/contract';
import { Button, Inline, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { EntitiesDialog } from './EntitiesDialog.tsx';
import { EntitiesManagerDialog } from './EntitiesManagerDialog.tsx';
import { InvitationActions } from './InvitationActions.tsx';
import { actionsFor } from './people-actions.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

type Chosen = {
  readonly chosen: readonly OrganizationUser[];
  readonly people: OrganizationUsers;
  /** Called when all is done: it clears the choice. */
  readonly onDone: () => void;
};

/** Actions on the chosen people; those that are not allowed are not offered. */
export const PeopleToolbar = ({ chosen, people, onDone }: Chosen) => {
  const actions = actionsFor(chosen, people.users);
  if (chosen.length === 0) return null;
  return (
    <Inline gap={2}>
      <Text strong>
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </Text>
      {actions.includes('resend') && <InvitationActions chosen={chosen} onDone={onDone} />}
      <PersonActions chosen={chosen} people={people} onDone={onDone} />
      <Reason chosen={chosen} people={people} />
    </Inline>
  );
};

type Open = 'role' | 'manager' | 'entities' | 'sessions' | 'remove';

const PersonActions = ({ chosen, people, onDone }: Chosen) => {
  const [open, setOpen] = useState<Open>();
  const actions = actionsFor(chosen, people.users);
  const isPeople = chosen.every(({ status }) => status === 'Registered');
  const isOthers = isPeople && !chosen.some(({ isSelf }) => isSelf);
  const mayAssign = isPeople && chosen.every(({ role }) => role === 'basic');
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  const [only] = chosen.length === 1 && isPeople ? chosen : [];
  const keeper = only && mayBeEntitiesManager(only.role) && profile?.permissions.includes('data-hub:read') && only;
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onDone();
  };
  const shared = { chosen, onClose: close, onDone: done };
  const managers = people.users.filter(({ role, status }) => status === 'Registered' && mayBeEntitiesManager(role));
  return (
    <>
      {actions.includes('change-permission-level') && (
        <Button size="compact" onClick={() => setOpen('role')}>
          <Trans>Change permission level</Trans>
        </Button>
      )}
      {mayAssign && (
        <Button size="compact" onClick={() => setOpen('manager')}>
          <Trans>Assign entities manager</Trans>
        </Button>
      )}
      {keeper && (
        <Button size="compact" onClick={() => setOpen('entities')}>
          <Trans>Choose entities</Trans>
        </Button>
      )}
      {isOthers && (
        <Button size="compact" onClick={() => setOpen('sessions')}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      )}
      {actions.includes('remove-user') && (
        <Button size="compact" onClick={() => setOpen('remove')}>
          <Trans>Remove user</Trans>
        </Button>
      )}
      {open === 'role' && <RoleDialog {...shared} levels={people.permissionLevels} />}
      {open === 'manager' && <EntitiesManagerDialog {...shared} managers={managers} />}
      {open === 'entities' && keeper && (
        <EntitiesDialog person={keeper} everybody={people.users} onClose={close} onDone={done} />
      )}
      {open === 'sessions' && <EndSessionsDialog {...shared} />}
      {open === 'remove' && <RemoveDialog {...shared} everybody={people.users} />}
    </>
  );
};

/** Why an action that people may look for is missing. */
const Reason = ({ chosen, people }: Pick<Chosen, 'chosen' | 'people'>) => {
  const actions = actionsFor(chosen, people.users);
  const isMixed = new Set(chosen.map(({ status }) => status)).size > 1;
  const words = isMixed ? (
    <Trans>Choose either people or invitations.</Trans>
  ) : actions.length === 0 ? (
    <Trans>Your organisation needs at least one administrator. Make someone else an administrator first.</Trans>
  ) : chosen.some(({ isSelf }) => isSelf) ? (
    <Trans>Ask another administrator to remove your own account.</Trans>
  ) : null;
  return (
    words && (
      <Text size="sm" tone="muted">
        {words}
      </Text>
    )
  );
};
