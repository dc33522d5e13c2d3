import { peopleQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import type { OrganizationUsers } from '@esg/contract';
import { Button, Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PeopleToolbar } from './PeopleToolbar.tsx';
import { findPeople } from './people-search.ts';
import { SeatsSummary } from './SeatsSummary.tsx';
import { useInviteDraft } from './use-invite-draft.ts';
import { usePeopleSearch } from './use-people-search.ts';

/** The people of the organisation, open invitations, and everybody's permission level (spec section 2). Follows the changes of others. */
export const UserManagementPage = () => {
  const { t } = useLingui();
  const title = t`Users Management`;
  usePageTitle(title);
  const people = useQuery(peopleQueries.users(useApi()));
  const [inviting, setInviting] = useState(false);
  return (
    <Page
      title={title}
      purpose={people.data && <SeatsSummary seats={people.data.seats} />}
      action={
        people.data && (
          <Button emphasis="strong" onClick={() => setInviting(true)}>
            <Trans>Invite people</Trans>
          </Button>
        )
      }
    >
      {people.data ? (
        <People people={people.data} inviting={inviting} onInviting={setInviting} />
      ) : (
        <NotLoaded
          title={<Trans>Couldn’t load the people of your organisation</Trans>}
          error={people.error}
          onRetry={() => void people.refetch()}
        />
      )}
    </Page>
  );
};

type PeopleProps = {
  readonly people: OrganizationUsers;
  readonly inviting: boolean;
  readonly onInviting: (inviting: boolean) => void;
};

const People = ({ people, inviting, onInviting }: PeopleProps) => {
  const { search, change } = usePeopleSearch();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const draft = useInviteDraft(people.permissionLevels);
  const found = findPeople(people.users, search);
  // Actions do not apply to people who are out of sight.
  const inSight = found.filter(({ id }) => chosen.has(id));
  return (
    <Stack gap={2}>
      <PeopleFilters search={search} levels={people.permissionLevels} onChange={change} />
      <PeopleToolbar chosen={inSight} people={people} onDone={() => setChosen(new Set())} />
      <PeopleTable
        people={found}
        everybody={people.users}
        search={search}
        onSearch={change}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Text size="sm" tone="muted">
        <Trans>Choose people in the list to change what they can do or to remove them.</Trans>
      </Text>
      {inviting && <InviteDialog people={people} draft={draft} onClose={() => onInviting(false)} />}
    </Stack>
  );
};
