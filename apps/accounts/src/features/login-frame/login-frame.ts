import { type ApiClient, endSession, fetchSessionTokens, followTokens, tenantQueries } from '@esg/api-client';
import { tenantOrigin } from '@esg/app-kit/next-path';
import { type FrameMessage, FrameMessageSchema, type TokenPair } from '@esg/contract';
import { QueryClient } from '@tanstack/react-query';
import { is } from 'valibot';
import { createAccountsApi } from '../../app/accounts-api.ts';

const readTokens = (api: ApiClient): Promise<FrameMessage> =>
  fetchSessionTokens(api).then(
    (pair): FrameMessage => (pair ? { type: 'tokens', ...pair } : { type: 'signed-out' }),
    (): FrameMessage => ({ type: 'signed-out' }),
  );

/** Stores the sign-in of these tokens, so that this site knows the same person as the tenant's page. */
const follow = (tenant: string, { accessToken, refreshToken }: TokenPair) =>
  followTokens(createAccountsApi(tenant, accessToken), refreshToken).catch(() => {});

/**
 * The hidden page inside the tenant's web app (spec section 2). It sends the tokens of the accounts site's session to its parent, and to
 * that tenant's origin only; the browser discards the message when the parent has another origin.
 */
export const runLoginFrame = async (): Promise<void> => {
  const tenant = new URL(location.href).searchParams.get('tenant');
  if (!tenant || window.parent === window) return;
  const api = createAccountsApi(tenant);
  const parentOrigin = tenantOrigin(tenant, location);
  const post = (message: FrameMessage) => window.parent.postMessage(message, parentOrigin);

  addEventListener('message', async ({ origin, source, data }) => {
    if (origin !== parentOrigin || source !== window.parent || !is(FrameMessageSchema, data)) return;
    if (data.type === 'sign-out') {
      await endSession(api).catch(() => {});
      post({ type: 'signed-out' });
    }
    // Where the browser hides this site's cookies, nothing could be stored.
    if (data.type === 'tokens-changed' && (await document.hasStorageAccess())) await follow(tenant, data);
  });
  if (location.hash === '#sign-out' || location.hash === '#follow') return post({ type: 'ready' });
  // Where the browser hides this site's cookies inside other sites, the answer would always be that nobody is signed in.
  if (!(await document.hasStorageAccess())) return post({ type: 'signed-out' });
  // Only hosts that the gateway knows as tenants get tokens.
  const known = await new QueryClient().fetchQuery(tenantQueries.info(api, tenant)).catch(() => undefined);
  post(known ? await readTokens(api) : { type: 'signed-out' });
};
