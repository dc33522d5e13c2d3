import { webhookMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { WebhookDelivery } from '@esg/contract';
import { Accordion, Banner, Button, Facts, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventWords, failureWords } from '../api-words.ts';
import { TestResult } from './TestResult.tsx';

type DeliveryListProps = { readonly webhookId: string; readonly deliveries: readonly WebhookDelivery[] };

/** One line for each; opened, it shows the request and the response. */
export const DeliveryList = ({ webhookId, deliveries }: DeliveryListProps) => (
  <Accordion
    headingLevel={3}
    items={deliveries.map((delivery) => ({
      id: delivery.id,
      title: <Happening delivery={delivery} />,
      mark: <Arrival status={delivery.status} />,
      content: <Detail webhookId={webhookId} delivery={delivery} />,
    }))}
  />
);

const Happening = ({ delivery: { type, createdAt } }: { readonly delivery: WebhookDelivery }) => {
  const { i18n } = useLingui();
  const { date, time } = useFormatters();
  return (
    <Inline gap={3}>
      <span>{i18n._(eventWords[type])}</span>
      <Text as="span" size="sm" tone="muted">
        {date(createdAt)} {time(createdAt)}
      </Text>
    </Inline>
  );
};

const Arrival = ({ status }: Pick<WebhookDelivery, 'status'>) => {
  const tones = { delivered: 'success', waiting: 'progress', failed: 'danger' } as const;
  const words = {
    delivered: <Trans>Received</Trans>,
    waiting: <Trans>Waiting for another attempt</Trans>,
    failed: <Trans>Failed</Trans>,
  };
  return <Status tone={tones[status]}>{words[status]}</Status>;
};

const Detail = ({ webhookId, delivery }: { readonly webhookId: string; readonly delivery: WebhookDelivery }) => {
  const { t, i18n } = useLingui();
  const { date, time } = useFormatters();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const replay = useMutation(webhookMutations.replay(api, queryClient));
  const { id, attempts, responseStatus, milliseconds, responseBody, failure, nextAttemptAt, payload } = delivery;
  const facts = [
    { term: t`Attempts`, value: attempts },
    ...(responseStatus === null ? [] : [{ term: t`Response`, value: responseStatus }]),
    ...(milliseconds === null ? [] : [{ term: t`Duration`, value: t`${milliseconds} ms` }]),
    ...(failure ? [{ term: t`Why`, value: i18n._(failureWords[failure]) }] : []),
    ...(nextAttemptAt ? [{ term: t`Next attempt`, value: `${date(nextAttemptAt)} ${time(nextAttemptAt)}` }] : []),
    { term: t`Message id`, value: delivery.eventId },
    { term: t`Message`, value: payload },
    ...(responseBody ? [{ term: t`Beginning of the response`, value: responseBody }] : []),
  ];
  return (
    <Stack gap={4}>
      <Facts facts={facts} />
      {replay.error && <Banner tone="danger" title={problem(replay.error)} />}
      {replay.data && <TestResult delivery={replay.data} />}
      <Inline>
        <Button size="compact" pending={replay.isPending} onClick={() => replay.mutate({ id: webhookId, partId: id })}>
          <Trans>Send again</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
