import { useSwitchOrganization } from '@esg/app-kit';
import type { ClientAdministratorState, ClientOrganization, UserProfile } from '@esg/contract';
import { Badge, Button, Inline, Status, type statusTones, Table } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { InviteAdministratorDialog } from './InviteAdministratorDialog.tsx';

type Look = { readonly tone: (typeof statusTones)[number]; readonly word: MessageDescriptor };

/** Whether the client has somebody of its own who administers it. */
const looks: Record<ClientAdministratorState, Look> = {
  none: { tone: 'neutral', word: msg`None yet` },
  invited: { tone: 'warning', word: msg`Invited` },
  registered: { tone: 'success', word: msg`Registered` },
};

type ClientTableProps = {
  readonly clients: readonly ClientOrganization[];
  readonly countryOf: (client: ClientOrganization) => string;
  readonly profile: UserProfile;
};

/** Clients by name, each with the way into it. */
export const ClientTable = ({ clients, countryOf, profile }: ClientTableProps) => {
  const { t } = useLingui();
  const { pendingId, switchTo } = useSwitchOrganization();
  const [inviting, setInviting] = useState<ClientOrganization>();
  const mayInvite = profile.permissions.includes('client:manage');
  // What people come for stands beside the name, so that it is in sight on a phone.
  const heads = [t`Name`, t`Actions`, t`Industry`, t`Headquarters`, t`Administrator`];
  return (
    <>
      <Table caption={t`Clients`} captionHidden>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <ClientRow
              key={client.id}
              client={client}
              country={countryOf(client)}
              isViewed={client.id === profile.organizationId}
              pending={pendingId === client.id}
              onView={() => switchTo(client.id)}
              onInvite={mayInvite && client.administrator !== 'registered' ? () => setInviting(client) : undefined}
            />
          ))}
        </tbody>
      </Table>
      {inviting && <InviteAdministratorDialog client={inviting} onClose={() => setInviting(undefined)} />}
    </>
  );
};

type ClientRowProps = {
  readonly client: ClientOrganization;
  readonly country: string;
  readonly isViewed: boolean;
  readonly pending: boolean;
  readonly onView: () => void;
  readonly onInvite: (() => void) | undefined;
};

const ClientRow = ({ client, country, isViewed, pending, onView, onInvite }: ClientRowProps) => {
  const { t, i18n } = useLingui();
  const { name, industry, administrator } = client;
  const { tone, word } = looks[administrator];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Inline gap={2}>
          {isViewed ? (
            <Badge tone="accent">
              <Trans>Viewing now</Trans>
            </Badge>
          ) : (
            <Button size="compact" pending={pending} aria-label={t`View as this client: ${name}`} onClick={onView}>
              <Trans>View as this client</Trans>
            </Button>
          )}
          {onInvite && (
            <Button size="compact" aria-label={t`Invite administrator: ${name}`} onClick={onInvite}>
              <Trans>Invite administrator</Trans>
            </Button>
          )}
        </Inline>
      </td>
      <td>{industry ?? '–'}</td>
      <td>{country || '–'}</td>
      <td>
        <Status tone={tone}>{i18n._(word)}</Status>
      </td>
    </tr>
  );
};
