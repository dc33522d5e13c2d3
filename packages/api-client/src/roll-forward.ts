import type { CarriedReport, CarryDraft, CarryPlanQuery } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { makeCarriedReport, readCarryPlan, readLastValues, readReportOrigin } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Reports that start from others. */
export const rollForwardQueries = {
  /** A preview of a report that starts from this one. */
  plan: (client: ApiClient, id: string, { kind, versionId, start, end }: CarryPlanQuery) =>
    query([...keys.report(id), 'carry-plan', kind, versionId ?? null, start ?? null, end ?? null], (signal) =>
      readCarryPlan({
        client,
        signal,
        throwOnError,
        path: { id },
        query: { kind, ...(versionId ? { versionId } : {}), ...(start && end ? { start, end } : {}) },
      }),
    ),
  /** The report that this one started from, and what was carried over. */
  origin: (client: ApiClient, id: string) =>
    query([...keys.report(id), 'origin'], (signal) => readReportOrigin({ client, signal, throwOnError, path: { id } })),
  /** The answers of last period's report in the same fields. */
  lastValues: (client: ApiClient, id: string) =>
    query([...keys.report(id), 'last-values'], (signal) =>
      readLastValues({ client, signal, throwOnError, path: { id } }),
    ),
};

/** Starts a report from another one. `key` makes a repeated call return the report of the first. */
export const rollForwardMutations = {
  make: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<CarriedReport, CarryDraft & { key: string }>(
      ({ key, ...body }) =>
        makeCarriedReport({ client, throwOnError, body, path: { id }, headers: { 'Idempotency-Key': key } }),
      async ({ report }) => {
        queryClient.setQueryData(keys.reportItself(report.id), report);
        await queryClient.invalidateQueries({ queryKey: keys.reportLists });
      },
    ),
};
