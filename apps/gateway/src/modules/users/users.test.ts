import { featureFlags, permissionsOf, type UserProfile } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

describe('the signed-in person', () => {
  it('reads their own account and permissions', async () => {
    expect(await (await h.as('verdant.member').request('/users/me')).json()).toMatchObject({
      email: 'member@verdant.example',
      firstName: 'Daniel',
      language: 'en',
    });
    expect(await (await h.as('verdant.entity').request('/users/profiles')).json()).toMatchObject({
      role: 'entity-user',
      permissions: permissionsOf('entity-user', {
        type: 'Standard',
        ownsTenant: true,
        brandMode: 'whitelabeled',
        modules: featureFlags,
        hasEntitiesManager: false,
      }),
      organizationName: 'Verdant Manufacturing',
      registerProcess: 8,
      informationStep: '4',
    });
  });

  it('gets the Chinese name of the organisation, for people who read Chinese', async () => {
    const nameOf = async () =>
      ((await (await h.as('verdant.entity').request('/users/profiles')).json()) as UserProfile).organizationChineseName;
    await h.database.pool.query('update organisations set chinese_name = $1', ['翠鋒製造有限公司']);
    expect(await nameOf()).toBe('翠鋒製造有限公司');
    await h.database.pool.query('update organisations set chinese_name = null');
    expect(await nameOf()).toBeNull();
  });

  it('never gets a password hash', async () => {
    expect(await (await h.as('verdant.admin').request('/users/me')).text()).not.toMatch(/argon2|password/i);
  });

  it('keeps the language they chose, and changes nobody else’s', async () => {
    const change = body('PATCH', { lang: 'zhTw' });
    expect((await h.as('verdant.member').request('/users/lang', change)).status).toBe(204);
    expect(await (await h.as('verdant.member').request('/users/me')).json()).toMatchObject({ language: 'zhTw' });
    for (const other of ['verdant.admin', 'verdant.sister', 'harbour.admin'] as const)
      expect(await (await h.as(other).request('/users/me')).json()).toMatchObject({ language: 'en' });
  });

  it('cannot choose a language that the product does not have', async () => {
    const refused = await h.as('verdant.member').request('/users/lang', body('PATCH', { lang: 'fr' }));
    expect(await refused.json()).toMatchObject({ issues: [{ path: 'lang', rule: 'choice_unknown' }] });
  });
});

describe('countries', () => {
  it('are listed by id with both names', async () => {
    const countries = (await (await h.as('verdant.entity').request('/system/countries?sortBy=id')).json()) as {
      id: string;
    }[];
    const ids = countries.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(countries).toContainEqual(
      expect.objectContaining({ id: 'HK', diallingCode: expect.stringContaining('852') }),
    );
  });
});
