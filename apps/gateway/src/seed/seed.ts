import type { GatewayDeps } from '../platform/deps.ts';
import { seedBrandPictures } from './brand-pictures.ts';
import { demoPassword, demoTenants } from './demo-data.ts';
import { seedReports } from './reports.ts';
import { hasDemoTenants, insertDemoTenant } from './seed.repository.ts';

/** Fills in the demonstration tenants with their people, pictures and reports (decision 12). Running it again changes nothing. */
export const seedDemo = async (deps: GatewayDeps) => {
  if (await deps.database.withSystem(hasDemoTenants)) return;
  const passwordHash = await deps.passwords.hash(demoPassword);
  await deps.database.withSystem(async (tx) => {
    for (const tenant of demoTenants) await insertDemoTenant(tx, tenant, passwordHash);
  });
  await seedBrandPictures(deps);
  await seedReports(deps);
};
