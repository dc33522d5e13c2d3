import { limits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveEntities } from './modules/access-grants/index.ts';
import { body, createHarness, type Harness, type PersonName } from './testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const own = '{own}';

/** Every call of spec section 7, literally. `{own}` is the caller's organisation; other ids do not exist. */
const calls = [
  'GET organization-profiles',
  'PUT organization-profiles',
  'PATCH organizations/information-step',
  `PATCH organizations/${own}/report-lang?lang=en`,
  `PATCH organizations/${own}/lang?lang=en`,
  'PATCH users/lang',
  'GET organizations/consultants/company-information',
  'POST consultancies/switch-organization',
  'POST users/upload-image',
  `PATCH organizations/${own}/logo`,
  'GET organizations/users',
  'POST organizations/users',
  'DELETE organizations/users/{id}',
  'PUT organizations/users/{id}/roles',
  'GET consultancies',
  'DELETE organizations/me',
  'POST organizations/voucher-codes',
  'GET payment/organizations/billing-contact',
  'PUT payment/organizations/billing-contact',
  'POST auth/refresh-token',
  'PUT auth/change-password',
  'GET users/me',
  'GET users/profiles',
  'GET user-organization/user-settings/register-process',
  'POST user-organization/user-settings/register-process',
  'GET payment/beginningPrice?userType=report',
  'GET payment/temporary',
  'POST payment/temporary',
  'POST stripe/organizations/subscriptions',
  'POST payment/organizations/temp-payment-information',
  'GET payment/organizations/payment-information',
  'GET payment/organizations/subscriptions',
  'GET payment/organizations/bills',
  'PATCH payment/organizations/subscriptions/cancel',
  'PATCH payment/organizations/subscriptions/resume',
  'POST stripe/update-card',
  'PATCH payment/organizations/seat',
  'GET payment/organizations/subscriptions/current-status',
  'GET organization-profile/list-sector',
  'GET organization-profile/list-stock-exchange',
  'GET framework-builder/industries/universal',
  'GET system/countries?sortBy=id',
  'GET esg-tenant/tenants/info/verdant.localhost',
  'GET esg-tenant/settings/info',
  'GET esg-cms/articles/publish',
  'GET esg-cms/whats-new/publish',
  'GET esg-cms/categories/publish',
  'POST contact-us',
  'GET materiality/surveys/current',
  'GET materiality/profiles?isCreateNew=false',
  'POST reporting-entity/auth/short-token',
  // The last call: it ends the session.
  'POST auth/logout',
];

const people = ['verdant.admin', 'verdant.member', 'verdant.entity', 'harbour.admin'] as const;

const call = (line: string, person?: PersonName) => {
  const [method = '', path = ''] = line.split(' ');
  const organisation = h.as(person ?? 'verdant.admin').scope.organisationId;
  const target = `/${path.replace(own, organisation).replace('{id}', '00000000-0000-4000-8000-000000000000')}`;
  const init = method === 'GET' ? {} : { ...body('POST', {}), method };
  return person ? h.as(person).request(target, init) : h.anonymous(target, init);
};

describe.each([...people, undefined])('as %s', (person) => {
  it.each(calls)('%s is served', async (line) => {
    const answer = await call(line, person);
    expect(answer.status).toBeLessThan(500);
    if (answer.status === 404) expect(await answer.json()).not.toMatchObject({ code: 'route.not_found' });
    if (answer.status === 403) expect(await answer.json()).toMatchObject({ code: 'permission.denied' });
  });
});

describe('materiality', () => {
  beforeEach(() => h.reset());
  const read = (path: string, person: PersonName) => h.as(person).request(`/materiality/${path}`);

  it('is closed without the tenant’s flag, and answers with an empty list with it', async () => {
    const give = (flags: string, to: string) =>
      h.database.pool.query(`update tenants set feature_flag = '{"featureFlags":[${flags}],"versionIds":[]}' ${to}`);
    await give('', '');
    h.clock.advance(12);
    expect((await read('surveys/current', 'verdant.sister')).status).toBe(403);
    h.clock.advance(12);
    await give('"materiality"', "where name = 'Verdant'");
    expect(await (await read('surveys/current', 'verdant.sister')).json()).toEqual({ survey: null });
    expect(await (await read('profiles?isCreateNew=false', 'verdant.sister')).json()).toEqual({ profile: null });
    expect((await read('profiles?isCreateNew=true', 'verdant.sister')).status).toBe(422);
    expect((await read('surveys/current', 'meridian.admin')).status).toBe(403);
  });
});

describe('the short token of the entity portal', () => {
  const ask = (person: PersonName) => h.as(person).request('/reporting-entity/auth/short-token', { method: 'POST' });

  it('admits an entity user for a short time, and nobody else', async () => {
    await h.reset();
    const { scope } = h.as('verdant.entity');
    await h.database.withScope(scope, ({ tx }) => giveEntities(tx, { ...scope, id: scope.userId }, [], h.clock.now()));
    const { token, expiresInSeconds } = (await (await ask('verdant.entity')).json()) as {
      token: string;
      expiresInSeconds: number;
    };
    expect(expiresInSeconds).toBe(limits.shortTokenSeconds);
    const portal = () => h.anonymous('/entity-portal/requests', { headers: { authorization: `Bearer ${token}` } });
    expect(await (await portal()).json()).toEqual([]);
    h.clock.advance(expiresInSeconds + 1);
    expect((await portal()).status).toBe(440);
    for (const person of ['verdant.admin', 'verdant.member'] as const) expect((await ask(person)).status).toBe(403);
  });
});
