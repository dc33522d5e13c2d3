import { useFormatters } from '@esg/app-kit';
import type { Webhook } from '@esg/contract';
import { Badge, Card, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eventWords } from '../api-words.ts';
import { type WebhookAct, WebhookActions } from './WebhookActions.tsx';
import { WebhookTasks } from './WebhookTasks.tsx';

/** One webhook: its address, its events, its health, and the actions on it. */
export const WebhookCard = ({ webhook }: { readonly webhook: Webhook }) => {
  const { i18n } = useLingui();
  const [act, setAct] = useState<WebhookAct>();
  const { name, url, events } = webhook;
  return (
    <Card as="article" tone="sunken" aria-label={name}>
      <Stack gap={3}>
        <Inline gap={3} justify="between">
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <WebhookState webhook={webhook} />
        </Inline>
        <Text numeric>{url}</Text>
        <Inline gap={1}>
          {events.map((event) => (
            <Badge key={event}>{i18n._(eventWords[event])}</Badge>
          ))}
        </Inline>
        <WebhookActions webhook={webhook} onAct={setAct} />
      </Stack>
      {act && <WebhookTasks webhook={webhook} act={act} onClose={() => setAct(undefined)} />}
    </Card>
  );
};

const WebhookState = ({ webhook: { pausedAt, failingSince } }: { readonly webhook: Webhook }) => {
  const { date } = useFormatters();
  const since = failingSince && date(failingSince);
  if (pausedAt !== null)
    return (
      <Status tone="neutral">
        <Trans>Paused</Trans>
      </Status>
    );
  return since ? (
    <Status tone="warning">
      <Trans>No successful delivery since {since}</Trans>
    </Status>
  ) : (
    <Status tone="success">
      <Trans>Working</Trans>
    </Status>
  );
};
