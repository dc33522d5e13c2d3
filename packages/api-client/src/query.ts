import { type MutationOptions, mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

type Answered<Data> = Promise<{ data: Data }>;

/** Query over one generated call. */
export const query = <Data>(queryKey: QueryKey, read: (signal: AbortSignal) => Answered<Data>) =>
  queryOptions<Data, ApiError>({ queryKey, queryFn: async ({ signal }) => (await read(signal)).data });

/** Mutation over one generated call. `onSuccess` announces its changes. */
export const mutation = <Data, Variables = void>(
  write: (variables: Variables) => Answered<Data>,
  onSuccess?: MutationOptions<Data, ApiError, Variables>['onSuccess'],
) =>
  mutationOptions<Data, ApiError, Variables>({
    mutationFn: async (variables) => (await write(variables)).data,
    ...(onSuccess ? { onSuccess } : {}),
  });
