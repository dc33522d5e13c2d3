import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const change = { name: 'Verdant Manufacturing Ltd', industry: null, headquartersCountry: 'SG' };

describe('organisation profile', () => {
  it('is changed by an administrator and read by everybody of the organisation', async () => {
    const changed = await h.as('verdant.admin').request('/organization-profiles', body('PUT', change));
    expect(changed.status).toBe(200);
    const read = await h.as('verdant.entity').request('/organization-profiles');
    expect(await read.json()).toMatchObject({ ...change, reportLanguage: 'en', logo: null });
  });

  it('lists the modules that it may use', async () => {
    const { request } = h.as('verdant.admin');
    const read = async () => (await request('/organization-profiles')).json();
    const tenantId = h.as('verdant.admin').scope.tenantId;
    const turn = (flags: string[]) =>
      h.database.pool.query(
        "update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', $2) where id = $1",
        [tenantId, JSON.stringify(flags)],
      );
    await turn(['data-management-module', 'ai-report']);
    expect(await read()).toMatchObject({
      organizationReportingEntity: { isEnabled: false },
      dataHubSetting: { isEnabled: true },
      aiReportSetting: { isEnabled: true, hasFrameworkAiEnabled: true },
    });
    await turn(['reporting-entity']);
    expect(await read()).toMatchObject({
      organizationReportingEntity: { isEnabled: true },
      dataHubSetting: { isEnabled: false },
      aiReportSetting: { isEnabled: false },
    });
    await turn(['data-management-module']);
    await h.database.pool.query('update organisations set data_hub_enabled = false');
    expect(await read()).toMatchObject({ dataHubSetting: { isEnabled: false } });
  });

  it('refuses a name of one character and names the field', async () => {
    const refused = await h
      .as('verdant.admin')
      .request('/organization-profiles', body('PUT', { ...change, name: 'x' }));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: 'request.invalid',
      issues: [{ path: 'name', rule: 'too_short', params: { length: 2 } }],
    });
  });

  it('uses the number format of its headquarters until somebody chooses another', async () => {
    const { request } = h.as('verdant.admin');
    const format = async () => (await (await request('/users/profiles')).json()).numberFormat;
    await request('/organization-profiles', body('PUT', { ...change, headquartersCountry: 'DE' }));
    expect(await format()).toBe('de-DE');
    await request('/organization-profiles', body('PUT', { ...change, numberFormat: 'fr-FR' }));
    expect(await format()).toBe('fr-FR');
    await request('/organization-profiles', body('PUT', change));
    expect(await format(), 'what is left out stays').toBe('fr-FR');
    await request('/organization-profiles', body('PUT', { ...change, numberFormat: null }));
    expect(await format()).toBe('en-HK');
    const refused = await request('/organization-profiles', body('PUT', { ...change, numberFormat: 'xx' }));
    expect(await refused.json()).toMatchObject({ code: 'request.invalid', issues: [{ path: 'numberFormat' }] });
  });

  it('remembers for everybody of the organisation that the first steps were dismissed', async () => {
    const read = async () => (await h.as('verdant.member').request('/organization-profiles')).json();
    expect(await read()).toMatchObject({ firstStepsDismissed: false });
    await h
      .as('verdant.admin')
      .request('/organization-profiles', body('PUT', { ...change, firstStepsDismissed: true }));
    expect(await read()).toMatchObject({ firstStepsDismissed: true });
  });

  it('is closed to anonymous callers, and read-only for basic users', async () => {
    expect((await h.anonymous('/organization-profiles')).status).toBe(401);
    const refused = await h.as('verdant.member').request('/organization-profiles', body('PUT', change));
    expect(await refused.json()).toMatchObject({ statusCode: 403, code: 'permission.denied' });
  });

  it('never shows or changes that of another organisation, in the same tenant or another', async () => {
    await h.as('verdant.admin').request('/organization-profiles', body('PUT', change));
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const) {
      const read = await h.as(stranger).request('/organization-profiles');
      expect(await read.json()).toMatchObject({ id: h.as(stranger).scope.organisationId });
      expect(await (await h.as(stranger).request('/organization-profiles')).text()).not.toContain(change.name);
    }
  });
});
