import type { SupportQuestion } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import { askSupport } from './generated/sdk.gen.ts';
import { mutation } from './query.ts';

const throwOnError = true;

/** Writing to the tenant's support team. */
export const supportMutations = {
  ask: (client: ApiClient, signal?: () => AbortSignal) =>
    mutation<unknown, SupportQuestion & { attachment?: File }>((body) =>
      askSupport({ client, body, throwOnError, ...(signal ? { signal: signal() } : {}) }),
    ),
};
