import type {
  ContentCategoryChange,
  ContentEntry,
  ContentEntryChange,
  ContentOrder,
  NewContentEntry,
  NewsReadMark,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeContentCategory,
  changeContentEntry,
  createContentCategory,
  createContentEntry,
  listArticles,
  listContentCategories,
  listContentEntries,
  listNews,
  markNewsRead,
  orderContentCategories,
  orderContentEntries,
  readNewsMark,
  removeContentCategory,
  removeContentEntry,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Articles and news of the tenant. `entries` is for their editors; others get `permission.denied`. */
export const contentQueries = {
  articles: (client: ApiClient) => query(keys.articles, (signal) => listArticles({ client, signal, throwOnError })),
  news: (client: ApiClient) => query(keys.news, (signal) => listNews({ client, signal, throwOnError })),
  categories: (client: ApiClient) =>
    query(keys.contentCategories, (signal) => listContentCategories({ client, signal, throwOnError })),
  entries: (client: ApiClient) =>
    query(keys.contentEntries, (signal) => listContentEntries({ client, signal, throwOnError })),
  newsMark: (client: ApiClient) => query(keys.newsMark, (signal) => readNewsMark({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => async () => {
  await queryClient.invalidateQueries({ queryKey: keys.content });
};

/** Writing articles and news. A refused `content.stale` carries the present text: `ApiError.currentContent`. */
export const contentMutations = {
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ContentEntry, NewContentEntry>(
      (body) => createContentEntry({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<ContentEntry, ContentEntryChange>(
      (body) => changeContentEntry({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => removeContentEntry({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  order: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, ContentOrder>(
      (body) => orderContentEntries({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  orderCategories: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, ContentOrder>(
      (body) => orderContentCategories({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  markNewsRead: (client: ApiClient, queryClient: QueryClient) =>
    mutation<NewsReadMark>(
      () => markNewsRead({ client, throwOnError }),
      (mark) => {
        queryClient.setQueryData(keys.newsMark, mark);
      },
    ),
  createCategory: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, ContentCategoryChange>(
      (body) => createContentCategory({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  changeCategory: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<unknown, ContentCategoryChange>(
      (body) => changeContentCategory({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  removeCategory: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => removeContentCategory({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
};
