import type { Database } from '../../platform/database/index.ts';
import { accountsRemedy, usualAccountsHost } from './accounts-site.ts';
import { listHostsWithoutAccounts } from './tenants.repository.ts';

/** Throws one sentence where the people of a host could not sign in anywhere. */
export const requireAccountsSites = async (
  database: Pick<Database, 'withSystem'>,
  { accountsUrl }: { accountsUrl: string | undefined },
): Promise<void> => {
  if (accountsUrl) return;
  const hosts = await database.withSystem(listHostsWithoutAccounts);
  const stranded = hosts.find(({ host }) => !usualAccountsHost(host, () => false));
  if (stranded)
    throw new Error(`The host ${stranded.host} of ${stranded.name} has no accounts site. ${accountsRemedy}.`);
};
