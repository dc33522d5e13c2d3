import type { NewSupplier, Supplier, SupplierChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  archiveSupplier,
  changeSupplier,
  createSupplier,
  listSupplierRequests,
  listSuppliers,
  restoreSupplier,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** Suppliers, for people who manage all entities. How far their requests are changes with collections and answers. */
export const supplierQueries = {
  /** By name, archived ones included. */
  all: (client: ApiClient) => query(keys.suppliers, (signal) => listSuppliers({ client, signal, throwOnError })),
  /** What one is asked in all collections, the newest first. */
  requests: (client: ApiClient, id: string) =>
    query([...keys.suppliers, 'requests', id], (signal) =>
      listSupplierRequests({ client, path: { id }, signal, throwOnError }),
    ),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'entities.changed' });

/** Writing suppliers. A refused `resource.stale` carries the present supplier. */
export const supplierMutations = {
  /** Repeats with the same key add one supplier. Nobody gets a letter before somebody is invited. */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Supplier, NewSupplier & { key: string }>(
      ({ key, ...body }) => createSupplier({ client, body, throwOnError, headers: { 'Idempotency-Key': key } }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Supplier, SupplierChange & { id: string }>(
      ({ id, ...body }) => changeSupplier({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  archive: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Supplier, string>((id) => archiveSupplier({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  restore: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Supplier, string>((id) => restoreSupplier({ client, path: { id }, throwOnError }), readAgain(queryClient)),
};
