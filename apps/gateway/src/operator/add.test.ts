import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMarkPaid } from '../modules/payment/index.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { carryOut } from './carry-out.ts';
import type { OrderOf } from './order.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const add = (change: Partial<OrderOf<'add'>>) =>
  carryOut(
    {
      ...h.deps,
      accountsUrl: h.deps.config.accountsUrl,
      onHostsChanged: h.directory.forget,
      onSubscriptionChanged: () => {},
      markPaid: createMarkPaid(h.deps),
    },
    {
      kind: 'add',
      host: 'acme.localhost',
      name: 'Acme',
      supportEmail: 'help@acme.example',
      primary: '#0f4c81',
      adminEmail: 'admin@acme.example',
      pictures: {},
      ...change,
    },
  );
const typeAt = async (host: string) => {
  const text = 'select type from organisations o join tenant_hosts h on h.tenant_id = o.tenant_id where h.host = $1';
  return (await h.database.pool.query(text, [host])).rows;
};

it('adds a tenant with a consultancy where that is ordered, and with a company otherwise', async () => {
  await add({ plan: 'consultancy' });
  await add({ host: 'plain.localhost', name: 'Plain', adminEmail: 'admin@plain.example' });
  expect(await typeAt('acme.localhost')).toEqual([{ type: 'Consultancy' }]);
  expect(await typeAt('plain.localhost')).toEqual([{ type: 'Standard' }]);
});
