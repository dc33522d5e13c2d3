import { consultancyMutations, consultancyQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import type { ClientRelease } from '@esg/contract';
import { Button, Heading, Stack, Table, TableHead, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Companies that were let go: by whom and when, and the way back as long as they did not go their own way. Nothing where there are none. */
export const FormerClients = () => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { data: releases = [] } = useQuery(consultancyQueries.releases(useApi()));
  if (releases.length === 0) return null;
  const heads = [t`Client`, t`Let go on`, t`By`, t`Actions`];
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        <Trans>Clients you let go</Trans>
      </Heading>
      <Table caption={t`Clients you let go`} captionHidden stacked>
        <TableHead heads={heads} />
        <tbody>
          {releases.map((release) => (
            <tr key={release.id}>
              <th scope="row">{release.client.name}</th>
              <td data-label={t`Let go on`}>{date(release.releasedAt)}</td>
              <td data-label={t`By`}>{release.releasedBy}</td>
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

const WayBack = ({ release: { id, client, standing, administrators } }: { readonly release: ClientRelease }) => {
  const { t } = useLingui();
  const { name } = client;
  const restore = useMutation(consultancyMutations.restore(useApi(), useQueryClient()));
  const { list } = useFormatters();
  const people = list(administrators);
  if (standing !== 'restorable')
    return (
      <Text as="span" size="sm" tone="muted">
        {standing === 'in-use' ? (
          <Trans>In use again. Ask {people} to invite you</Trans>
        ) : (
          <Trans>Has a plan of its own</Trans>
        )}
      </Text>
    );
  return (
    <Button
      size="compact"
      pending={restore.isPending}
      aria-label={t`Take back: ${name}`}
      onClick={() =>
        restore.mutate(id, {
          onSuccess: () => notify('success', msg`The client is back`),
          onError: notifyProblem,
        })
      }
    >
      <Trans>Take back</Trans>
    </Button>
  );
};
