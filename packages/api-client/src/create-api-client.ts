import ky from 'ky';
import { toApiError } from './api-error.ts';
import { type Client, createClient, createConfig } from './generated/client/index.ts';

export type ApiClient = Client;

export type ApiClientOptions = {
  /** Root of the gateway without `/api`, for example `https://gateway.example`. */
  readonly baseUrl: string;
  /** Headers of one call, requested again when it is repeated, so that it has the new token. */
  readonly headers: () => { authorization?: string } & Record<string, string>;
  /** Refreshes the access token. Resolves to whether there is a new one. Calls that fail together share one refresh. */
  readonly onTokenExpired: () => Promise<boolean>;
  /** The session is over: no token, a revoked one, or one that could not be refreshed. */
  readonly onUnauthenticated: () => void;
};

const tokenExpired = 440;
const notAuthenticated = 401;
const timeoutMs = 60_000;

/** Runs one attempt, and a second with a new token when the first one's has expired. */
const fetchInSession = ({ headers, onTokenExpired, onUnauthenticated }: Omit<ApiClientOptions, 'baseUrl'>) => {
  let refreshing: Promise<boolean> | undefined;
  const refreshOnce = () => {
    refreshing ??= onTokenExpired().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  const attempt = (request: Request, init: RequestInit | undefined) => {
    for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    // An upload is sent by other means than `fetch` (`uploading`).
    const { transport = globalThis.fetch } = (init ?? {}) as { transport?: typeof globalThis.fetch };
    return transport(request, init);
  };
  return async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input);
    const replay = request.clone();
    const first = await attempt(request, init);
    if (first.status !== tokenExpired && first.status !== notAuthenticated) return first;
    // Another call or another tab may have finished a refresh while this call was still running.
    const isOvertaken = request.headers.get('authorization') !== (headers().authorization ?? null);
    if (isOvertaken || (first.status === tokenExpired && (await refreshOnce()))) {
      const second = await attempt(replay, init);
      if (second.status === tokenExpired || second.status === notAuthenticated) onUnauthenticated();
      return second;
    }
    onUnauthenticated();
    return first;
  };
};

/**
 * One client per tenant session, never the generated module-level one. It never retries by itself except once after a token refresh; every
 * failure rejects with `ApiError`.
 */
export const createApiClient = ({ baseUrl, ...session }: ApiClientOptions): ApiClient => {
  const client = createClient(
    createConfig({
      baseUrl,
      throwOnError: true,
      ky: ky.create({ retry: 0, fetch: fetchInSession(session) }),
      // Said here, because the generated client has a time limit of its own, which comes before ky's.
      timeout: timeoutMs,
      // ky would read the body of a refusal before the interceptor could.
      kyOptions: { retry: 0, throwHttpErrors: false },
    }),
  );
  client.interceptors.error.use((error, response) => toApiError(error, response));
  return client;
};
