import type { PortalLinkRenewal, PortalLinkSession } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import { issueShortToken, openPortalLink as open, renewPortalLink } from './generated/sdk.gen.ts';
import { mutation } from './query.ts';

const throwOnError = true;

/** Exchanges the secret of a letter's link for a session of one entity's requests. */
export const openPortalLink = async (client: ApiClient, key: string): Promise<PortalLinkSession> =>
  (await open({ client, throwOnError, body: { key } })).data;

/** A short-lived token for the portal, with a client of the link's session. */
export const earnShortToken = async (client: ApiClient): Promise<string> =>
  (await issueShortToken({ client, throwOnError })).data.token;

export const portalLinkMutations = {
  /** Asks for a new link at the address that an old one went to. It succeeds whether or not one is sent. */
  renew: (client: ApiClient) => mutation((body: PortalLinkRenewal) => renewPortalLink({ client, throwOnError, body })),
};
