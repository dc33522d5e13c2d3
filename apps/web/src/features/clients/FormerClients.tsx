import { consultancyMutations, consultancyQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import type { ClientRelease } from '@esg/contract';
import { Button, Heading, Stack, Table, TableHead, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RequestState } from './RequestState.tsx';

/** Former clients: since when, who ended it, and a request to manage them again. Shows nothing if there are none. */
export const FormerClients = () => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { data: releases = [] } = useQuery(consultancyQueries.releases(useApi()));
  if (releases.length === 0) return null;
  const heads = [t`Client`, t`Stopped on`, t`By`, t`Request`, t`Actions`];
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        <Trans>Clients you no longer manage</Trans>
      </Heading>
      <Table caption={t`Clients you no longer manage`} captionHidden stacked>
        <TableHead heads={heads} />
        <tbody>
          {releases.map((release) => (
            <tr key={release.id}>
              <th scope="row">{release.client.name}</th>
              <td data-label={t`Stopped on`}>{date(release.releasedAt)}</td>
              <td data-label={t`By`}>{release.releasedBy}</td>
              <td data-label={t`Request`}>{release.request ? <RequestState request={release.request} /> : '–'}</td>
              <td>
                <WayBack release={release} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};

const WayBack = ({
  release: { id, client, standing, administrators, request },
}: {
  readonly release: ClientRelease;
}) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const api = useApi();
  const queryClient = useQueryClient();
  const ask = useMutation(consultancyMutations.requestAccess(api, queryClient));
  const withdraw = useMutation(consultancyMutations.withdrawRequest(api, queryClient));
  const { name } = client;
  const people = list(administrators);
  if (request?.state === 'pending')
    return (
      <Button
        size="compact"
        emphasis="quiet"
        pending={withdraw.isPending}
        aria-label={t`Withdraw the request: ${name}`}
        onClick={() =>
          withdraw.mutate(request.id, {
            onSuccess: () => notify('success', msg`The request is withdrawn`),
            onError: notifyProblem,
          })
        }
      >
        <Trans>Withdraw the request</Trans>
      </Button>
    );
  if (standing === 'on-its-own')
    return (
      <Text as="span" size="sm" tone="muted">
        <Trans>Has a plan of its own</Trans>
      </Text>
    );
  return (
    <Stack gap={1} align="start">
      <Button
        size="compact"
        pending={ask.isPending}
        aria-label={t`Ask to manage again: ${name}`}
        onClick={() =>
          ask.mutate(id, {
            onSuccess: () => notify('success', msg`We’ve e-mailed its administrators`),
            onError: notifyProblem,
          })
        }
      >
        <Trans>Ask to manage again</Trans>
      </Button>
      <Text as="span" size="sm" tone="muted">
        <Trans>{people} can accept or decline</Trans>
      </Text>
    </Stack>
  );
};
