import { webhookQueries } from '@esg/api-client';
import { NotLoaded, useApi } from '@esg/app-kit';
import { Button, EmptyState, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../Section.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

/** Addresses that receive the organisation's events. */
export const WebhooksSection = () => {
  const { data, error, refetch } = useQuery(webhookQueries.all(useApi()));
  const [adding, setAdding] = useState(false);
  const add = (
    <Button emphasis="strong" onClick={() => setAdding(true)}>
      <Trans>Add webhook</Trans>
    </Button>
  );
  return (
    <Section
      title={<Trans>Webhooks</Trans>}
      purpose={
        <Trans>Your systems are notified of what happened, with IDs only. Read the figures with an API key.</Trans>
      }
      action={data?.length ? add : undefined}
    >
      {!data && (
        <NotLoaded title={<Trans>Couldn’t load the webhooks</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState
          level={3}
          title={<Trans>No webhooks yet</Trans>}
          purpose={<Trans>Add the address of a system to notify of changes.</Trans>}
          example={<Trans>For example your data warehouse, when a report is published.</Trans>}
          action={add}
        />
      )}
      {data && data.length > 0 && (
        <Stack gap={4}>
          {data.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} />
          ))}
        </Stack>
      )}
      {adding && <WebhookDialog onClose={() => setAdding(false)} />}
    </Section>
  );
};
