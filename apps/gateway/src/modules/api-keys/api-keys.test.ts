/* In one piece: every rule of keys is tried on the same few keys, and a gateway for each would cost more than the tests. */
import { type ApiKey, apiLimits, type Entity, type Problem } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { subscribe } from '../payment/testing.ts';
import { apiOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const draft = { name: 'Ledger', scopes: ['data-hub:read'], expiresAt: null };
const plant = { name: 'Plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
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

  it('opens what its scope names, and says when it was last used', async () => {
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

  it('names itself in what it changes', async () => {
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

  it('ends at its time', async () => {
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
  it('is refused with an end that is past, without a scope, and beyond the limit', async () => {
    const make = (change: object) => h.as('verdant.admin').request('/api-keys', body('POST', { ...draft, ...change }));
    expect(await problem(await make({ expiresAt: h.clock.now().toISOString() }))).toBe('422 request.invalid');
    expect(await problem(await make({ scopes: [] }))).toBe('422 request.invalid');
    expect(await problem(await make({ scopes: ['billing:manage'] }))).toBe('422 request.invalid');
    for (let made = 0; made < apiLimits.keysMax; made += 1) expect((await make({})).status).toBe(201);
    expect(await problem(await make({}))).toBe('422 api.full');
  });

  it('is for administrators of the organisation', async () => {
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

describe('calls', () => {
  it('of a key are counted by the minute, and it is told how many are left', async () => {
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

  it('of a person are counted as well, generously', async () => {
    h.clock.set(new Date('2026-11-21T12:01:00Z'));
    const ask = () => h.as('verdant.member').request('/nowhere');
    for (let made = 0; made < apiLimits.personCallsPerMinuteMax; made += 1) await ask();
    expect(await problem(await ask())).toBe('429 request.too_many');
    h.clock.advance(60);
    expect((await ask()).status).toBe(404);
  });
});

describe('a write with an idempotency key', () => {
  const post = (key: string, value: object, secret: string) =>
    apiOf(h).call(secret, '/entities', {
      ...body('POST', value),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
  const entities = async () => ((await (await h.as('verdant.admin').request('/entities')).json()) as Entity[]).length;

  it('happens once for repeats of a day, and gives the first answer again', async () => {
    const { secret } = await apiOf(h).make(['entities:write']);
    const before = await entities();
    const first = await post('one', plant, secret);
    const again = await post('one', plant, secret);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    expect(await entities()).toBe(before + 1);
    h.clock.advance(apiLimits.idempotencySeconds + 60);
    expect((await post('one', { ...plant, name: 'Office' }, secret)).status).toBe(201);
  });

  it('keeps a refusal as well, and refuses another request with the same key', async () => {
    const { secret } = await apiOf(h).make(['entities:write']);
    expect(await problem(await post('two', { ...plant, name: '' }, secret))).toBe('422 request.invalid');
    expect((await post('two', { ...plant, name: '' }, secret)).headers.get('idempotent-replayed')).toBe('true');
    expect(await problem(await post('two', plant, secret))).toBe('422 request.key_reused');
    expect(await problem(await post('x'.repeat(81), plant, secret))).toBe('422 request.invalid');
  });

  it('is refused while the first is being worked on, until that must have died', async () => {
    const { secret, key } = await apiOf(h).make(['entities:write']);
    await post('three', plant, secret);
    const running = `update idempotency_keys set status = 0, answer = '{}' where user_id = $1 and operation = 'request'`;
    await h.database.pool.query(running, [key.id]);
    const meanwhile = await post('three', plant, secret);
    expect(meanwhile.headers.get('retry-after')).toBe('1');
    expect(await problem(meanwhile)).toBe('409 request.in_progress');
    const before = await entities();
    h.clock.advance(61);
    // The operation itself remembers the key too: what the lost request did is not done twice.
    expect((await post('three', plant, secret)).status).toBe(201);
    expect(await entities()).toBe(before);
  });

  it('belongs to its key alone', async () => {
    const [one, other] = [await apiOf(h).make(['entities:write']), await apiOf(h).make(['entities:write'])];
    const [first, second] = [await post('four', plant, one.secret), await post('four', plant, other.secret)];
    expect(((await first.json()) as Entity).id).not.toBe(((await second.json()) as Entity).id);
  });
});

describe('versions', () => {
  const create = async () => {
    const api = apiOf(h);
    const { secret } = await api.make(['entities:read', 'entities:write']);
    const made = (await (await api.call(secret, '/entities', body('POST', plant))).json()) as Entity;
    const call = (init: RequestInit = {}) => api.call(secret, `/entities/${made.id}`, init);
    const put = (change: object, headers: Record<string, string>) =>
      call({
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(change),
      });
    return { made, call, put };
  };

  it('are ETags: what is kept already is not sent again', async () => {
    const { call } = await create();
    const first = await call();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe('"1"');
    for (const tag of [etag, `W/${etag}`, `"9", ${etag}`])
      expect((await call({ headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await call({ headers: { 'if-none-match': '"9"' } })).status).toBe(200);
  });

  it('are asked for by If-Match: an older one is refused with the present state', async () => {
    const { put } = await create();
    const changed = await put({ ...plant, name: 'Works' }, { 'if-match': '"1"' });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    const stale = await put({ ...plant, name: 'Mill', version: 2 }, { 'if-match': '"1"' });
    expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"2"']);
    expect(await stale.json()).toMatchObject({ code: 'request.precondition_failed', current: { name: 'Works' } });
    expect(await problem(await put({ ...plant, version: 1, name: 'Mill' }, {}))).toBe('409 entity.stale');
    expect(await problem(await put({ ...plant, version: 2 }, { 'if-match': 'what' }))).toBe('422 request.invalid');
  });
});

describe('pages', () => {
  it('go on where the last one ended, whatever comes meanwhile', async () => {
    const api = apiOf(h);
    const { secret } = await api.make(['entities:read', 'entities:write']);
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
      await api.call(secret, '/entities', body('POST', { ...plant, name: `Plant ${name}` }));
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer = await api.call(secret, `/entities/page?limit=2${cursor && `&cursor=${cursor}`}`);
      const page = (await answer.json()) as { items: Entity[]; nextCursor: string | null };
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    const all = (await (await h.as('verdant.admin').request('/entities')).json()) as Entity[];
    expect(seen).toEqual(all.map(({ id }) => id).toSorted());
    expect(await problem(await api.call(secret, '/entities/page?limit=101'))).toBe('422 request.invalid');
    expect(await problem(await api.call(secret, '/entities/page?cursor=%25'))).toBe('422 request.invalid');
  });
});

// Last: the status of a subscription is remembered for some seconds, also beyond a test.
describe('an API key of a suspended organisation', () => {
  it('opens nothing any more', async () => {
    const api = apiOf(h);
    const { secret } = await api.make(['data-hub:read']);
    await h.deps.jobs.start();
    await subscribe(h, 'verdant.admin');
    await h.database.pool.query(`update subscriptions set status = 'suspended'`);
    h.clock.advance(6);
    expect(await problem(await api.call(secret, '/data-points'))).toBe('403 subscription.suspended');
  });
});
