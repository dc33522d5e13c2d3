import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

/** Query over the pages of a generated call, as one list that grows with `fetchNextPage`. */
export const pages = <Item>(
  queryKey: QueryKey,
  read: (query: { cursor?: string }, signal: AbortSignal) => Promise<{ data: Page<Item> }>,
) =>
  infiniteQueryOptions<Page<Item>, ApiError, Item[], QueryKey, string | undefined>({
    queryKey,
    queryFn: async ({ pageParam, signal }) => (await read(pageParam ? { cursor: pageParam } : {}, signal)).data,
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: (data) => data.pages.flatMap(({ items }) => items),
  });
