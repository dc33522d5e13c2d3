import type { NotificationSettings, NotificationsRead } from '@esg/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeNotificationSettings,
  listNotifications,
  markNotificationsRead,
  readNotificationSettings,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** The signed-in person's notifications, newest first, and their settings. */
export const notificationQueries = {
  pages: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: keys.notificationPages,
      queryFn: async ({ signal, pageParam }) => {
        const cursor = pageParam ? { cursor: pageParam } : {};
        return (await listNotifications({ client, signal, throwOnError, query: cursor })).data;
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
  settings: (client: ApiClient) =>
    query(keys.notificationSettings, (signal) => readNotificationSettings({ client, signal, throwOnError })),
};

/** Reading them, and choosing a digest. */
export const notificationMutations = {
  markRead: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, NotificationsRead>(
      (body) => markNotificationsRead({ client, body, throwOnError }),
      async () => {
        await queryClient.invalidateQueries({ queryKey: keys.notificationPages });
      },
    ),
  changeSettings: (client: ApiClient, queryClient: QueryClient) =>
    mutation<NotificationSettings, NotificationSettings>(
      (body) => changeNotificationSettings({ client, body, throwOnError }),
      (settings) => {
        queryClient.setQueryData(keys.notificationSettings, settings);
      },
    ),
};
