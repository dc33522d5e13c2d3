import { originAt } from '../../platform/http/index.ts';

/** The fields that determine where a tenant's people sign in. */
export type AccountsPlace = {
  /** The accounts host that an operator gave the tenant. */
  ownAccountsHost: string | null;
  /** The default accounts host: `accounts.` before a registered host, never before a part of a name. */
  usualAccountsHost: string | undefined;
};

const isLoopback = (host: string) => /^127\.\d+\.\d+\.\d+$/.test(host);
const nameLengthMax = 253;

/** This host and the names above it: `esg.acme.com.hk`, `acme.com.hk`, `com.hk`, `hk`. */
export const namesAbove = (host: string): string[] =>
  host.split('.').map((_, at, labels) => labels.slice(at).join('.'));

/**
 * The accounts host of a registered host where nothing is configured: at the nearest registered root host above it, otherwise its own.
 * Undefined where there can be none, as for an IP address.
 */
export const usualAccountsHost = (host: string, isRoot: (name: string) => boolean): string | undefined => {
  if (isLoopback(host)) return 'accounts.localhost';
  if (/^[\d.]+$/.test(host)) return undefined;
  const name = `accounts.${namesAbove(host).find(isRoot) ?? host}`;
  return name.length <= nameLengthMax ? name : undefined;
};

/** What to do where people of a host could not sign in anywhere. */
export const accountsRemedy =
  'Set ACCOUNTS_URL to the accounts site’s address, or give the tenant one with "npm run tenant -- set-accounts-host"';

/**
 * Origin of the tenant's accounts site: its own, the deployment's (`ACCOUNTS_URL`), or the default one, at the scheme and port of `served`.
 * It does not depend on the visitor's host. Throws where there is none: such hosts are refused when they are added and at the start.
 */
export const accountsOrigin = (
  { ownAccountsHost, usualAccountsHost: usual }: AccountsPlace,
  served: URL,
  accountsUrl: string | undefined,
): string => {
  if (ownAccountsHost) return originAt(served, ownAccountsHost);
  if (accountsUrl) return new URL(accountsUrl).origin;
  if (!usual) throw new Error(`Nobody can sign in here. ${accountsRemedy}.`);
  return originAt(served, usual);
};
