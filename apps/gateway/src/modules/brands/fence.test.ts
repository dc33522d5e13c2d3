import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, content, picture } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

describe('access to brands', () => {
  const image = async () => {
    const form = new FormData();
    form.set('original', new File([new Uint8Array(await picture('#123456'))], 'a.png'));
    return form;
  };
  const calls = async (id: string): Promise<[string, RequestInit][]> => [
    ['/brands', {}],
    ['/brands/draft', body('PUT', { content, version: null })],
    ['/brands/draft', { method: 'DELETE' }],
    ['/brands/draft/publish', body('POST', { version: 1 })],
    [`/brands/${id}/restore`, { method: 'POST' }],
    ['/brands/draft/images/logo', { method: 'PUT', body: await image() }],
    ['/brands/draft/images/logo', { method: 'DELETE' }],
    ['/brands/draft/remarks', body('POST', { kind: 'comment', text: 'No.' })],
    ['/brands/draft/preview-link', body('POST', {})],
    ['/brands/draft/preview-link', { method: 'DELETE' }],
  ];
  const state = async () => JSON.stringify(await callerOf(h).read());

  it('is refused to everybody who is not signed in', async () => {
    const { published } = await callerOf(h).read();
    for (const [path, init] of await calls(published.id))
      expect((await h.anonymous(path, init)).status, path).toBe(401);
  });

  it.each<PersonName>(['verdant.member', 'verdant.entity', 'verdant.sister', 'meridian.admin'])(
    'keeps out %s, and nothing changes',
    async (name) => {
      await callerOf(h).saved();
      const before = await state();
      const { id } = (await callerOf(h).read()).published;
      for (const [path, init] of await calls(id))
        expect((await h.as(name).request(path, init)).status, `${init.method} ${path}`).toBe(403);
      expect(await state()).toBe(before);
    },
  );

  it('shows the administrator of another tenant that tenant’s brands only', async () => {
    const { published } = await callerOf(h).read();
    await callerOf(h).saved();
    const harbour = callerOf(h, 'harbour.admin');
    expect(await harbour.read()).toMatchObject({
      published: { content: { companyName: 'Harbour Advisory' } },
      draft: null,
    });
    expect((await harbour.restore(published.id)).status).toBe(404);
    expect((await harbour.request('/brands/draft', { method: 'DELETE' })).status).toBe(204);
    expect((await callerOf(h).read()).draft).not.toBeNull();
  });

  it('is announced to the interface by the permissions of the profile', async () => {
    const permits = async (name: PersonName) => {
      const profile = (await (await h.as(name).request('/users/profiles')).json()) as { permissions: string[] };
      return profile.permissions.includes('brand:write');
    };
    expect([await permits('verdant.admin'), await permits('harbour.admin')]).toEqual([true, true]);
    for (const name of ['verdant.member', 'verdant.entity', 'verdant.sister', 'meridian.admin'] as const)
      expect(await permits(name), name).toBe(false);
  });

  it('is refused by the database as well', async () => {
    await callerOf(h).uploaded('logo', await picture('#123456'));
    const rows = (name: PersonName) =>
      h.database.withScope(h.as(name).scope, ({ tx }) => tx.execute<{ state: string }>('select state from brands'));
    expect((await rows('verdant.sister')).rows).toEqual([{ state: 'published' }]);
    expect((await rows('verdant.admin')).rows).toHaveLength(2);
    const { scope } = h.as('verdant.sister');
    const run = (statement: string) => h.database.withScope(scope, ({ tx }) => tx.execute(statement));
    for (const statement of [
      `update brands set company_name = 'Taken'`,
      `delete from brands`,
      `update tenants set brand_changes = 0`,
      `delete from tenants`,
      `update files set organisation_id = '${scope.organisationId}'`,
      `delete from files`,
    ])
      expect((await run(statement)).rowCount, statement).toBe(0);
    const stored = `insert into files (tenant_id, media_type, bytes, hash, original_name) values`;
    await expect(run(`${stored} ('${scope.tenantId}', 'x', 1, 'x', 'x')`)).rejects.toThrow();
  });

  it('leaves every tenant with exactly one published brand and at most one draft, even for direct statements', async () => {
    await callerOf(h).saved();
    for (const statement of [
      `insert into brands (tenant_id, state, company_name, support_email, color_setting)
       select tenant_id, 'draft', 'Second', 'x', '{}' from brands where state = 'draft'`,
      `update brands set state = 'published', number = 9 where state = 'draft'`,
      `update brands set state = 'superseded' where state = 'published'`,
      `delete from brands where state = 'published'`,
      `update tenants set brand_id = (select id from brands where state = 'draft')`,
    ])
      await expect(
        h.database.withSystem((tx) => tx.execute(statement)),
        statement,
      ).rejects.toThrow();
  });
});
