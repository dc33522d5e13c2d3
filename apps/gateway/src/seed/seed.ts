import type { GatewayDeps } from '../platform/deps.ts';
import { demoPassword, demoTenants } from './demo-data.ts';
import { insertDemoTenant } from './seed.repository.ts';

type SeedDeps = Pick<GatewayDeps, 'database' | 'passwords'>;

/** Fills in the demonstration tenants with their people. Running it again changes nothing. */
export const seedAccounts = async ({ database, passwords }: SeedDeps) => {
  const passwordHash = await passwords.hash(demoPassword);
  await database.withSystem(async (tx) => {
    for (const tenant of demoTenants) await insertDemoTenant(tx, tenant, passwordHash);
  });
};
