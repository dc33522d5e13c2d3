/* In one file: every rule of keys is tested with the same few keys, and a gateway for each would cost more than the tests. */
import { type ApiKey, apiLimits, type Problem } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { subscribe } from '../payment/testing.ts';
import { apiOf } from './testing.ts';

// The tests of limits make all allowed calls, which is more than one test usually does.
vi.setConfig({ testTimeout: 60_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const draft = { name: 'Ledger', scopes: ['data-hub:read'], expiresAt: null };
const problem = async (answer: Response) => `${answer.status} ${((await answer.json()) as Problem).code}`;
const keys = async (name: PersonName = 'verdant.admin') =>
  (await (await h.as(name).request('/api-keys')).json()) as ApiKey[];

describe('an API key', () => {
  it('shows its secret once and keeps a hash of it', async () => {
    const { key, secret } = await apiOf(h).make(['data-hub:read', 'data-hub:read']);
    expect(secret).toMatch(/^esgk_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Ledger', scopes: ['data-hub:read'], lastUsedAt: null, revokedAt: null });
    expect(secret.startsWith(key.prefix)).toBe(true);
    const { rows } = await h.database.pool.query('select * from api_keys');
    expect(JSON.stringify([rows, await keys()])).not.toContain(secret);
  });

  it('opens what its scopes name, and shows when it was last used', async () => {
    const api = apiOf(h);
    const { secret } = await api.make(['data-hub:read']);
    expect((await api.call(secret, '/data-points')).status).toBe(200);
    expect((await keys())[0]?.lastUsedAt).toBe(h.clock.now().toISOString());
  });

  it('is refused without the scope, naming it', async () => {
    const api = apiOf(h);
    const { secret } = await api.make(['data-hub:read']);
    const answer = await api.call(secret, '/reports');
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'key.scope_missing', scope: 'reports:read' }),
    ]);
  });

  it.each(['/users/me', '/api-keys', '/payment/organizations/bills', '/auth/sessions', '/people', '/nowhere'])(
    'does not open %s, which is for people',
    async (path) => {
      const api = apiOf(h);
      const { secret } = await api.make(['data-hub:read', 'data-hub:write', 'reports:read', 'reports:publish']);
      expect(await problem(await api.call(secret, path))).toBe('403 key.not_accepted');
    },
  );

  it('is named as the author of what it changes', async () => {
    const api = apiOf(h);
    const { key, secret } = await api.make(['reports:write', 'reports:read']);
    const made = await api.call(secret, '/reports', body('POST', { versionId: 'gri-2025', name: 'From the ledger' }));
    expect(await made.json()).toMatchObject({ collaborators: [{ id: key.id, name: 'Ledger (API)' }] });
  });

  it('ends when it is revoked, at once', async () => {
    const api = apiOf(h);
    const { key, secret } = await api.make(['data-hub:read']);
    expect((await api.call(secret, '/data-points')).status).toBe(200);
    expect((await api.revoke(key.id)).status).toBe(204);
    expect(await problem(await api.call(secret, '/data-points'))).toBe('401 auth.not_authenticated');
    expect((await api.revoke(key.id)).status).toBe(204);
  });

  it('is refused once it has expired', async () => {
    const api = apiOf(h);
    const { secret } = await api.make(['data-hub:read'], new Date(h.clock.now().getTime() + 3_600_000).toISOString());
    expect((await api.call(secret, '/data-points')).status).toBe(200);
    h.clock.advance(3600);
    expect(await problem(await api.call(secret, '/data-points'))).toBe('401 auth.not_authenticated');
  });

  it('is refused on the pages of another tenant', async () => {
    const api = apiOf(h);
    const { secret } = await api.make(['data-hub:read']);
    const elsewhere = await h.anonymous(
      '/data-points',
      { headers: { authorization: `Bearer ${secret}` } },
      'harbour.localhost',
    );
    expect(await problem(elsewhere)).toBe('401 auth.not_authenticated');
  });
});

describe('making API keys', () => {
  it('is refused with an expiry in the past, without a scope, and beyond the limit of keys', async () => {
    const make = (change: object) => h.as('verdant.admin').request('/api-keys', body('POST', { ...draft, ...change }));
    expect(await problem(await make({ expiresAt: h.clock.now().toISOString() }))).toBe('422 request.invalid');
    expect(await problem(await make({ scopes: [] }))).toBe('422 request.invalid');
    expect(await problem(await make({ scopes: ['billing:manage'] }))).toBe('422 request.invalid');
    for (let made = 0; made < apiLimits.keysMax; made += 1) expect((await make({})).status).toBe(201);
    expect(await problem(await make({}))).toBe('422 api.full');
  });

  it('is reserved to administrators of the organisation', async () => {
    const { key } = await apiOf(h).make(['data-hub:read']);
    expect((await h.anonymous('/api-keys')).status).toBe(401);
    const create = (name: PersonName) => h.as(name).request('/api-keys', body('POST', draft));
    expect(await problem(await create('verdant.member'))).toBe('403 permission.denied');
    expect(await problem(await h.as('verdant.member').request('/api-keys'))).toBe('403 permission.denied');
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await keys(name)).toEqual([]);
      expect(await problem(await apiOf(h, name).revoke(key.id))).toBe('404 resource.not_found');
    }
  });
});

describe('rate limits', () => {
  it('count the calls of a key by the minute, and tell it how many are left', async () => {
    const api = apiOf(h);
    const { secret } = await api.make(['data-hub:read']);
    h.clock.set(new Date('2026-11-21T12:00:10Z'));
    const most = apiLimits.keyCallsPerMinuteMax;
    const first = await api.call(secret, '/metrics/page?limit=1');
    expect(first.headers.get('ratelimit')).toBe(`"minute";r=${most - 1};t=50`);
    expect(first.headers.get('ratelimit-policy')).toBe(`"minute";q=${most};w=60`);
    for (let made = 1; made < most; made += 1) await api.call(secret, '/nowhere');
    const refused = await api.call(secret, '/metrics/page?limit=1');
    expect(refused.headers.get('retry-after')).toBe('50');
    expect(await problem(refused)).toBe('429 request.too_many');
    h.clock.advance(50);
    expect((await api.call(secret, '/metrics/page?limit=1')).status).toBe(200);
  });

  it('count the calls of a person as well, with a higher limit', async () => {
    h.clock.set(new Date('2026-11-21T12:01:00Z'));
    const ask = () => h.as('verdant.member').request('/nowhere');
    for (let made = 0; made < apiLimits.personCallsPerMinuteMax; made += 1) await ask();
    expect(await problem(await ask())).toBe('429 request.too_many');
    h.clock.advance(60);
    expect((await ask()).status).toBe(404);
  });
});

// Last: the status of a subscription is cached for some seconds, even beyond a test.
describe('an API key of a suspended organisation', () => {
  it('opens nothing any more', async () => {
    // A first try of this test left one behind.
    h.clock.advance(60);
    const api = apiOf(h);
    const { secret } = await api.make(['data-hub:read']);
    await h.deps.jobs.start();
    await subscribe(h, 'verdant.admin');
    await h.database.pool.query(`update subscriptions set status = 'suspended'`);
    h.clock.advance(6);
    expect(await problem(await api.call(secret, '/data-points'))).toBe('403 subscription.suspended');
  });
});
