import { isPublicMailDomain } from '@esg/contract';
import { findAdministered, isOnTrial } from '../modules/payment/index.ts';
import { unproveDomain, vouchForDomain } from '../modules/providers/index.ts';
import { type Database, isRefusedBy } from '../platform/database/index.ts';
import { tenantAt } from './money.ts';
import { type OrderOf, type Outcome, Refusal } from './order.ts';

type Deps = { database: Pick<Database, 'withSystem'>; now: () => Date };

/** Confirms, instead of a TXT record, that a domain belongs to an organisation. Throws a `Refusal` where that is not allowed. */
export const proveDomain = async (
  { database, now }: Deps,
  { tenant: host, domain, adminEmail, enabled }: OrderOf<'prove-domain'>,
): Promise<Outcome> => {
  if (isPublicMailDomain(domain)) throw new Refusal(`--domain: anybody can have an address at ${domain}.`);
  const proved = database.withSystem(async (tx) => {
    const tenant = await tenantAt(tx, host);
    const owner = await findAdministered(tx, tenant.tenantId, adminEmail);
    if (!owner) throw new Refusal(`--admin-email: no administrator of ${tenant.name} has the address ${adminEmail}.`);
    if (enabled === 'on' && (await isOnTrial(tx, owner.organisationId)))
      throw new Refusal(
        '--admin-email: the organisation is on trial; it may have a sign-in provider once it has paid.',
      );
    if (enabled === 'on') await vouchForDomain(tx, owner, domain, now());
    else if (!(await unproveDomain(tx, owner, domain)))
      throw new Refusal(`--domain: the organisation of ${adminEmail} has no domain ${domain}.`);
    return { kind: 'domain-proved' as const, name: tenant.name, domain, enabled };
  });
  return proved.catch((error: unknown) => {
    if (isRefusedBy(error, 'unique'))
      throw new Refusal(
        `--domain: another organisation has proved ${domain}; take it back there first (--enabled off).`,
      );
    throw error;
  });
};
