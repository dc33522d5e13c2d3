import { hostNameOf } from './host.ts';
import { originAt } from './origin.ts';

/** Whether this host is the accounts site's: the configured one, or any host whose first label is `accounts`. */
export const isAccountsHost = (host: string | undefined, accountsUrl: string | undefined) =>
  accountsUrl ? host === new URL(accountsUrl).hostname : host?.startsWith('accounts.') === true;

/** Origin of the accounts site for a page at this origin. Without a configured one, `accounts.` in front of the root host. */
export const accountsOrigin = (origin: URL, accountsUrl: string | undefined) => {
  if (accountsUrl) return new URL(accountsUrl).origin;
  const host = hostNameOf(origin.host) ?? 'localhost';
  if (host.startsWith('accounts.')) return origin.origin;
  const isLocal = host.endsWith('localhost') || /^[\d.]+$/.test(host);
  const root = isLocal ? 'localhost' : host.split('.').slice(-2).join('.');
  return originAt(origin, `accounts.${root}`);
};
