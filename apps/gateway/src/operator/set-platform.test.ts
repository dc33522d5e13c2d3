import type { TenantInfo, TenantSettings } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMarkPaid } from '../modules/payment/index.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { carryOut } from './carry-out.ts';
import type { Order } from './order.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const run = (order: Order) =>
  carryOut(
    {
      ...h.deps,
      accountsUrl: h.deps.config.accountsUrl,
      onHostsChanged: h.directory.forget,
      onSubscriptionChanged: () => {},
      markPaid: createMarkPaid(h.deps),
    },
    order,
  );
const tenant = 'verdant.localhost';
const read = async <Answer>(path: string, host = tenant) =>
  (await (await h.anonymous(path, {}, host)).json()) as Answer;
const platformOf = async (host?: string) =>
  (await read<TenantSettings>('/esg-tenant/settings/info', host)).platformType;

it('begins a tenant with the climate calculator, whose module it turns on, and with reports again', async () => {
  await run({ kind: 'set-module', tenant, module: 'climate', enabled: 'off' });
  expect(await platformOf()).toBe('esg');
  expect(await run({ kind: 'set-platform', tenant, platform: 'climate' })).toEqual({
    kind: 'platform-set',
    name: 'Verdant',
    platform: 'climate',
  });
  expect(await platformOf()).toBe('climate');
  const { featureFlag } = await read<TenantInfo>(`/esg-tenant/tenants/info/${tenant}`);
  expect(featureFlag.featureFlags).toContain('climate');
  expect(await platformOf('harbour.localhost')).toBe('esg');

  await run({ kind: 'set-platform', tenant, platform: 'esg' });
  expect(await platformOf()).toBe('esg');
});

it('refuses a host of no tenant', () =>
  expect(run({ kind: 'set-platform', tenant: 'nobody.localhost', platform: 'climate' })).rejects.toThrow(/nobody/));
