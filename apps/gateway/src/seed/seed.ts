import { insertStarterContent } from '../modules/content/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { seedBrandPictures } from './brand-pictures.ts';
import { seedClimate } from './climate.ts';
import { seedCollections } from './collections.ts';
import { seedDataHub } from './data-hub.ts';
import { demoPassword, demoTenants } from './demo-data.ts';
import { seedDocuments } from './documents.ts';
import { seedMateriality } from './materiality.ts';
import { seedReports } from './reports.ts';
import { hasDemoHosts, insertDemoHosts, insertDemoTenant } from './seed.repository.ts';
import { seedSubscriptions } from './subscriptions.ts';
import { seedSupplierRequest } from './supplier-request.ts';

/**
 * Fills in the demonstration tenants with their people, pictures and reports (decision 12). Running it again changes nothing; running it
 * after an interruption completes it, because the hosts, which come last, mark it as complete. Links of later letters lead to `port`.
 */
export const seedDemo = async (deps: GatewayDeps, port: number) => {
  if (await deps.database.withSystem(hasDemoHosts)) return;
  const passwordHash = await deps.passwords.hash(demoPassword);
  await deps.database.withSystem(async (tx) => {
    for (const tenant of demoTenants) await insertDemoTenant(tx, tenant, passwordHash);
  });
  await seedBrandPictures(deps);
  await seedReports(deps);
  await seedDataHub(deps);
  await seedClimate(deps);
  await seedCollections(deps, `http://verdant.localhost:${port}`);
  await seedSupplierRequest(deps, `http://verdant.localhost:${port}`);
  await seedDocuments(deps);
  await seedMateriality(deps);
  await seedSubscriptions(deps);
  await deps.database.withSystem(async (tx) => {
    for (const tenant of demoTenants) {
      await insertStarterContent(tx, tenant.id, deps.now());
      await insertDemoHosts(tx, tenant);
    }
  });
};
