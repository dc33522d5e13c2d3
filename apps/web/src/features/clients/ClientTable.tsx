import { useFormatters, useSwitchOrganization } from '@esg/app-kit';
import type { ClientAdministratorState, ClientOrganization, UserProfile } from '@esg/contract';
import { Badge, Button, Inline, Progress, Stack, Status, type statusTones, Table, TableHead, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { InviteAdministratorDialog } from './InviteAdministratorDialog.tsx';
import { StopManagingDialog } from './StopManagingDialog.tsx';

type Look = { readonly tone: (typeof statusTones)[number]; readonly word: MessageDescriptor };

/** The look of each state of the client's own administrator. */
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

/** Clients by name, each with a button to view it. */
export const ClientTable = ({ clients, countryOf, profile }: ClientTableProps) => {
  const { t } = useLingui();
  const { pendingId, switchTo } = useSwitchOrganization();
  const [inviting, setInviting] = useState<ClientOrganization>();
  const [leaving, setLeaving] = useState<ClientOrganization>();
  const mayManage = profile.permissions.includes('client:manage');
  const heads = [t`Client`, t`Progress`, t`Due on`, t`Last activity`, t`Company`, t`Administrator`, t`Actions`];
  return (
    <>
      <Table caption={t`Clients`} captionHidden stacked>
        <TableHead heads={heads} />
        <tbody>
          {clients.map((client) => (
            <ClientRow
              key={client.id}
              client={client}
              country={countryOf(client)}
              isViewed={client.id === profile.organizationId}
              pending={pendingId === client.id}
              onView={() => switchTo(client.id)}
              onStop={mayManage && profile.viewedFrom === null ? () => setLeaving(client) : undefined}
              onInvite={mayManage && client.administrator !== 'registered' ? () => setInviting(client) : undefined}
            />
          ))}
        </tbody>
      </Table>
      {leaving && <StopManagingDialog client={leaving} onClose={() => setLeaving(undefined)} />}
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
  readonly onStop: (() => void) | undefined;
};

const ClientRow = ({ client, country, isViewed, pending, onView, onInvite, onStop }: ClientRowProps) => {
  const { t, i18n } = useLingui();
  const { ago, day } = useFormatters();
  const [nowMs] = useState(() => Date.now());
  const { name, industry, administrator, lastActivityAt } = client;
  const { nextDueOn } = client.reports;
  const { tone, word } = looks[administrator];
  return (
    <tr>
      <th scope="row">
        <Text as="span" strong>
          {name}
        </Text>
      </th>
      <td data-label={t`Progress`}>
        <ReportsProgress client={client} />
      </td>
      <td data-label={t`Due on`}>{nextDueOn ? day(nextDueOn) : '–'}</td>
      <td data-label={t`Last activity`}>{lastActivityAt ? ago(lastActivityAt, nowMs) : '–'}</td>
      <td data-label={t`Company`}>{[industry, country].filter(Boolean).join(' · ') || '–'}</td>
      <td data-label={t`Administrator`}>
        <Status tone={tone}>{i18n._(word)}</Status>
      </td>
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
            <Button size="compact" emphasis="quiet" aria-label={t`Invite administrator: ${name}`} onClick={onInvite}>
              <Trans>Invite administrator</Trans>
            </Button>
          )}
          {onStop && (
            <Button size="compact" emphasis="quiet" aria-label={t`Stop managing: ${name}`} onClick={onStop}>
              <Trans>Stop managing</Trans>
            </Button>
          )}
        </Inline>
      </td>
    </tr>
  );
};

/** The number of reports in progress, and their progress together. */
const ReportsProgress = ({ client: { name, reports } }: { readonly client: ClientOrganization }) => {
  const { t } = useLingui();
  const { done, total } = reports.progress;
  if (reports.ongoing === 0)
    return (
      <Text as="span" size="sm" tone="muted">
        <Trans>No report in progress</Trans>
      </Text>
    );
  return (
    <Stack gap={1}>
      <Text as="span" size="sm">
        <Plural value={reports.ongoing} one="# report in progress" other="# reports in progress" />
      </Text>
      {total > 0 && (
        <Progress
          value={done / total}
          tone={done === total ? 'success' : 'accent'}
          label={t`Progress of ${name}`}
          valueText={t`${done} of ${total} disclosures are complete or explained`}
        />
      )}
    </Stack>
  );
};
