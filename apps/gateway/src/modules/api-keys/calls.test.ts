import { apiLimits, type Entity, type Problem } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { startReport } from '../reports/testing.ts';
import { apiOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const plant = { name: 'Plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
const problem = async (answer: Response) => `${answer.status} ${((await answer.json()) as Problem).code}`;

describe('a write with an idempotency key', () => {
  const post = (key: string, value: object, secret: string) =>
    apiOf(h).call(secret, '/entities', {
      ...body('POST', value),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
  const entities = async () => ((await (await h.as('verdant.admin').request('/entities')).json()) as Entity[]).length;

  it('is carried out once however often it is repeated within a day, and every repeat gets the first response', async () => {
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

  it('gets the same refusal when it is repeated, and another request with the same key is refused', async () => {
    const { secret } = await apiOf(h).make(['entities:write']);
    expect(await problem(await post('two', { ...plant, name: '' }, secret))).toBe('422 request.invalid');
    expect((await post('two', { ...plant, name: '' }, secret)).headers.get('idempotent-replayed')).toBe('true');
    expect(await problem(await post('two', plant, secret))).toBe('422 request.key_reused');
    expect(await problem(await post('x'.repeat(81), plant, secret))).toBe('422 request.invalid');
  });

  it('is refused while the first call is in progress, until that call must have died', async () => {
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

  it('is carried out again where another API key sends the same idempotency key', async () => {
    const one = await apiOf(h).make(['entities:write']);
    const other = await apiOf(h).make(['entities:write']);
    const first = await post('four', plant, one.secret);
    const second = await post('four', plant, other.secret);
    expect(((await first.json()) as Entity).id).not.toBe(((await second.json()) as Entity).id);
  });
});

describe('versions of records', () => {
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

  it('are sent as ETags, and a caller who has the present version gets 304', async () => {
    const { call } = await create();
    const first = await call();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe('"1"');
    for (const tag of [etag, `W/${etag}`, `"9", ${etag}`])
      expect((await call({ headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await call({ headers: { 'if-none-match': '"9"' } })).status).toBe(200);
  });

  it('are compared with If-Match: an older version is refused with the present record', async () => {
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

describe('documents, comments and answers that a key writes', () => {
  it('are stored under the name of the key', async () => {
    const api = apiOf(h);
    const { secret } = await api.make(['data-hub:read', 'data-hub:write', 'reports:read', 'reports:write']);
    const hub = hubOf(h);
    const { id } = await hub.store((await hub.time('2025-01-01', '2025-12-31')).id);
    const form = new FormData();
    const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
    form.set('file', new File([pdf], 'meter.pdf', { type: 'application/pdf' }));
    form.set('reference', 'B7');
    const post = (path: string, init: RequestInit) => api.call(secret, path, init);
    expect((await post(`/data-points/${id}/evidence`, { method: 'POST', body: form })).status).toBe(201);
    expect((await post(`/data-points/${id}/comments`, body('POST', { text: 'Noon' }))).status).toBe(201);
    const page = async (path: string) => (await (await api.call(secret, path)).json()) as { items: { id: string }[] };
    const [document] = (await page(`/data-points/${id}/evidence/page`)).items;
    expect(document).toMatchObject({ name: 'meter.pdf', reference: 'B7', by: { name: 'Ledger (API)' } });
    expect(await (await api.call(secret, `/data-points/${id}/evidence/${document?.id}/file`)).text()).toBe(pdf);
    expect((await page(`/data-points/${id}/comments/page`)).items).toMatchObject([{ by: { name: 'Ledger (API)' } }]);
    expect((await page(`/data-points/${id}/history/page`)).items).toMatchObject([{ version: 1, action: 'created' }]);

    const report = await startReport(h);
    const path = `/reports/${report.id}/answers/305-1/ghg.scope1.total`;
    const answer = (match: string, number: string) =>
      api.call(secret, path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': match },
        body: JSON.stringify({ value: figure(number, 't{CO2e}') }),
      });
    expect((await answer('"0"', '42')).headers.get('etag')).toBe('"1"');
    expect(await problem(await answer('"0"', '43'))).toBe('412 request.precondition_failed');
    expect((await page(`/reports/${report.id}/answers/page`)).items).toMatchObject([
      { fieldKey: 'ghg.scope1.total', updatedBy: { name: 'Ledger (API)' } },
    ]);
    expect((await api.call(secret, '/reports/00000000-0000-4000-8000-000000000000/answers/page')).status).toBe(404);
    const other = await apiOf(h, 'harbour.admin').make(['data-hub:read', 'reports:read']);
    for (const each of [path, `/reports/${report.id}/answers/page`, `/data-points/${id}/evidence/page`])
      expect((await apiOf(h, 'harbour.admin').call(other.secret, each)).status).toBe(404);
  });
});

describe('pages of a list', () => {
  it('contain each entity once, even where one is added between two pages', async () => {
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
