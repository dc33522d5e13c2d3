import type { TenantSettings } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedBrandPictures } from '../../seed/brand-pictures.ts';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

describe('tenant info', () => {
  it('is shown to anybody by the tenant’s host', async () => {
    expect(await (await h.anonymous('/esg-tenant/tenants/info/harbour.localhost')).json()).toEqual({
      id: personOf('harbour.admin').scope.tenantId,
      name: 'Harbour Advisory',
      hostType: 'SUBDOMAIN',
      brandMode: 'whitelabeled',
      featureFlag: {
        featureFlags: [
          'data-management-module',
          'reporting-entity',
          'framework-builder-admin',
          'custom-template',
          'payment',
          'climate',
          'materiality',
          'ai-report',
        ],
        versionIds: [],
      },
    });
    expect(await (await h.anonymous('/esg-tenant/tenants/info/LOCALHOST:4200')).json()).toMatchObject({
      hostType: 'ROOT_DOMAIN',
      brandMode: 'default',
    });
  });

  it('is refused for hosts of no tenant, however odd they are', async () => {
    for (const host of ['nobody.example', '%20', "'%3B%20drop%20table%20tenants", 'a'.repeat(254), '%00'])
      expect((await h.anonymous(`/esg-tenant/tenants/info/${host}`)).status, host).toBe(404);
  });
});

describe('tenant settings', () => {
  it('give the brand of the page’s host with addresses of its pictures, which never change', async () => {
    await seedBrandPictures(h.deps);
    const settings = (await (await h.anonymous('/esg-tenant/settings/info')).json()) as TenantSettings;
    expect(settings).toMatchObject({ companyName: 'Verdant', colorSetting: { primary: { color: '#1f7a4d' } } });
    const answer = await h.app.request(settings.logo.origin);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  it('serve no picture at any other address', async () => {
    expect((await h.anonymous(`/esg-tenant/images/logo/${'0'.repeat(64)}`)).status).toBe(404);
    expect((await h.anonymous('/esg-tenant/images/logo/..%2f..%2fetc')).status).toBe(404);
    expect((await h.anonymous(`/esg-tenant/images/secret/${'0'.repeat(64)}`)).status).toBe(404);
  });
});
