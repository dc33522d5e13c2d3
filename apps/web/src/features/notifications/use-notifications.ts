import { notificationMutations, notificationQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

/** The notifications of the person, page by page, and a way to mark all as read. */
export const useNotifications = () => {
  const api = useApi();
  const pages = useInfiniteQuery(notificationQueries.pages(api));
  const markRead = useMutation(notificationMutations.markRead(api, useQueryClient()));
  return {
    pages,
    items: pages.data?.pages.flatMap(({ items }) => items),
    unread: pages.data?.pages[0]?.unread ?? 0,
    readAll: () => markRead.mutate({}),
    isReading: markRead.isPending,
  };
};
