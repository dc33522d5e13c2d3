import type { Period, TenantSettings } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMarkPaid } from '../modules/payment/index.ts';
import { body, createHarness, type Harness } from '../testing/harness.ts';
import { carryOut } from './carry-out.ts';
import type { Order, OrderOf } from './order.ts';

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
const setTerms = (change: Partial<OrderOf<'set-terms'>> = {}) =>
  run({ kind: 'set-terms', tenant: 'verdant.localhost', ...change });
const termsOf = async (host: string) => {
  const answer = await h.anonymous('/esg-tenant/settings/info', {}, host);
  return ((await answer.json()) as TenantSettings).termsUrl;
};
const termsUrl = 'https://verdant.example/terms';

it('gives one tenant its own terms of use, and restores the standard ones', async () => {
  expect(await termsOf('verdant.localhost')).toBeUndefined();
  expect(await setTerms({ termsUrl })).toMatchObject({ kind: 'terms-set', termsUrl });
  expect(await termsOf('verdant.localhost')).toBe(termsUrl);
  expect(await termsOf('harbour.localhost')).toBeUndefined();
  await setTerms();
  expect(await termsOf('verdant.localhost')).toBeUndefined();
});

it('offers frameworks that were compared with their text, and previews where the operator turns them on', async () => {
  const offered = async (name: 'verdant.admin' | 'harbour.admin' = 'verdant.admin') =>
    ((await (await h.as(name).request('/frameworks')).json()) as { versionId: string }[]).map((each) => each.versionId);
  const start = (versionId: string, period?: Period) =>
    h.as('verdant.admin').request('/reports', body('POST', { versionId, name: 'A preview', period }));
  const tenant = 'verdant.localhost';
  const atFirst = await offered();
  expect(atFirst).toContain('hkex-c2-2025');
  expect(atFirst).not.toContain('sgx-core-2021');
  expect((await start('sgx-core-2021')).status).toBe(422);

  const all = await run({ kind: 'set-frameworks', tenant, versions: 'all' });
  expect(all).toMatchObject({ kind: 'frameworks-listed' });
  expect(await offered()).toContain('sgx-core-2021');
  expect((await start('sgx-core-2021')).status).toBe(201);
  expect(await offered('harbour.admin')).toEqual(atFirst);

  await run({ kind: 'set-frameworks', tenant, versions: 'hkex-c2-2025,gri-2025' });
  expect(await offered()).toEqual(['gri-2025', 'hkex-c2-2025']);
  // A version that was replaced is on offer together with its replacement, for the years before.
  const guide = () => start('hkex-c2-2020', { start: '2024-01-01', end: '2024-12-31' });
  expect((await guide()).status).toBe(201);
  await run({ kind: 'set-frameworks', tenant, versions: 'gri-2025' });
  expect((await guide()).status).toBe(422);
  await expect(run({ kind: 'set-frameworks', tenant, versions: 'gri-1999' })).rejects.toThrow('there is no framework');
  await run({ kind: 'set-frameworks', tenant, versions: 'compared' });
  expect(await offered()).toEqual(atFirst);
  const shown = await run({ kind: 'frameworks', tenant });
  expect(shown).toMatchObject({
    frameworks: expect.arrayContaining([
      expect.objectContaining({ versionId: 'sgx-core-2021', isOn: false, comparedWith: null, unverifiedCount: 27 }),
    ]),
  });
});

it('refuses a tenant that does not exist', async () => {
  await expect(setTerms({ tenant: 'nobody.localhost', termsUrl })).rejects.toThrow('nobody lives at');
});

it('turns a module off and on, for a tenant, or the data hub for one organisation', async () => {
  const set = { kind: 'set-module', tenant: 'verdant.localhost', module: 'data-management-module' } as const;
  const statuses = async () => {
    h.clock.advance(6);
    const asked = (['verdant.admin', 'verdant.sister'] as const).map((name) => h.as(name).request('/reporting-times'));
    return (await Promise.all(asked)).map(({ status }) => status);
  };
  const adminEmail = 'admin@sister.example';
  expect(await run({ ...set, enabled: 'off', adminEmail })).toMatchObject({ kind: 'module-set', enabled: 'off' });
  expect(await statuses()).toEqual([200, 403]);
  await run({ ...set, enabled: 'off' });
  expect(await statuses()).toEqual([403, 403]);
  await run({ ...set, enabled: 'on' });
  expect(await statuses()).toEqual([200, 403]);
  await run({ ...set, enabled: 'on', adminEmail });
  expect(await statuses()).toEqual([200, 200]);
  await expect(run({ ...set, enabled: 'off', adminEmail: 'nobody@sister.example' })).rejects.toThrow(
    'no administrator',
  );
  await expect(run({ ...set, module: 'climate', enabled: 'off', adminEmail })).rejects.toThrow('only the data hub');
});

it('locks documents that answer for one organisation, and unlocks them', async () => {
  const set = { kind: 'set-module', tenant: 'verdant.localhost', module: 'ai-report' } as const;
  const calls = async (name: 'verdant.admin' | 'verdant.sister') => {
    h.clock.advance(6);
    const { request } = h.as(name);
    const { aiReportSetting } = await (await request('/organization-profiles')).json();
    return [aiReportSetting.isEnabled, (await request('/documents')).status];
  };
  await run({ ...set, enabled: 'off', adminEmail: 'admin@sister.example' });
  expect(await calls('verdant.sister')).toEqual([false, 403]);
  expect(await calls('verdant.admin')).toEqual([true, 200]);
  await run({ ...set, enabled: 'on', adminEmail: 'admin@sister.example' });
  expect(await calls('verdant.sister')).toEqual([true, 200]);
});

it('turns entities off and on for one organisation, for its profile and its calls alike', async () => {
  const set = { kind: 'set-module', tenant: 'verdant.localhost', module: 'reporting-entity' } as const;
  const calls = async (name: 'verdant.admin' | 'verdant.sister') => {
    h.clock.advance(6);
    const { request } = h.as(name);
    const { organizationReportingEntity } = await (await request('/organization-profiles')).json();
    const { permissions } = await (await request('/users/profiles')).json();
    const { status } = await request('/entities/overviews');
    return [organizationReportingEntity.isEnabled, permissions.includes('entity:manage'), status];
  };
  await run({ ...set, enabled: 'off', adminEmail: 'admin@sister.example' });
  expect(await calls('verdant.sister')).toEqual([false, false, 403]);
  expect(await calls('verdant.admin')).toEqual([true, true, 200]);
  await run({ ...set, enabled: 'on', adminEmail: 'admin@sister.example' });
  expect(await calls('verdant.sister')).toEqual([true, true, 200]);
});
