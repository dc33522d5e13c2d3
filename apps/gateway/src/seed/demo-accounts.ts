import type { DemoAccount } from '@esg/contract';
import { demoPassword, demoTenants } from './demo-data.ts';

/** The accounts of a demonstration tenant that anybody may try, and work with. */
export const demoAccountsOf = (tenantId: string): DemoAccount[] =>
  demoTenants
    .filter(({ id }) => id === tenantId)
    .flatMap(({ organisations }) => organisations.filter(({ isUnpaid }) => !isUnpaid).flatMap(({ users }) => users))
    .map(({ email, firstName, lastName, role }) => ({
      email,
      role,
      password: demoPassword,
      name: `${firstName} ${lastName}`,
    }));
