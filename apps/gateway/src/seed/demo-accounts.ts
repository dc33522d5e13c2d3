import type { DemoAccount } from '@esg/contract';
import { demoPassword, demoTenants } from './demo-data.ts';

/** The accounts of a demonstration tenant that anybody may try. */
export const demoAccountsOf = (tenantId: string): DemoAccount[] =>
  demoTenants
    .filter(({ id }) => id === tenantId)
    .flatMap(({ organisations }) => organisations.flatMap(({ users }) => users))
    .map(({ email, firstName, lastName, role }) => ({
      ...{ email, role, password: demoPassword, name: `${firstName} ${lastName}` },
    }));
