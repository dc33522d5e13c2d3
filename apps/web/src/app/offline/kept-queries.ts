import { keys, startKeys } from '@esg/api-client';
import type { PortalRequest, PortalTask } from '@esg/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { forgetOthers, type KeptQuery, ofPerson, readKept, writeKept } from './kept-store.ts';

const requests = [...keys.collections, 'portal'];
const keptPrefixes: readonly QueryKey[] = [
  startKeys.me,
  startKeys.profile,
  startKeys.subscriptionStatus,
  [...keys.entityUsers, 'portal'],
  requests,
];
const begins = (key: QueryKey, prefix: QueryKey) => prefix.every((part, place) => key[place] === part);
const isKept = (key: QueryKey) => keptPrefixes.some((prefix) => begins(key, prefix));

type Asked = Pick<PortalRequest, 'collectionId' | 'entityId'>;
const nameOf = ({ collectionId, entityId }: Asked) => `${collectionId} ${entityId}`;

type Standing = Pick<PortalRequest, 'status' | 'closedAt' | 'isArchived'>;
/** As `mayAnswer` of the contract has it, whose file would bring the shared modules to the parts that load after the first page. */
export const isOpen = ({ status, closedAt, isArchived }: Standing): boolean =>
  (status === 'open' || status === 'returned') && closedAt === null && !isArchived;

/** Without what belongs to requests that cannot be answered any more, or are not asked of this person any more. */
export const openOnly = (queries: readonly KeptQuery[]): KeptQuery[] => {
  const dataOf = <Data>(kind: string) =>
    queries.filter(({ key }) => begins(key, [...requests, kind])).map(({ data }) => data as Data);
  const list = dataOf<readonly PortalRequest[]>('list')[0];
  const listed = list && new Set(list.filter(isOpen).map(nameOf));
  const open = new Set(
    dataOf<PortalTask>('task')
      .filter((task) => isOpen(task) && (!listed || listed.has(nameOf(task))))
      .map(nameOf),
  );
  return queries.filter(({ key }) => {
    const [collectionId, entityId] = key.slice(requests.length + 1) as string[];
    return !begins(key, requests) || !collectionId || open.has(`${collectionId} ${entityId}`);
  });
};

/** Short, because a phone may close the page at any moment. */
const pauseMs = 100;

/**
 * Keeps what the gateway says of this person and what is asked of them, for as long as the page is open: each answer replaces the one
 * before.
 */
export const keepQueries = async (queryClient: QueryClient, whose: string): Promise<void> => {
  const cache = queryClient.getQueryCache();
  await forgetOthers(whose);
  const kept = new Map<string, KeptQuery>();
  for (const query of await readKept(whose)) kept.set(JSON.stringify(query.key), query);
  let isDue = false;
  const write = () => {
    for (const { queryKey: key, state } of cache.getAll())
      if (isKept(key) && state.data !== undefined)
        kept.set(JSON.stringify(key), { key, data: state.data, at: state.dataUpdatedAt });
    const open = openOnly([...kept.values()]);
    kept.clear();
    for (const query of open) kept.set(JSON.stringify(query.key), query);
    void writeKept(whose, open);
  };
  cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || !isKept(query.queryKey)) return;
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      write();
    }, pauseMs);
  });
  write();
};

/** Puts what is kept for this person into the cache, as old as it is. Resolves to whether there is any. */
export const restoreQueries = async (queryClient: QueryClient, whose: string): Promise<boolean> => {
  const queries = await readKept(whose);
  // A request that is not open on the screen stays for as long as the page.
  for (const queryKey of keptPrefixes) queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  for (const { key, data, at } of queries) queryClient.setQueryData(key, data, { updatedAt: at });
  return queries.length > 0;
};

/** The same for somebody who is signed in. */
export const restorePerson = (queryClient: QueryClient, userId: string): Promise<boolean> =>
  restoreQueries(queryClient, ofPerson(userId));
