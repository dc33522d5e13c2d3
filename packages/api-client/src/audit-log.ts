import type { AuditFileQuery, AuditFilter, AuditLogPage } from '@esg/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import { listAuditLog, readAuditLogChoices, readAuditLogFile } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

const throwOnError = true;

/** The audit log of a report. */
export const auditLogQueries = {
  /** Pages of the entries that match the filter, newest first. */
  pages: (client: ApiClient, id: string, filter: AuditFilter) =>
    infiniteQueryOptions<
      AuditLogPage,
      ApiError,
      { entries: AuditLogPage['items']; total: number },
      readonly unknown[],
      string | undefined
    >({
      queryKey: [...keys.auditLog(id), 'pages', filter],
      initialPageParam: undefined,
      queryFn: async ({ pageParam, signal }) => {
        const query = { ...filter, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) };
        return (await listAuditLog({ client, signal, throwOnError, path: { id }, query })).data;
      },
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: ({ pages }) => ({ entries: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
    }),
  /** The values by which the log can be filtered, and the end of its chain. */
  choices: (client: ApiClient, id: string) =>
    query([...keys.auditLog(id), 'choices'], (signal) =>
      readAuditLogChoices({ client, signal, throwOnError, path: { id } }),
    ),
};

/** Bytes of the log as a file; as a proof it is complete, whatever the filter. */
export const fetchAuditLogFile = async (client: ApiClient, id: string, file: AuditFileQuery): Promise<Blob> =>
  (await readAuditLogFile({ client, throwOnError, parseAs: 'blob', path: { id }, query: file })).data as Blob;
