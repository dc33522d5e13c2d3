import type { TenantInfo } from '@esg/contract';
import { accountsRemedy, usualAccountsHost } from '../modules/tenants/index.ts';
import { hostNameOf } from '../platform/http/index.ts';
import { tenantAt } from './money.ts';
import type { OperatorDeps } from './operator.deps.ts';
import { insertHost, listHosts, updateAccountsHost } from './operator.repository.ts';
import { type AddHostOrder, type AddOrder, type OrderOf, type Outcome, Refusal } from './order.ts';

type KnownHost = Awaited<ReturnType<typeof listHosts>>[number];
type HostType = TenantInfo['hostType'];

/** Refuses a host name that is in use already. */
const requireFree = (option: string, name: string, known: readonly KnownHost[], accountsUrl: string | undefined) => {
  const taken = known.find(({ host, accountsHost }) => host === name || accountsHost === name);
  if (taken) throw new Refusal(`${option}: ${name} belongs to ${taken.name} already; give another name.`);
  if (accountsUrl && new URL(accountsUrl).hostname === name)
    throw new Refusal(`${option}: ${name} is the accounts site of all tenants; give another name.`);
};

const isRootAmong = (hosts: readonly Pick<KnownHost, 'host' | 'hostType'>[]) => (name: string) =>
  hosts.some(({ host, hostType }) => host === name && hostType === 'ROOT_DOMAIN');

type PlacedHost = { host: string; hostType: HostType; tenantId: string | undefined };

/**
 * Where the people of a new host will sign in: given, configured, or by default. Refuses a host whose people could not sign in, or would
 * sign in to another tenant.
 */
const accountsHostOf = (
  placed: PlacedHost,
  given: string | null | undefined,
  known: readonly KnownHost[],
  accountsUrl: string | undefined,
): string => {
  if (given) return given;
  if (accountsUrl) return new URL(accountsUrl).hostname;
  const { host, tenantId } = placed;
  const found = usualAccountsHost(host, isRootAmong([...known, placed]));
  if (!found) throw new Refusal(`--host: nobody could sign in at ${host}. ${accountsRemedy}.`);
  const owner = known.find((other) => other.tenantId !== tenantId && other.accountsHost === found);
  if (owner)
    throw new Refusal(
      `--host: people of ${host} would sign in at ${found}, which belongs to ${owner.name} already; give the tenant another accounts host.`,
    );
  return found;
};

/** A host as it will be stored, with the given or suggested type, and where its people sign in. */
export const checkNewHost = (
  order: AddOrder | AddHostOrder,
  known: readonly KnownHost[],
  accountsUrl: string | undefined,
  tenant?: { tenantId: string; accountsHost: string | null },
) => {
  const { host } = order;
  if (host !== hostNameOf(host)) throw new Refusal(`--host: "${host}" does not fit; give a host name.`);
  requireFree('--host', host, known, accountsUrl);
  if (host.startsWith('accounts.'))
    throw new Refusal(`--host: names that begin with "accounts." are the accounts site's; give another name.`);
  const isBelow = host.endsWith('.localhost') || known.some((other) => host.endsWith(`.${other.host}`));
  const suggested: HostType = isBelow ? 'SUBDOMAIN' : 'CUSTOM_URL';
  const stored = { host, hostType: order.hostType ?? suggested };
  const given = order.kind === 'add' ? order.accountsHost : tenant?.accountsHost;
  if (order.kind === 'add' && order.accountsHost)
    requireAccountsName(order.accountsHost, undefined, known, accountsUrl);
  if (given === host) throw new Refusal('--accounts-host: it is the same as --host; give another name.');
  return {
    ...stored,
    accountsHost: accountsHostOf({ ...stored, tenantId: tenant?.tenantId }, given, known, accountsUrl),
  };
};

/** Refuses names that cannot be an accounts site: passkeys and cookies need a name, not an IP address. */
const requireAccountsName = (
  name: string,
  tenantId: string | undefined,
  known: readonly KnownHost[],
  accountsUrl: string | undefined,
) => {
  if (/^[\d.]+$/.test(name))
    throw new Refusal(`--accounts-host: "${name}" does not fit; give a host name, for example accounts.acme.example.`);
  requireFree('--accounts-host', name, known, accountsUrl);
  const usualAt = known.find(
    (other) => other.tenantId !== tenantId && usualAccountsHost(other.host, isRootAmong(known)) === name,
  );
  if (usualAt && !accountsUrl)
    throw new Refusal(`--accounts-host: people of ${usualAt.name} sign in at ${name}; give another name.`);
};

/** Adds a host name to a tenant. */
export const addHost = async (
  { database, accountsUrl, onHostsChanged }: OperatorDeps,
  order: AddHostOrder,
): Promise<Outcome> => {
  const known = await database.withSystem(listHosts);
  const tenant = await database.withSystem((tx) => tenantAt(tx, order.tenant));
  const { accountsHost, ...host } = checkNewHost(order, known, accountsUrl, tenant);
  await database.withSystem((tx) => insertHost(tx, { ...host, tenantId: tenant.tenantId }));
  onHostsChanged();
  return { kind: 'host-added', name: tenant.name, host: host.host, accountsHost };
};

/** Gives a tenant its own accounts host, or the default one again. */
export const setAccountsHost = async (
  { database, accountsUrl, onHostsChanged }: OperatorDeps,
  order: OrderOf<'set-accounts-host'>,
): Promise<Outcome> => {
  const given = order.accountsHost ?? null;
  const known = await database.withSystem(listHosts);
  const tenant = await database.withSystem((tx) => tenantAt(tx, order.tenant));
  if (given !== null && given !== tenant.accountsHost) requireAccountsName(given, tenant.tenantId, known, accountsUrl);
  const own = known.filter(({ tenantId }) => tenantId === tenant.tenantId);
  const hosts = own.map((host) => accountsHostOf(host, given, known, accountsUrl));
  await database.withSystem((tx) => updateAccountsHost(tx, tenant.tenantId, given));
  onHostsChanged();
  return { kind: 'accounts-host-set', name: tenant.name, accountsHosts: [...new Set(hosts)] };
};
