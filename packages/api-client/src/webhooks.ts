import type { NewWebhook, Webhook, WebhookChange, WebhookDelivery, WebhookSecret } from '@esg/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeWebhook,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from './generated/sdk.gen.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;
const key = ['api', 'webhooks'];

/** Endpoints that get the organisation's events, and the deliveries to each. */
export const webhookQueries = {
  all: (client: ApiClient) => query(key, (signal) => listWebhooks({ client, signal, throwOnError })),
  deliveries: (client: ApiClient, id: string) =>
    infiniteQueryOptions({
      queryKey: [...key, 'deliveries', id],
      queryFn: async ({ signal, pageParam }) => {
        const cursor = pageParam ? { cursor: pageParam } : {};
        return (await listWebhookDeliveries({ client, signal, throwOnError, path: { id }, query: cursor })).data;
      },
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
};

const readAgain = (queryClient: QueryClient) => () => queryClient.invalidateQueries({ queryKey: key });

/** Managing webhooks and sending to them by hand. A secret is only in the response that created it. */
export const webhookMutations = {
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<WebhookSecret, NewWebhook>(
      (body) => createWebhook({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Webhook, { id: string; change: WebhookChange }>(
      ({ id, change }) => changeWebhook({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>((id) => removeWebhook({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  rotate: (client: ApiClient, queryClient: QueryClient) =>
    mutation<WebhookSecret, string>(
      (id) => rotateWebhookSecret({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  test: (client: ApiClient, queryClient: QueryClient) =>
    mutation<WebhookDelivery, string>(
      (id) => testWebhook({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  replay: (client: ApiClient, queryClient: QueryClient) =>
    mutation<WebhookDelivery, { id: string; partId: string }>(
      (path) => replayWebhookDelivery({ client, path, throwOnError }),
      readAgain(queryClient),
    ),
};
