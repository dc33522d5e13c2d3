import { type ApiClient, endSession, fetchSessionTokens, followTokens, tenantQueries } from '@esg/api-client';
import { tenantOrigin } from '@esg/app-kit/next-path';
import { type FrameMessage, FrameMessageSchema, type TokenPair } from '@esg/contract';
import { QueryClient } from '@tanstack/react-query';
import { is } from 'valibot';
import { createAccountsApi } from '../../app/accounts-api.ts';

const tokensOf = (api: ApiClient): Promise<FrameMessage> =>
  fetchSessionTokens(api).then(
    (pair): FrameMessage => (pair ? { type: 'tokens', ...pair } : { type: 'signed-out' }),
    (): FrameMessage => ({ type: 'signed-out' }),
  );

/** Keeps the sign-in of these tokens, so that this site knows the same person as the tenant's page. */
const follow = (tenant: string, { accessToken, refreshToken }: TokenPair) =>
  followTokens(createAccountsApi(tenant, accessToken), refreshToken).catch(() => {});

/**
 * The hidden page inside the tenant's web app (spec section 2). It hands the tokens of the accounts site's session to
 * its parent, and to that tenant's origin only; the browser drops the message when the parent is anybody else.
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
    // Where the browser hides this site's cookies it could keep nothing.
    if (data.type === 'tokens-changed' && (await document.hasStorageAccess())) await follow(tenant, data);
  });
  if (location.hash === '#sign-out' || location.hash === '#follow') return post({ type: 'ready' });
  // Where the browser hides this site's cookies inside other sites, asking could only answer that nobody is signed in.
  if (!(await document.hasStorageAccess())) return post({ type: 'signed-out' });
  // Only a host that the gateway knows as a tenant ever gets tokens.
  const known = await new QueryClient().fetchQuery(tenantQueries.info(api, tenant)).catch(() => undefined);
  post(known ? await tokensOf(api) : { type: 'signed-out' });
};
